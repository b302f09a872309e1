import { tableId } from '@saloon/protocol';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { cuttingProxy } from '../../../testing/postgres/cutting-proxy.ts';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { line, NOTHING, tableOf } from '../../../testing/stored-rows.ts';
import { openPostgresStore } from './open-postgres-store.ts';

const a = tableId('a');

describePostgres('a broken connection to PostgreSQL', () => {
  /** A table on a database, a store that reaches it by a line with somebody on it, and one that reaches it straight. */
  async function broken() {
    const url = await testDatabase();
    const proxy = await cuttingProxy(Number(new URL(url).port));
    const through = new URL(url);
    through.port = String(proxy.port);
    const far = await openPostgresStore({ url: through.href, name: '--database' });
    const near = await openPostgresStore({ url, name: '--database' });
    onTestFinished(async () => {
      await proxy.close();
      await Promise.all([far.close(), near.close()]);
    });
    await far.commit({ ...NOTHING, tables: [tableOf('a')], entries: [line('a', 0)] });
    return { url, proxy, far, near };
  }

  test('a commit without an answer is in doubt: after a claim the log has it', async () => {
    const { proxy, far, near } = await broken();
    proxy.holdAnswers();
    const outcome = far.commit({ ...NOTHING, entries: [line('a', 1)] }).catch((error) => error);
    await eventually(async () => expect(await near.entries(a)).toHaveLength(2));
    proxy.cut();
    expect(await outcome).toMatchObject({ code: 'unavailable', tables: [], isInDoubt: true });
    expect(far.connectionError?.()).toContain('CONNECTION_CLOSED');
    await proxy.close();
    await proxy.open();
    expect(await far.claim(a, 'here')).toEqual({ type: 'ours', fence: 2 });
    expect(far.connectionError?.()).toBeUndefined();
    expect(await far.entries(a)).toEqual(['{"n":0}', '{"n":1}']);
    await far.commit({ ...NOTHING, entries: [line('a', 2, '{}', 2)] });
  });

  test('a commit that reaches the database after the table was claimed again is refused there', async () => {
    const { proxy, far, near } = await broken();
    proxy.holdQuestions();
    const outcome = far.commit({ ...NOTHING, entries: [line('a', 1)] }).catch((error) => error);
    await eventually(() => expect(proxy.heldBytes()).toBeGreaterThan(0));
    proxy.cut();
    expect(await outcome).toMatchObject({ code: 'unavailable' });
    expect(await near.claim(a, 'here')).toEqual({ type: 'ours', fence: 2 });
    expect(await proxy.letGo()).toContain('another server holds the table');
    expect(await near.entries(a)).toEqual(['{"n":0}']);
  });

  test('queries on a breaking connection do not block those on the next one', async () => {
    const { proxy, far } = await broken();
    await proxy.close();
    const batch = { ...NOTHING, entries: [line('a', 1)] };
    await expect(far.commit(batch)).rejects.toMatchObject({ code: 'unavailable', isInDoubt: true });
    await proxy.open();
    const started = performance.now();
    await far.commit(batch);
    // Far less than a silent line is given.
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('a claim waits for a commit that has begun', async () => {
    const { url, near } = await broken();
    const sql = postgres(url, { max: 1 });
    onTestFinished(() => sql.end());
    let claimed: unknown;
    await sql.begin(async (tx) => {
      await tx`SELECT saloon.keep('here', '{}', '{}', '{}', '[]', '{a}', '{1}', '{1}', ARRAY['{"n":1}'])`;
      near.claim(a, 'here').then((claim) => {
        claimed = claim;
      });
      await eventually(async () => {
        const [waiting] = await tx`SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted`;
        expect(waiting?.n).toBeGreaterThan(0);
      });
      expect(claimed).toBeUndefined();
    });
    await eventually(() => expect(claimed).toEqual({ type: 'ours', fence: 2 }));
    expect(await near.entries(a)).toHaveLength(2);
  });

  test('a silent database counts as unavailable after a while, and is used again when it answers', async () => {
    const { proxy, far } = await broken();
    proxy.holdQuestions();
    const outcome = far.commit({ ...NOTHING, entries: [line('a', 1)] }).catch((error) => error);
    expect(await outcome).toMatchObject({ code: 'unavailable', message: 'the database is away: no answer for 5 s' });
    expect(far.connectionError?.()).toBe('no answer for 5 s');
    await proxy.close();
    // Nobody listens: nothing can have been kept.
    const refused = far.commit({ ...NOTHING, entries: [line('a', 1)] });
    await expect(refused).rejects.toMatchObject({ code: 'unavailable', isInDoubt: false });
    await expect(far.table(a)).rejects.toMatchObject({ code: 'unavailable' });
    await proxy.open();
    await eventually(async () => expect((await far.table(a))?.fence).toBe(1));
    await far.commit({ ...NOTHING, entries: [line('a', 1)] });
    expect(far.connectionError?.()).toBeUndefined();
  });
});
