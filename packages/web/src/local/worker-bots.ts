import { type Spawn, ThinkingPool } from '@saloon/table';
import type { WorkerEnv } from './worker-env.ts';

/** Phones are slow, and no other player waits for them. */
const PATIENCE = { decideMs: 8000, hintMs: 20_000, stuckMs: 60_000 } as const;

/** For browsers without a thread for bots. */
const noThread: Spawn = () => {
  throw new Error('Cannot think elsewhere: this browser has no thread for it');
};

/** Where the bots of this worker think: in a thread of their own, or here. */
export class WorkerBots {
  #pool: ThinkingPool;

  constructor({ now, after, spawn }: Pick<WorkerEnv, 'now' | 'after' | 'spawn'>) {
    const outside = { now, after, spawn: spawn ?? noThread, limits: PATIENCE };
    // Some browsers don't let a worker start a worker, and some fail only on the attempt: the bots then run here.
    const hopeless = () => {
      this.#pool = new ThinkingPool({ ...outside, threads: 0 });
    };
    this.#pool = new ThinkingPool({ ...outside, threads: spawn === undefined ? 0 : 1, hopeless });
  }

  get pool(): ThinkingPool {
    return this.#pool;
  }
}
