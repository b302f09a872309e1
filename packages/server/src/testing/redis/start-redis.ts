import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { ensureRedis } from './find-redis.ts';

/** A Redis of our own, which keeps nothing. */
export type RunningRedis = {
  readonly port: number;
  readonly url: string;
  readonly pid: () => number | undefined;
  readonly start: () => Promise<void>;
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Ends it and removes its folder. */
  readonly remove: () => Promise<void>;
};

const LOOK_EVERY = 20;
const PATIENCE = 10_000;

/** Starts one on a free local port, in its own folder. */
export async function startRedis(folder: string): Promise<RunningRedis> {
  const found = ensureRedis();
  if (found.type === 'missing') throw new Error(found.why);
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  const start = async () => {
    child = spawn(found.program, [...settings, '--loglevel', 'warning'], { stdio: 'ignore', detached: true });
    await answering(port);
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    pid: () => child?.pid,
    start,
    stop,
    async remove() {
      await stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(port: number): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (!(await isOpen(port))) {
    if (performance.now() > until) throw new Error(`Cannot start Redis: nothing answers on port ${port}`);
    await sleep(LOOK_EVERY);
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
