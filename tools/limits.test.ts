import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', 'packages', 'server', 'src');

/** Where rows are counted for a page, a report or a move of data. A limit is counted by `addWithin`, in the insert itself. */
const COUNTS: Readonly<Record<string, string>> = {
  'features/daily/daily-results.ts': 'ranks',
  'features/ratings/leaders.ts': 'ranks',
  'features/ratings/profiles.ts': 'numbers of a profile',
  'features/tournaments/tournament-list.ts': 'players of a tournament',
  'features/tournaments/tournament-records.ts': 'in the insert, under a lock',
  'features/friends/tie-records.ts': 'in the insert, under a lock',
  'features/puzzles/puzzle-records.ts': 'in the insert, under a lock',
  'features/challenges/challenge-records.ts': 'in the insert, under a lock',
  'features/problems/problem-records.ts': 'problem files: the oldest go, under a lock',
  'core/store/add-within.ts': 'in the insert, under a lock',
  'core/store/sqlite/sqlite-store.ts': 'open tables: `TableSlots` counts those that are being opened',
  'core/store/postgres/postgres-store.ts': 'open tables: `TableSlots` counts those that are being opened',
  'core/store/postgres/import-sqlite.ts': 'an import into an empty database',
  'core/store/postgres/migrate.ts': 'servers that run',
  'core/store/repair/salvage.ts': 'a report',
  'core/store/repair/known-schema.ts': 'versions of a damaged file',
  'core/store/check/check-data.ts': 'a report',
};

const sources = globSync('**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** A list of placeholders is another statement for each length, and databases keep each of them prepared. */
const varyingLists = (text: string): readonly string[] => text.match(/\bIN \(\$\{[^}]*\}/g) ?? [];

const counts = (text: string): boolean => /\bcount\(\*\)/i.test(text);

/** What was awaited is compared with a limit: until the insert, other requests may have read the same. */
function checkedThenAdded(text: string): readonly string[] {
  const direct = text.match(/\(await [^\n]*\)(\.length)? >=? (?!0\b)[^\n]*/g) ?? [];
  const named = [...text.matchAll(/const (\w+) = await /g)].flatMap(([, name]) =>
    [
      ...text.matchAll(
        new RegExp(`\\b${name}(\\.length)? >=? (MOST|[A-Z_]+LIMIT|limits\\.|[a-z.]*deps\\.limits)[^\\n]*`, 'g'),
      ),
    ].map(([line]) => line),
  );
  return [...direct, ...named];
}

/** Comparisons that guard no insert. */
const ALLOWED = /serversOn|linesOn/;

test.each(sources.map(({ file, text }) => [file, text] as const))('%s', (file, text) => {
  expect(varyingLists(text), 'write `= ANY ($1)` with the list as one value').toEqual([]);
  if (counts(text))
    expect(Object.keys(COUNTS), 'use `addWithin` for a limit, or say here what is counted').toContain(file);
  const late = checkedThenAdded(text).filter((line) => !ALLOWED.test(line));
  expect(late, 'use `addWithin`: the limit must hold for requests at once').toEqual([]);
});

test('no entry of the list is out of date', () => {
  const counting = new Set(sources.filter(({ text }) => counts(text)).map(({ file }) => file));
  expect(Object.keys(COUNTS).filter((file) => !counting.has(file))).toEqual([]);
});

test('what was wrong before is found', () => {
  expect(varyingLists(`WHERE id IN (${'$'}{placeholders(ids, 1)})`)).toHaveLength(1);
  expect(checkedThenAdded("if ((await ties.count(user, 'friend')) >= MOST_FRIENDS) throw x;")).toHaveLength(1);
  expect(
    checkedThenAdded('const known = await passkeys.of(user);\nif (known.length >= MOST_PASSKEYS) throw x;'),
  ).toHaveLength(1);
  expect(checkedThenAdded('const release = await slots.take(user);')).toEqual([]);
});
