import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame, games } from '@saloon/catalog';
import { verdictIn, verifyRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { makeStoredRecording, storedName } from './stored-recordings.ts';

const root = fileURLToPath(new URL('../../games/', import.meta.url));
const folderOf = (id: string) => `${root}${id}/recordings/`;

test.each(games)('$id has a stored recording for its current rules version', ({ id, rulesVersion }) => {
  expect(
    existsSync(`${folderOf(id)}${storedName(rulesVersion)}`),
    `${id} plays version ${rulesVersion} of its rules, and recordings/${storedName(rulesVersion)} is not there: ` +
      'run npm run recordings and add the file to the commit',
  ).toBe(true);
});

const kept = games.flatMap(({ id }) =>
  globSync('*', { cwd: folderOf(id) })
    .sort()
    .map((file) => ({ id, file })),
);

test.each(kept)('$id: recordings/$file can be read and replayed to its end', ({ id, file }) => {
  const started = performance.now();
  const verdict = verifyRecording(readFileSync(`${folderOf(id)}${file}`, 'utf8'), findGame);
  const [, version = ''] = /^v(\d+)/.exec(file) ?? [];
  const isCurrent = Number(version) === findGame(id)?.rulesVersion;
  const advice = isCurrent
    ? `the rules of ${id} play the same game otherwise now: raise its rulesVersion, let findGame of the catalog answer the old rules for version ${version}, and run npm run recordings`
    : `findGame of the catalog has to answer the rules of version ${version} of ${id}: players have such files, and they open for ever`;
  expect(verdict.ok, `${verdictIn('en', verdict, String)} If that was meant, ${advice}`).toBe(true);
  // A whole game takes about a tenth of that on a busy machine.
  expect(performance.now() - started).toBeLessThan(1000);
});

test('there is a stored file of every format version', () => {
  const formats = new Set(
    kept.map(({ id, file }) => /"format":(\d+)/.exec(readFileSync(`${folderOf(id)}${file}`, 'utf8'))?.[1]),
  );
  expect([...formats].sort()).toEqual(['1', '2']);
});

test('in stored games people took part in the shuffle', () => {
  const game = games[0] ?? expect.fail('there is one');
  const verdict = verifyRecording(makeStoredRecording(game), findGame);
  expect(verdict).toMatchObject({ ok: true, shuffle: 'shared', shares: [0, 1, 2], withheld: [3] });
});
