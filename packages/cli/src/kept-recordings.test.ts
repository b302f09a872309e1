import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame, games } from '@saloon/catalog';
import { verdictIn, verifyRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { keptName, keptRecording } from './kept-recordings.ts';

const root = fileURLToPath(new URL('../../games/', import.meta.url));
const folderOf = (id: string) => `${root}${id}/recordings/`;

test.each(games)('$id keeps a recording of the rules it plays now', ({ id, rulesVersion }) => {
  expect(
    existsSync(`${folderOf(id)}${keptName(rulesVersion)}`),
    `${id} plays version ${rulesVersion} of its rules, and recordings/${keptName(rulesVersion)} is not there: ` +
      'run npm run recordings and add the file to the commit',
  ).toBe(true);
});

const kept = games.flatMap(({ id }) =>
  globSync('*', { cwd: folderOf(id) })
    .sort()
    .map((file) => ({ id, file })),
);

test.each(kept)('$id: recordings/$file opens, and is replayed to its end', ({ id, file }) => {
  const started = performance.now();
  const verdict = verifyRecording(readFileSync(`${folderOf(id)}${file}`, 'utf8'), findGame);
  const [, version = ''] = /^v(\d+)/.exec(file) ?? [];
  const isCurrent = Number(version) === findGame(id)?.rulesVersion;
  const advice = isCurrent
    ? `the rules of ${id} play the same game otherwise now: raise its rulesVersion, let findGame of the catalog answer the old rules for version ${version}, and run npm run recordings`
    : `findGame of the catalog has to answer the rules of version ${version} of ${id}: players have such files, and they open for ever`;
  expect(verdict.ok, `${verdictIn('en', verdict, String)} If that was meant, ${advice}`).toBe(true);
  // Measured on a loaded machine: a whole game takes a tenth of it.
  expect(performance.now() - started).toBeLessThan(1000);
});

test('there is a file of every format that was ever written', () => {
  const formats = new Set(
    kept.map(({ id, file }) => /"format":(\d+)/.exec(readFileSync(`${folderOf(id)}${file}`, 'utf8'))?.[1]),
  );
  expect([...formats].sort()).toEqual(['1', '2']);
});

test('what is kept is a game that people have cut the deck for', () => {
  const game = games[0] ?? expect.fail('there is one');
  const verdict = verifyRecording(keptRecording(game), findGame);
  expect(verdict).toMatchObject({ ok: true, shuffle: 'shared', shares: [0, 1, 2], withheld: [3] });
});
