import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeRedis } from '../testing/redis/describe-redis.ts';
import { startRedis } from '../testing/redis/start-redis.ts';
import { openRedisBus } from './redis-bus.ts';

async function stoppable() {
  const redis = await startRedis(mkdtempSync(join(tmpdir(), 'saloon-redis-')));
  onTestFinished(() => redis.remove());
  const said: string[] = [];
  const open = () =>
    openRedisBus({ url: redis.url, away: (reason) => void said.push(reason), back: () => void said.push('back') });
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(redis.pid() ?? 0, name);
  return { said, open, signal };
}

const silent = expect.stringMatching(/^Cannot reach Redis at 127\.0\.0\.1:\d+: it does not answer; /);

describeRedis('a Redis that hangs', () => {
  test('is away though the line stands, is back when it answers, and keeps nobody from closing', async () => {
    const { said, open, signal } = await stoppable();
    const bus = await open();
    expect(bus.isUp).toBe(true);
    signal('SIGSTOP');
    await vi.waitFor(() => expect(bus.isUp).toBe(false), { timeout: 10_000 });
    expect(said).toEqual([silent]);
    signal('SIGCONT');
    await vi.waitFor(() => expect(bus.isUp).toBe(true), { timeout: 10_000 });
    expect(said).toEqual([silent, 'back']);
    signal('SIGSTOP');
    await bus.close();
  });

  test('is waited for when a server starts, with a word', async () => {
    const { said, open, signal } = await stoppable();
    signal('SIGSTOP');
    const bus = await open();
    expect([bus.isUp, said]).toEqual([false, [silent]]);
    signal('SIGCONT');
    await vi.waitFor(() => expect(bus.isUp).toBe(true), { timeout: 10_000 });
    await bus.close();
  });
});
