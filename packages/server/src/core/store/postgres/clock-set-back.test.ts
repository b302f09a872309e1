import { tableId } from '@saloon/protocol';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { line, NOTHING, tableOf } from '../../../testing/stored-rows.ts';
import { openPostgresStore } from './open-postgres-store.ts';

describePostgres('a database whose clock was set back', () => {
  test('a dead server does not hold its tables until the clock has caught up', async () => {
    const url = await testDatabase();
    const store = await openPostgresStore({ url, name: '--database' });
    await store.renewLease('dead', 60_000);
    await store.commit({ ...NOTHING, server: 'dead', tables: [tableOf('a')], entries: [line('a', 0)] });
    expect(await store.orphanedTables(9)).toEqual([]);
    // As the clock finds it that has been set back by an hour.
    const sql = postgres(url, { max: 1 });
    await sql`UPDATE saloon.servers SET lease_until = lease_until + interval '1 hour'`;
    await sql.end();
    expect(await store.orphanedTables(9)).toEqual(['a']);
    expect(await store.claim(tableId('a'), 'east')).toEqual({ type: 'ours', fence: 2 });
    expect(await store.renewLease('dead', 60_000)).toBe(false);
    await store.close();
  });
});
