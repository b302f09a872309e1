import { tableId, userId } from '@saloon/protocol';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { ann, line, NOTHING, tableOf } from '../../../testing/stored-rows.ts';
import { PersonRecords } from '../../identity/person-records.ts';
import { runOne } from '../shared-sql.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open-postgres-store.ts';

/** A statement keeps its plan when it has been asked more often than this. */
const ASKED = 8;
const MANY = 2000;
const FOR_MS = 60_000;

describePostgres('plans of a server that grows', () => {
  const seating = { title: '', pace: undefined, isPrivate: false, people: [ann], names: ['Ann'], toAct: [] };
  const opened = (id: string) => tableOf(id, { seating });

  async function useServer(store: Store, id: string, from: number): Promise<void> {
    for (let seq = from; seq < from + ASKED; seq++) {
      await store.commit({ ...NOTHING, tables: [opened(id)], entries: [line(id, seq)] });
      await store.table(tableId(id));
      await store.entries(tableId(id));
      await store.claim(tableId('laid-aside'), 'here');
      await store.seated(ann, 0, 1);
      await store.openTables(ann);
      await store.dueTables(0, 1);
      await store.lobby(1);
      await store.orphanedTables(1);
    }
  }

  test('no sequential scan on a grown database, also on connections that planned when it was small', async () => {
    const url = await testDatabase();
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    onTestFinished(() => sql.end());
    const store = await openPostgresStore({ url, name: '--database' });
    await store.renewLease('here', FOR_MS);
    await store.commit({ ...NOTHING, tables: [tableOf('laid-aside')] });
    await useServer(store, 'first', 0);
    const ids = Array.from({ length: MANY }, (_, i) => `t${i}`);
    await store.commit({ ...NOTHING, tables: ids.map(opened), entries: ids.map((id) => line(id, 0)) });
    await useServer(store, 'first', ASKED);
    await store.close();
    const read = await sql`
      SELECT relname AS table, seq_tup_read AS rows FROM pg_stat_user_tables
      WHERE schemaname = 'saloon' AND relname IN ('tables', 'entries', 'seats') ORDER BY 1`;
    for (const { table, rows } of read)
      expect(Number(rows), `rows of ${table} read from end to end`).toBeLessThan(MANY);
  });

  test('a statement without an index is not compiled first', async () => {
    const store = await openPostgresStore({ url: await testDatabase(), name: '--database' });
    onTestFinished(() => store.close());
    const plan = await runOne(store.query, 'EXPLAIN (ANALYZE) DELETE FROM tickets WHERE user_id = $1', 'ann');
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Seq Scan on tickets(?![\s\S]*JIT)/);
  });

  test('a list of any length is one prepared statement', async () => {
    const store = await openPostgresStore({ url: await testDatabase(), name: '--database' });
    onTestFinished(() => store.close());
    const people = new PersonRecords(store.query);
    const ids = Array.from({ length: 40 }, (_, i) => userId(`a"${i}\\`));
    for (const id of ids.slice(0, 3)) await people.keep({ id, secretHash: '', name: 'Ann' }, 1);
    for (let length = 1; length <= ids.length; length++) await people.findAll(ids.slice(0, length));
    expect((await people.findAll(ids)).map(({ id }) => id).sort()).toEqual(ids.slice(0, 3));
    const [row] = await runOne(
      store.query,
      "SELECT count(*) AS n FROM pg_prepared_statements WHERE statement LIKE '%WHERE people.id =%'",
    );
    expect(Number(row?.n)).toBeLessThanOrEqual(1);
  });
});
