import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeRedis } from '../../testing/redis/describe-redis.ts';
import { type RunningRedis, startRedis } from '../../testing/redis/start-redis.ts';
import type { Bus } from './bus.ts';
import { MemoryHub } from './memory-bus.ts';
import { openRedisBus } from './redis-bus.ts';

/** What a bus runs on, for the tests that both kinds have to pass. */
type Ground = {
  readonly open: () => Promise<Bus>;
  readonly takeAway: () => Promise<void>;
  readonly bringBack: () => Promise<void>;
};

async function until(isSo: () => boolean): Promise<void> {
  const LONGEST = 5000;
  const end = performance.now() + LONGEST;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('Cannot go on: it never came about');
    await sleep(5);
  }
}

function busTests(ground: () => Ground): void {
  const opened = async (): Promise<Bus> => {
    const bus = await ground().open();
    onTestFinished(() => bus.close());
    return bus;
  };

  test('a message reaches all subscribers of its channel, and nobody else', async () => {
    const [east, west, north] = [await opened(), await opened(), await opened()];
    const heard: string[] = [];
    await west.subscribe('a', (text) => heard.push(`west ${text}`));
    await north.subscribe('a', (text) => heard.push(`north ${text}`));
    await north.subscribe('b', (text) => heard.push(`north b ${text}`));
    east.publish('a', 'howdy «привет» 🤠');
    east.publish('c', 'nobody');
    east.publish('b', 'you');
    await until(() => heard.length === 3);
    expect([...heard].sort()).toEqual(['north b you', 'north howdy «привет» 🤠', 'west howdy «привет» 🤠']);
    expect(heard.indexOf('north howdy «привет» 🤠')).toBeLessThan(heard.indexOf('north b you'));
  });

  test('messages of one server arrive in order, also across channels', async () => {
    const [east, west] = [await opened(), await opened()];
    const heard: number[] = [];
    for (const channel of ['x', 'y', 'z']) await west.subscribe(channel, (text) => heard.push(Number(text)));
    const all = Array.from({ length: 2000 }, (_, i) => i);
    for (const i of all) {
      east.publish(['x', 'y', 'z'][i % 3] ?? 'x', `${i}`);
      if (i % 300 === 0) await sleep(1);
    }
    await until(() => heard.length === all.length);
    expect(heard).toEqual(all);
  });

  test('messages sent while the bus is down are lost; afterwards subscriptions work again', async () => {
    const [east, west] = [await opened(), await opened()];
    const heard: string[] = [];
    const states: boolean[] = [];
    await west.subscribe('a', (text) => heard.push(text));
    west.watch((isUp) => states.push(isUp));
    east.publish('a', 'before');
    await until(() => heard.length === 1);
    await ground().takeAway();
    await until(() => !east.isUp && !west.isUp);
    east.publish('a', 'meanwhile');
    await ground().bringBack();
    await until(() => east.isUp && west.isUp);
    east.publish('a', 'after');
    await until(() => heard.length === 2);
    expect(heard).toEqual(['before', 'after']);
    expect(states).toEqual([false, true]);
  });

  test('a closed bus receives nothing, and its last messages still go out', async () => {
    const [east, west, north] = [await opened(), await ground().open(), await opened()];
    const heard: string[] = [];
    await west.subscribe('a', (text) => heard.push(`west ${text}`));
    await north.subscribe('a', (text) => heard.push(`north ${text}`));
    west.publish('a', 'goodbye');
    await west.close();
    east.publish('a', 'gone?');
    await until(() => heard.includes('north gone?'));
    expect(heard).toContain('north goodbye');
    expect(heard).not.toContain('west gone?');
  });
}

describe('a bus inside one process', () => {
  let hub = new MemoryHub();
  busTests(() => ({
    open: async () => hub.open(),
    takeAway: async () => hub.setUp(false),
    bringBack: async () => hub.setUp(true),
  }));
  afterAll(() => {
    hub = new MemoryHub();
  });
});

describeRedis('a bus over Redis', () => {
  let redis: RunningRedis;
  const told: string[] = [];
  beforeAll(async () => {
    redis = await startRedis(mkdtempSync(join(tmpdir(), 'saloon-redis-')));
  });
  afterAll(() => redis.remove());
  const open = () =>
    openRedisBus({ url: redis.url, away: (reason) => told.push(reason), back: () => told.push('back') });
  busTests(() => ({ open, takeAway: () => redis.stop('SIGKILL'), bringBack: () => redis.start() }));

  test('waits for a Redis that is not up yet, and says so in one sentence', async () => {
    await redis.stop();
    told.length = 0;
    const bus = await open();
    onTestFinished(() => bus.close());
    const heard: string[] = [];
    await bus.subscribe('a', (text) => heard.push(text));
    expect(bus.isUp).toBe(false);
    await sleep(300);
    expect(told).toEqual([
      `Cannot reach Redis at 127.0.0.1:${redis.port}: nothing listens there; start Redis, or mend REDIS_URL or --redis`,
    ]);
    await redis.start();
    await until(() => bus.isUp);
    expect(told.at(-1)).toBe('back');
    const other = await open();
    onTestFinished(() => other.close());
    await until(() => {
      other.publish('a', 'at last');
      return heard.length > 0;
    });
  });
});
