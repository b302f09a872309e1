import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { describeRedis } from '../../testing/redis/describe-redis.ts';
import { startRedis } from '../../testing/redis/start-redis.ts';
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

/** A TCP proxy to a local port that can go silent: nothing passes either way, and neither end notices. */
async function forgetfulProxy(target: number) {
  let isForgotten = { yes: false };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const state = isForgotten;
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => state.yes || to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => state.yes || to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const forget = () => {
    isForgotten.yes = true;
    isForgotten = { yes: false };
  };
  return { port: typeof address === 'object' && address !== null ? address.port : 0, forget };
}

const silent = expect.stringMatching(/^Cannot reach Redis at 127\.0\.0\.1:\d+: it does not answer; /);

describeRedis('a Redis that hangs', () => {
  test('is down though the socket is open, is back when it answers, and does not block closing', async () => {
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

  test('is waited for when a server starts, with a message', async () => {
    const { said, open, signal } = await stoppable();
    signal('SIGSTOP');
    const bus = await open();
    expect([bus.isUp, said]).toEqual([false, [silent]]);
    signal('SIGCONT');
    await vi.waitFor(() => expect(bus.isUp).toBe(true), { timeout: 10_000 });
    await bus.close();
  });

  test('half-dead connections are reopened, and subscriptions work again', async () => {
    const redis = await startRedis(mkdtempSync(join(tmpdir(), 'saloon-redis-')));
    onTestFinished(() => redis.remove());
    const proxy = await forgetfulProxy(redis.port);
    const said: string[] = [];
    const [bus, other] = await Promise.all([
      openRedisBus({
        url: `redis://127.0.0.1:${proxy.port}`,
        away: (reason) => void said.push(reason),
        back: () => void said.push('back'),
      }),
      openRedisBus({ url: redis.url, away: () => undefined, back: () => undefined }),
    ]);
    onTestFinished(async () => void (await Promise.all([bus.close(), other.close()])));
    const heard: string[] = [];
    await bus.subscribe('here', (text) => heard.push(text));
    await other.subscribe('there', (text) => heard.push(text));
    proxy.forget();
    await vi.waitFor(() => expect(bus.isUp).toBe(false), { timeout: 10_000 });
    await vi.waitFor(() => expect(bus.isUp).toBe(true), { timeout: 20_000, interval: 20 });
    expect(said).toEqual([silent, 'back']);
    other.publish('here', 'to the new line');
    bus.publish('there', 'from the new line');
    await eventually(() => expect([...heard].sort()).toEqual(['from the new line', 'to the new line']));
  }, 40_000);
});
