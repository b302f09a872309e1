import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { migrateDatabase } from './open-postgres-store.ts';

describePostgres('a schema that another program holds', () => {
  async function held() {
    const url = await testDatabase();
    const sql = postgres(url, { max: 2 });
    onTestFinished(() => sql.end({ timeout: 1 }));
    const said: string[] = [];
    const controller = new AbortController();
    const waiting = (sentence: string) => void said.push(sentence);
    return { sql, said, controller, setup: { url, name: '--database', waiting, signal: controller.signal } };
  }

  test('is waited for with a message, and the wait can be aborted', async () => {
    const { sql, said, controller, setup } = await held();
    await sql`SELECT pg_advisory_lock(7251566001)`;
    const waiting = (sentence: string) => {
      said.push(sentence);
      controller.abort(new Error('enough'));
    };
    await expect(migrateDatabase({ ...setup, waiting })).rejects.toThrow('enough');
    expect(said).toEqual([
      expect.stringMatching(/: another program changes its schema, .*; trying again every second$/),
    ]);
  });

  test('a running backup delays a migration, and not the servers of the previous version', async () => {
    const { sql, said, setup } = await held();
    await migrateDatabase(setup, 2);
    const backup = await sql.reserve();
    await backup`BEGIN`;
    await backup`SELECT count(*) FROM saloon.tables`;
    const migrated = migrateDatabase(setup);
    await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await sql`SELECT id FROM saloon.tables`).toHaveLength(0);
    await backup`COMMIT`;
    backup.release();
    expect(await migrated).toMatchObject({ from: 2 });
  });
});
