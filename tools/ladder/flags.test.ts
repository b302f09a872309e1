import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';
import { RUNGS } from './rungs.ts';

const flags = (line: string) => readFlags(line === '' ? [] : line.split(' '), 2);
const names = (line: string) => flags(line).rungs.map(({ id }) => id);

test('the usual matches, all matches, or the named ones', () => {
  expect(names('--full')).toEqual(RUNGS.map(({ id }) => id));
  expect(names('')).toEqual(RUNGS.filter(({ table }) => table.isMain).map(({ id }) => id));
  const asked = '--game caliber-45 --only legend,pace';
  expect(names(asked)).toEqual(['caliber-45/1v1/legend-hard', 'caliber-45/2v2/legend-hard']);
  expect(flags(asked).paces.map(({ name }) => name)).toEqual(['2v2']);
  expect(flags('--only 4p/hard').paces).toEqual([]);
});

test('flags have defaults', () => {
  expect(flags('')).toMatchObject({ mode: 'play', games: 400, threads: 2, isFresh: false });
  expect(flags('--games 8 --threads 1 --fresh --report')).toMatchObject({
    mode: 'report',
    games: 8,
    threads: 1,
    isFresh: true,
  });
});

test.each([
  ['--game poker', 'Cannot play the ladder: there is no game poker; the games are wright-brothers, '],
  ['--only god-mode', 'Cannot play the ladder: no match is called so: god-mode'],
  ['--only 3p', 'no match is called so: 3p (--list names them, --full has more)'],
  ['--games 0', '--games is a whole number from 1 to 1000000, not 0'],
  ['--threads many', '--threads is a whole number from 1 to 256, not many'],
  ['--quick', "Unknown option '--quick'"],
])('%s is told to be wrong', (line, message) => {
  expect(() => flags(line)).toThrow(message);
});
