import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInCatalog } from '@saloon/catalog';
import type { TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { changeFile, damagePages, leafPages, unreadable } from '../../../testing/damage.ts';
import { COPIES, manyTables } from '../../../testing/many-tables.ts';
import { realServer, testFolder } from '../../../testing/real-server.ts';
import { connectTo } from '../../../testing/ws-client.ts';
import { checkFolder } from '../check/check-data.ts';
import { openStoreIn } from '../open-store.ts';
import { repairFolder } from './repair-folder.ts';

const find = builtInCatalog.findGame;
const LOG = 'SELECT body FROM entries WHERE table_no = (SELECT no FROM tables WHERE id = ?)';
const setup = { find, wall: Date.UTC(2026, 0, 2, 3, 4, 5) };
const BEFORE = 'saloon-before-repair-2026-01-02T03-04-05-000Z';
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const logOf = 'table_no = (SELECT no FROM tables WHERE id = ?)';

/** That a server opens on the folder and that its host can talk at the table. */
async function expectPlayable(folder: string, secret: string, table: TableId): Promise<void> {
  const server = await realServer({ dataDir: folder });
  const ann = await connectTo(server.port, secret);
  await ann.hello('Ann');
  await ann.join(table);
  expect(await ann.order(table, { type: 'chat', text: 'hello' })).toMatchObject({ type: 'done' });
  await server.stop();
}

test('an intact folder passes the check, also while a server runs, and repair changes nothing', async () => {
  const { folder } = await manyTables();
  const server = await realServer({ dataDir: folder });
  const report = checkFolder(folder, { find });
  expect(report).toMatchObject({ damage: [], broken: [], lacking: [], tables: COPIES + 1, people: 1 });
  await server.stop();
  const file = readFileSync(join(folder, 'saloon.sqlite'));
  const names = readdirSync(folder);
  expect(repairFolder(folder, setup)).toMatchObject({
    before: undefined,
    salvaged: undefined,
    aside: [],
    tables: COPIES + 1,
  });
  expect(readFileSync(join(folder, 'saloon.sqlite'))).toEqual(file);
  expect(readdirSync(folder)).toEqual(names);
});

test.each([
  ['the list of tables', (pages: readonly number[]) => pages],
  ['the first page and the list of tables', (pages: readonly number[]) => [1, ...pages]],
])('damage to %s: every table is there again', async (_, damaged) => {
  const { folder, table, secret } = await manyTables();
  const pages = leafPages(folder, 'sqlite_schema');
  expect(pages.length).toBeGreaterThan(1);
  damagePages(folder, damaged(pages));
  const { salvaged, tables, aside } = repairFolder(folder, setup);
  expect({ salvaged, tables, aside }).toMatchObject({ salvaged: { users: 1 }, tables: COPIES + 1, aside: [] });
  expect(checkFolder(folder, { find })).toMatchObject({ damage: [], broken: [], tables: COPIES + 1 });
  expect(readdirSync(folder).filter((name) => name.includes('salvage'))).toEqual([]);
  await expectPlayable(folder, secret, table);
});

test('a damaged page of the logs: what can be read is saved, broken tables are set aside, the rest is played', async () => {
  const { folder, table, copies, secret } = await manyTables();
  const whole = readFileSync(join(folder, 'saloon.sqlite'));
  damagePages(folder, leafPages(folder, 'entries').slice(1, 2));
  const lost = unreadable(folder, copies, LOG);
  const found = checkFolder(folder, { find });
  expect(found.damage).toContain('database disk image is malformed');
  expect(found.broken.map(({ id }) => id)).toEqual(lost);
  expect(found.broken[0]?.problem.text).toMatch(/^its log can't be read \(/);

  const repaired = repairFolder(folder, setup);
  expect(repaired.before).toBe(join(folder, BEFORE));
  expect(readFileSync(join(folder, BEFORE, 'saloon.sqlite'))).toHaveLength(whole.length);
  expect([modeOf(join(folder, BEFORE)), modeOf(join(folder, BEFORE, 'saloon.sqlite'))]).toEqual(['700', '600']);
  expect(repaired.aside.map(({ name }) => name)).toEqual(lost);
  expect(repaired.tables).toBe(COPIES + 1 - lost.length);
  for (const { file, why } of repaired.aside) {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      saloon: 'table set aside',
      why,
      table: { game: 'wright-brothers' },
    });
    expect(modeOf(file)).toBe('600');
  }
  expect(checkFolder(folder, { find })).toMatchObject({ damage: [], broken: [], tables: COPIES + 1 - lost.length });
  expect(modeOf(join(folder, 'saloon.sqlite'))).toBe('600');
  await expectPlayable(folder, secret, table);
});

