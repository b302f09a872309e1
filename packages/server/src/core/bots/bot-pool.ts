import { Worker } from 'node:worker_threads';
import { type Spawn, ThinkingPool, type Thought } from '@saloon/table';
import type { Logger } from 'pino';
import type { Metrics } from '../observe/metrics.ts';
import type { Clock } from '../time/clock.ts';

export type BotPoolSetup = {
  /** 0 thinks in the main thread. */
  readonly threads: number;
  /** The editions that the host has added to the games. */
  readonly editions?: readonly unknown[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly spawn?: Spawn;
};

/** The threads in which the bots of this server think. */
export function openBotPool(setup: BotPoolSetup): ThinkingPool {
  const { threads, editions = [], clock, log, metrics, spawn = spawnThread(editions) } = setup;
  const pool = new ThinkingPool({
    threads,
    spawn: (heard) =>
      spawn({
        thought: heard.thought,
        died() {
          log.error('a bot thread has died: a new one replaces it');
          heard.died();
        },
      }),
    now: clock.monotonic,
    after: clock.after,
    decided: metrics.decided,
    thought: metrics.thought,
    hopeless: () => log.error('threads of the bots end before they begin: bots decide in haste'),
    failed: (reason) => log.error({ reason }, 'a bot cannot think a question through'),
  });
  metrics.watch('bot_questions_waiting', 'Questions to bots that wait for a thread', () => pool.waiting);
  return pool;
}

/** A worker thread with the same catalog. */
export const spawnThread =
  (editions: readonly unknown[]): Spawn =>
  ({ thought, died }) => {
    const worker = new Worker(new URL('bot-thread.ts', import.meta.url), { workerData: { editions } });
    let isEnding = false;
    worker.on('message', (heard: Thought) => thought(heard));
    // An error also ends the thread, which `exit` reports.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (!isEnding) died();
    });
    // The threads don't keep a stopped server running.
    worker.unref();
    return {
      post: (task) => worker.postMessage(task),
      async end() {
        isEnding = true;
        await worker.terminate();
      },
    };
  };
