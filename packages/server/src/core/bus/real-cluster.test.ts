import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId } from '@saloon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { owed, playToTheEnd } from '../../testing/play.ts';
import { describePostgres, testDatabase } from '../../testing/postgres/shared-postgres.ts';
import { realServer, testFolder } from '../../testing/real-server.ts';
import { describeRedis } from '../../testing/redis/describe-redis.ts';
import { type RunningRedis, startRedis } from '../../testing/redis/start-redis.ts';
import { connectTo } from '../../testing/ws-client.ts';

type Health = { readonly status: string; readonly bus?: string };
const healthOf = async (port: number): Promise<Health> =>
  (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as Health;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const LONGEST = 10_000;
  const end = performance.now() + LONGEST;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('Cannot go on: it never came about');
    await sleep(20);
  }
}

describeRedis('servers on a real Redis', () =>
  describePostgres('and a real PostgreSQL', () => {
    let redis: RunningRedis;
    beforeAll(async () => {
      redis = await startRedis(mkdtempSync(join(tmpdir(), 'saloon-redis-')));
    });
    afterAll(() => redis.remove());

    async function two() {
      const database = { url: await testDatabase(), name: 'DATABASE_URL' };
      const setup = { database, redis: redis.url };
      return [await realServer(setup), await realServer(setup)] as const;
    }

    async function annAndBob(ports: readonly [number, number], rounds: number) {
      const [ann, bob] = [await connectTo(ports[0]), await connectTo(ports[1])];
      await ann.hello('Ann');
      await bob.hello('Bob');
      const table = await ann.open({ options: { rounds } });
      await ann.join(table);
      await bob.join(table);
      expect(await bob.order(table, { type: 'sit', seat: 1 })).toMatchObject({ type: 'done' });
      expect(await ann.order(table, { type: 'start' })).toMatchObject({ type: 'done' });
      return { ann, bob, table };
    }

    async function expectSame(people: readonly TestClient[], table: TableId): Promise<void> {
      for (const one of people) {
        const { view, version } = one.table(table);
        await one.join(table);
        expect([one.table(table).view, one.table(table).version]).toEqual([view, version]);
      }
    }

    test('a game across two of them, Redis restarted under play, and the one that holds it stopped', async () => {
      const [east, west] = await two();
      const { ann, bob, table } = await annAndBob([east.port, west.port], 1);
      expect(await healthOf(west.port)).toMatchObject({ status: 'ok', bus: 'up', tables: 0 });

      await redis.stop('SIGKILL');
      await until(async () => (await healthOf(west.port)).bus === 'away');
      expect(await ann.order(table, { type: 'chat', text: 'Only us' })).toMatchObject({ type: 'done' });
      const waiting = bob.order(table, { type: 'chat', text: 'Anybody?' }, 'across');
      await redis.start();
      expect(await waiting).toMatchObject({ type: 'done' });
      expect(await healthOf(east.port)).toMatchObject({ status: 'ok', bus: 'up' });

      const goodbye = ann.next('error');
      await east.stop();
      const started = performance.now();
      expect(await goodbye).toEqual({ type: 'error', code: 'server-stopping' });
      const back = await connectTo(west.port, ann.secret);
      await back.hello('Ann');
      const { version } = ann.table(table);
      expect((await back.join(table, version)).version).toBeGreaterThanOrEqual(version);
      expect(performance.now() - started).toBeLessThan(2000);
      expect(await healthOf(west.port)).toMatchObject({ tables: 1 });
      await playToTheEnd([back, bob], table, () => sleep(1));
      await expectSame([back, bob], table);
      expect(owed(bob, table)).toBeUndefined();
    });
  }),
);

describe('a server with Redis and no database', () => {
  test('fails with one sentence that says what is missing, and writes nothing', async () => {
    const dataDir = join(testFolder(), 'data');
    const setup = { redis: 'redis://127.0.0.1:1', dataDir };
    await expect(realServer(setup)).rejects.toThrow(
      'Cannot share tables over Redis: they are in a file that one server has to itself; give DATABASE_URL or --database as well',
    );
    expect(existsSync(dataDir)).toBe(false);
  });
});
