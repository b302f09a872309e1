import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as nap } from 'node:timers/promises';
import { tableId } from '@saloon/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describePostgres } from '../../../testing/postgres/shared-postgres.ts';
import { startPostgres } from '../../../testing/postgres/start-postgres.ts';
import { line, NOTHING, tableOf } from '../../../testing/stored-rows.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open-postgres-store.ts';

const a = tableId('a');

/** How long the log is and under which number it is ours, asked until there is an answer. */
async function claimed(store: Store): Promise<readonly [seq: number, fence: number]> {
  for (;;) {
    const claim = await store.claim(a, 'here').catch(() => undefined);
    const log = await store.entries(a).catch(() => undefined);
    if (claim?.type === 'ours' && log !== undefined) return [log.length, claim.fence];
    await nap(50);
  }
}

/** Writes line after line, as a server does: when one is not acknowledged, claims the table and reads how far it got. */
function writeOn(store: Store) {
  const acknowledged: string[] = [];
  const [state, refusals] = [{ isOver: false }, new Set<string>()];
  const run = async () => {
    let [seq, fence] = [1, 1];
    while (!state.isOver) {
      const body = `{"seq":${seq},"fence":${fence}}`;
      try {
        await store.commit({ ...NOTHING, entries: [line('a', seq, body, fence)] });
        acknowledged.push(body);
        seq += 1;
      } catch (error) {
        refusals.add(error instanceof Error && 'code' in error ? String(error.code) : String(error));
        [seq, fence] = await claimed(store);
      }
    }
  };
  return { acknowledged, refusals, state, ended: run() };
}

describePostgres('a PostgreSQL of our own', () => {
  test('after a power cut it has lost nothing it acknowledged, and the store reconnects', async () => {
    const server = await startPostgres(join(tmpdir(), `saloon-own-${randomBytes(6).toString('hex')}`));
    onTestFinished(() => server.remove(), 30_000);
    await server.run('createdb', ['saloon']);
    const store = await openPostgresStore({ url: server.url('saloon'), name: '--database' });
    await store.commit({ ...NOTHING, tables: [tableOf('a')], entries: [line('a', 0)] });
    const { acknowledged, refusals, state, ended } = writeOn(store);
    for (const how of ['immediate', 'fast'] as const) {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), { timeout: 10_000 });
      await server.stop(how);
      await vi.waitFor(() => expect(store.connectionError?.()).toBeDefined(), { timeout: 5000 });
      const before = acknowledged.length;
      await server.start();
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 5), { timeout: 10_000 });
    }
    state.isOver = true;
    await ended;
    const log = await store.entries(a);
    expect(acknowledged.filter((body) => !log.includes(body))).toEqual([]);
    expect(log.slice(1).map((body) => JSON.parse(body).seq)).toEqual(log.slice(1).map((_body, i) => i + 1));
    expect([...refusals]).toEqual(['unavailable']);
    await store.close();
  });
});
