import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame, games } from '@saloon/catalog';
import { verdictIn, verifyRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { makeStoredRecording, storedName } from './stored-recordings.ts';

const root = fileURLToPath(new URL('../../../games/', import.meta.url));
const folderOf = (id: string) => `${root}${id}/recordings/`;

test.each(games)('$id has a stored recording for its current rules version', ({ id, rulesVersion }) => {
  expect(
    existsSync(`${folderOf(id)}${storedName(rulesVersion)}`),
    `${id} plays version ${rulesVersion} of its rules, and recordings/${storedName(rulesVersion)} is missing: ` +
      'run npm run recordings and add the file to the commit',
  ).toBe(true);
});

const stored = games.flatMap(({ id }) =>
  globSync('*', { cwd: folderOf(id) })
    .sort()
    .map((file) => ({ id, file })),
);

test.each(stored)('$id: recordings/$file can be read and replayed to its end', ({ id, file }) => {
  const before = process.threadCpuUsage();
  const verdict = verifyRecording(readFileSync(`${folderOf(id)}${file}`, 'utf8'), findGame);
  const [, version = ''] = /^v(\d+)/.exec(file) ?? [];
  const isCurrent = Number(version) === findGame(id)?.rulesVersion;
  const advice = isCurrent
    ? `the rules of ${id} have changed: raise its rulesVersion, let the catalog's findGame return the old rules for version ${version}, and run npm run recordings`
    : `the catalog's findGame must return the rules of ${id} version ${version}: players have such files and must always be able to open them`;
  expect(verdict.ok, `${verdictIn('en', verdict, String)} If that was meant, ${advice}`).toBe(true);
  // CPU time, because other processes may be busy. A whole game takes about a tenth of this.
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test('there is a stored file of every format version', () => {
  const formats = new Set(
    stored.map(({ id, file }) => /"format":(\d+)/.exec(readFileSync(`${folderOf(id)}${file}`, 'utf8'))?.[1]),
  );
  expect([...formats].sort()).toEqual(['1', '2']);
});

test('in stored games people took part in the shuffle', () => {
  const game = games[0] ?? expect.fail('there is one');
  const verdict = verifyRecording(makeStoredRecording(game), findGame);
  expect(verdict).toMatchObject({ ok: true, shuffle: 'shared', shares: [0, 1, 2], withheld: [3] });
});
