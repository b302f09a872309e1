import type { TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { changeFile, damagePages, leafPages, unreadable } from '../../testing/damage.ts';
import { COPIES, manyTables } from '../../testing/many-tables.ts';
import { realServer } from '../../testing/real-server.ts';
import { line, NOTHING, tableOf } from '../../testing/stored-rows.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { openStoreIn } from '../store/open-store.ts';
import type { StoreError } from '../store/store.ts';

/** That a server on this folder plays, that it knows which tables are broken, and that it stays well. */
async function expectServes(folder: string, secret: string, broken: TableId, whole: TableId): Promise<void> {
  const server = await realServer({ dataDir: folder });
  const ann = await connectTo(server.port, secret);
  await ann.hello('Ann');
  const gone = ann.next('gone');
  ann.send({ type: 'join', table: broken });
  expect(await gone).toEqual({ type: 'gone', table: broken, code: 'table-broken' });
  await ann.join(whole);
  expect(await ann.order(whole, { type: 'chat', text: 'hello' })).toMatchObject({ type: 'done' });
  const fresh = await ann.open();
  await ann.join(fresh);
  expect(await ann.order(fresh, { type: 'chat', text: 'hello' })).toMatchObject({ type: 'done' });
  expect((await fetch(`${server.url}health`)).status).toBe(200);
  await server.stop();
}

test('a damaged page in some logs does not affect the server and all other tables', async () => {
  const { folder, table, copies, secret } = await manyTables();
  const pages = leafPages(folder, 'entries');
  expect(pages.length).toBeGreaterThan(3);
  damagePages(folder, pages.slice(1, 2));
  const log = 'SELECT body FROM entries WHERE table_no = (SELECT no FROM tables WHERE id = ?)';
  const [broken = expect.fail('some are broken')] = unreadable(folder, copies, log);
  await expectServes(folder, secret, broken, table);
});

test('a damaged page in the list of tables does not affect the server and all other tables', async () => {
  const { folder, table, copies, secret } = await manyTables();
  const pages = leafPages(folder, 'tables');
  expect(pages.length).toBeGreaterThan(3);
  damagePages(folder, pages.slice(1, 2));
  const [broken = expect.fail('some are broken')] = unreadable(folder, copies, 'SELECT game FROM tables WHERE id = ?');
  await expectServes(folder, secret, broken, table);
});

test('a table whose log has a gap is broken, and no other is', async () => {
  const { folder, table, copies, secret } = await manyTables();
  const [first = expect.fail('there are copies'), second = first] = copies;
  changeFile(folder, 'UPDATE entries SET seq = seq + 5 WHERE table_no = (SELECT no FROM tables WHERE id = ?)', first);
  await expectServes(folder, secret, first, table);
  changeFile(folder, `UPDATE entries SET body = '{' WHERE table_no = (SELECT no FROM tables WHERE id = ?)`, second);
  await expectServes(folder, secret, second, table);
});

test('a damaged lobby row or seating hides only that table', async () => {
  const { folder, table, copies } = await manyTables();
  const [first = expect.fail('there are copies'), second = first] = copies;
  changeFile(folder, `UPDATE tables SET lobby_row = '{"id":', seating = '{"people":3}' WHERE id = ?`, first);
  changeFile(folder, `UPDATE tables SET lobby_row = '"text"', seating = 'x' WHERE id = ?`, second);
  const store = openStoreIn(folder, 1000);
  const listed = (await store.lobby(1000)).flatMap(({ row }) => row?.id ?? []);
  expect(new Set(listed)).toEqual(new Set([table, ...copies.slice(2)]));
  expect(await store.table(first)).toMatchObject({ id: first, row: undefined, seating: undefined });
  await store.close();
  const server = await realServer({ dataDir: folder });
  expect(server.parts.features.lobby.size).toBe(COPIES - 1);
});

test('a commit names the damaged tables in it, and succeeds without them', async () => {
  const { folder, copies } = await manyTables();
  damagePages(folder, leafPages(folder, 'tables').slice(1, 2));
  const broken = unreadable(folder, copies, 'SELECT game FROM tables WHERE id = ?');
  const store = openStoreIn(folder, 1000);
  const tables = copies.map((id) => ({ ...tableOf(id), phase: 'over' as const }));
  const error = (await store.commit({ ...NOTHING, tables }).catch((caught: unknown) => caught)) as StoreError;
  expect([error.code, [...error.tables].sort()]).toEqual(['damaged', [...broken].sort()]);
  const whole = tables.filter(({ id }) => !broken.includes(id));
  await store.commit({ ...NOTHING, tables: whole, entries: whole.map(({ id }) => line(id, 99)) });
  expect((await store.table(whole[0]?.id ?? expect.fail('some are whole')))?.phase).toBe('over');
  await store.close();
});
