import type { Millis } from '@saloon/kernel';
import type { Task, Thought } from './task.ts';

/** A thread as its host makes one: a worker of Node, or of a browser. */
export interface ThreadWorker {
  post(task: Task): void;
  /** Ends it, whatever it does. */
  end(): Promise<void>;
}
export type Spawn = (heard: {
  readonly thought: (thought: Thought) => void;
  readonly died: () => void;
}) => ThreadWorker;

type Setup = {
  readonly spawn: Spawn;
  readonly now: () => Millis;
  readonly after: (millis: Millis, call: () => void) => () => void;
};
export type ThreadListener<Job> = {
  readonly thought: (job: Job, thought: Thought, millis: Millis) => void;
  /** It died over this. */
  readonly died: (job: Job) => void;
  /** It has rested. */
  readonly free: () => void;
  /** It has died twice without a word: there may be no way to have one here. */
  readonly hopeless: () => void;
};

/** One that never said a word is not begun anew at once: it may never be able to. */
const REST_MS = 1000;
const HOPELESS = 2;

/**
 * A place for one worker, which begins with its first job at the latest: works on one job at a time, and begins anew when the worker has
 * died or was silent for too long.
 */
export class Thread<Job> {
  readonly #setup: Setup;
  readonly #stuckMs: Millis;
  readonly #listener: ThreadListener<Job>;
  #worker: ThreadWorker | undefined;
  #job: { readonly of: Job; readonly since: Millis; readonly cancel: () => void } | undefined;
  #hasSpoken = false;
  #silentDeaths = 0;
  #isResting = false;
  #isStopped = false;
  #cancelRest: () => void = () => undefined;

  constructor(setup: Setup, stuckMs: Millis, listener: ThreadListener<Job>) {
    this.#setup = setup;
    this.#stuckMs = stuckMs;
    this.#listener = listener;
  }

  get isFree(): boolean {
    return this.#job === undefined && !this.#isResting;
  }

  work(job: Job, task: Task): void {
    const worker = this.begin();
    const cancel = this.#setup.after(this.#stuckMs, () => {
      void worker.end();
      this.#died(worker);
    });
    this.#job = { of: job, since: this.#setup.now(), cancel };
    worker.post(task);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelRest();
    this.#job?.cancel();
    await this.#worker?.end();
  }

  /** Starts the worker if it isn't running. */
  begin(): ThreadWorker {
    if (this.#worker !== undefined) return this.#worker;
    this.#hasSpoken = false;
    const worker: ThreadWorker = this.#setup.spawn({
      thought: (thought) => {
        if (this.#worker === worker) this.#heard(thought);
      },
      died: () => this.#died(worker),
    });
    this.#worker = worker;
    return worker;
  }

  #heard(thought: Thought): void {
    const job = this.#job;
    this.#hasSpoken = true;
    this.#silentDeaths = 0;
    this.#job = undefined;
    job?.cancel();
    if (job !== undefined) this.#listener.thought(job.of, thought, this.#setup.now() - job.since);
  }

  #died(worker: ThreadWorker): void {
    if (worker !== this.#worker || this.#isStopped) return;
    const job = this.#job;
    this.#worker = undefined;
    this.#job = undefined;
    job?.cancel();
    if (!this.#hasSpoken) this.#rest();
    if (job !== undefined) this.#listener.died(job.of);
  }

  #rest(): void {
    this.#isResting = true;
    this.#silentDeaths += 1;
    if (this.#silentDeaths === HOPELESS) this.#listener.hopeless();
    this.#cancelRest = this.#setup.after(REST_MS, () => {
      this.#isResting = false;
      this.#listener.free();
    });
  }
}
