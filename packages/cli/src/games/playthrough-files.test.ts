import { games } from '@saloon/catalog';
import { expect, test } from 'vitest';
import { playthroughFiles } from './playthrough-files.ts';

const game = games.find(({ id }) => id === 'wright-brothers') ?? expect.fail('it is in the catalog');
const entry = { name: '2p', seats: 2, seed: 7, bots: ['random'], options: { rounds: 1 } };

test('a manifest gives one transcript per language, the same each time', () => {
  const files = playthroughFiles(game, [entry]);
  expect(files.map(({ file }) => file)).toEqual(['2p.en.txt', '2p.ru.txt']);
  expect(playthroughFiles(game, [entry])).toEqual(files);
});

test('a manifest with an unknown option is rejected', () => {
  expect(() => playthroughFiles(game, [{ ...entry, options: { round: 1 } }])).toThrow('Cannot play 2p');
});