test('a damaged page of the list of tables: the rows are made again from the logs, and every table is played', async () => {
  const { folder, copies, secret } = await manyTables();
  damagePages(folder, leafPages(folder, 'tables').slice(1, 2));
  const lost = unreadable(folder, copies, 'SELECT game FROM tables WHERE id = ?');
  const { restored, aside, tables } = repairFolder(folder, setup);
  expect([restored, aside, tables]).toEqual([lost, [], COPIES + 1]);
  const [first = expect.fail('some were lost')] = lost;
  await expectPlayable(folder, secret, first);
  const store = openStoreIn(folder, 1000);
  expect(await store.table(first)).toMatchObject({ game: 'wright-brothers', phase: 'waiting', row: { id: first } });
  await store.close();
});

test('a damaged index costs nothing', async () => {
  const { folder, table, secret } = await manyTables();
  damagePages(folder, leafPages(folder, 'entries_by_table').slice(0, 1));
  expect(checkFolder(folder).damage).not.toEqual([]);
  expect(repairFolder(folder, setup)).toMatchObject({ restored: [], aside: [], tables: COPIES + 1 });
  await expectPlayable(folder, secret, table);
});

test('tables with a gap, an unreadable entry or an impossible one are named and set aside, one by one', async () => {
  const { folder, table, copies, secret } = await manyTables();
  const [gap = table, empty = table, bad = table, odd = table] = copies;
  changeFile(folder, `UPDATE entries SET seq = seq + 5 WHERE ${logOf}`, gap);
  changeFile(folder, `DELETE FROM entries WHERE ${logOf}`, empty);
  changeFile(folder, `UPDATE entries SET body = '{"type":' WHERE ${logOf} AND seq = 0`, bad);
  changeFile(folder, `INSERT INTO entries SELECT no, 99, '{"type":"undone","at":5}' FROM tables WHERE id = ?`, odd);
  changeFile(
    folder,
    `UPDATE entries SET seq = (SELECT count(*) - 1 FROM entries AS all_entries WHERE all_entries.table_no = entries.table_no)
     WHERE ${logOf} AND seq = 99`,
    odd,
  );
  changeFile(folder, `INSERT INTO snapshots SELECT no, 1, 'stamp', 'last', '{' FROM tables WHERE id = ?`, gap);
  const words = {
    [gap]: /^its log has no entry 0$/,
    [empty]: /^its log is empty$/,
    [bad]: /^entry 0 of its log can't be read/,
    [odd]: /^it can't be played again \(Cannot take a move back/,
  };
  const { broken, damage } = checkFolder(folder, { find });
  expect(damage).toEqual([]);
  expect(broken.map(({ id }) => id)).toEqual([gap, empty, bad, odd]);
  for (const { id, problem } of broken) expect(problem.text).toMatch(words[id] ?? /^$/);
  // Without playing them again an impossible entry isn't noticed.
  expect(checkFolder(folder).broken.map(({ id }) => id)).toEqual([gap, empty, bad]);
  const { salvaged, aside } = repairFolder(folder, setup);
  expect(salvaged).toBeUndefined();
  expect(aside.map(({ file }) => file)).toEqual(
    [gap, empty, bad, odd].map((id) => join(folder, 'saloon-set-aside', `${id}.json`)),
  );
  const { entries } = JSON.parse(readFileSync(aside[0]?.file ?? '', 'utf8')) as { entries: { seq: number }[] };
  expect(entries[0]?.seq).toBe(5);
  expect(checkFolder(folder, { find })).toMatchObject({ damage: [], broken: [], tables: COPIES - 3 });
  await expectPlayable(folder, secret, table);
});

test('a table of rules that this program does not have is left as it is', async () => {
  const { folder, copies } = await manyTables();
  const [old = expect.fail('there are copies')] = copies;
  changeFile(
    folder,
    `UPDATE entries SET body = replace(body, '"rulesVersion":', '"rulesVersion":99') WHERE ${logOf}`,
    old,
  );
  const { broken, lacking } = checkFolder(folder, { find });
  expect([broken, lacking.map(({ id }) => id)]).toEqual([[], [old]]);
  expect(repairFolder(folder, setup)).toMatchObject({ before: undefined, aside: [], tables: COPIES + 1 });
});

test('repair waits for no server: it refuses, and leaves nothing behind', async () => {
  const folder = testFolder();
  const store = openStoreIn(folder, 1000);
  expect(() => repairFolder(folder, setup)).toThrow(/^Cannot repair .*: another server is using it; stop that one/);
  expect(readdirSync(folder).filter((name) => name.startsWith('saloon-'))).toEqual([]);
  await store.close();
});

test('an unreadable file is not moved', async () => {
  const folder = testFolder();
  const bytes = 'these are not the bytes you are looking for'.repeat(100);
  writeFileSync(join(folder, 'saloon.sqlite'), bytes);
  expect(() => checkFolder(folder)).toThrow(/^Cannot check .*: file is not a database$/);
  expect(() => repairFolder(folder, setup)).toThrow(/: nothing in it can be read; restore a backup$/);
  expect(readFileSync(join(folder, 'saloon.sqlite'), 'utf8')).toBe(bytes);
  expect(readdirSync(folder).sort()).toEqual(['saloon.sqlite', 'saloon.sqlite-lock']);
});
