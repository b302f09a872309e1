import type { AnyGame, Millis } from '@saloon/kernel';
import type { HintMove } from '@saloon/protocol';
import { FairQueue } from './fair-queue.ts';
import type { BotReply, Question } from './question.ts';
import { type Task, type Thought, workOn } from './task.ts';
import { isQuick, think, thinkHastily } from './think.ts';
import { type Spawn, Thread } from './thread.ts';

/** Who came to a decision: the table's own thread, one of the pool, or a hasty bot when that would have taken too long. */
export type Thinker = 'here' | 'thread' | 'hasty';

export type PoolSetup = {
  /** So many threads think; with none all is thought on the spot. */
  readonly threads: number;
  readonly spawn: Spawn;
  readonly now: () => Millis;
  readonly after: (millis: Millis, call: () => void) => () => void;
  readonly decided?: (by: Thinker) => void;
  /** Something was thought through, and how long that took. */
  readonly thought?: (millis: Millis) => void;
  readonly failed?: (reason: string) => void;
  /** Threads die here before they have said a word. */
  readonly hopeless?: () => void;
  readonly limits?: Partial<PoolLimits>;
};

const POOL_LIMITS = {
  /** A decision that takes longer, waiting included, is made in haste. */
  decideMs: 2000,
  /** So much more time has what is asked while the first thread still begins. */
  beginMs: 5000,
  /** Nobody waits longer for a hint. */
  hintMs: 8000,
  /** A thread that is silent for this long is replaced. */
  stuckMs: 15_000,
  /** With this many waiting, the next is decided at once by a fast bot. */
  waiting: 512,
} as const;
export type PoolLimits = { readonly [K in keyof typeof POOL_LIMITS]: number };

/** A task, until its result comes, or its time is up. */
type Job = {
  readonly task: Task;
  readonly settle: (thought: Thought | undefined) => void;
  cancel: () => void;
  isSettled: boolean;
  tries: number;
};
/** A thread that dies over a task twice is not given it again. */
const MOST_TRIES = 2;

/**
 * Threads in which bots think, for all tables of a host. Tables take turns, nothing waits without end, and a thread that
 * dies is replaced; what costs next to nothing or cannot wait is decided on the spot.
 */
export class ThinkingPool {
  readonly #setup: PoolSetup;
  readonly #limits: PoolLimits;
  /** Decisions come first: a game waits for them. */
  readonly #queues = { decide: new FairQueue<Job>(), hint: new FairQueue<Job>() };
  readonly #threads: Thread<Job>[];
  readonly #open = new Set<Job>();
  /** Has no thread said a word or died yet? */
  #isBeginning = true;
  #isStopped = false;

  constructor(setup: PoolSetup) {
    this.#setup = setup;
    this.#limits = { ...POOL_LIMITS, ...setup.limits };
    this.#threads = Array.from(
      { length: setup.threads },
      () =>
        new Thread<Job>(setup, this.#limits.stuckMs, {
          thought: (job, thought, millis) => this.#thought(job, thought, millis),
          died: (job) => this.#again(job),
          free: () => this.#fill(),
          hopeless: () => setup.hopeless?.(),
        }),
    );
  }

  /** How much waits for a thread. */
  get waiting(): number {
    return this.#queues.decide.size + this.#queues.hint.size;
  }

  /** Answers at once, or `'later'` and then once through `give`. */
  ask(question: Question, game: AnyGame, give: (reply: BotReply) => void): BotReply | 'later' {
    const { decided } = this.#setup;
    if (this.#threads.length === 0 || isQuick(game, question)) {
      decided?.('here');
      return think(game, question);
    }
    const hastily = () => {
      decided?.('hasty');
      return thinkHastily(game, question);
    };
    const isExact = question.isExact === true;
    if (!isExact && this.#queues.decide.size >= this.#limits.waiting) return hastily();
    this.#add({ type: 'decide', question }, isExact ? undefined : this.#limits.decideMs, (thought) => {
      // No thread could think it through.
      if (thought?.type !== 'decide') return give(this.#spared(isExact ? () => think(game, question) : hastily));
      decided?.('thread');
      give(thought.reply);
    });
    return 'later';
  }

  /** Calls back with the moves of a hint, or undefined if they weren't found in time. */
  hint(question: Question, game: AnyGame, give: (moves: readonly HintMove[] | undefined) => void): void {
    const task: Task = { type: 'hint', question };
    const settle = (thought: Thought | undefined) => give(thought?.type === 'hint' ? thought.moves : undefined);
    if (this.#threads.length === 0) return settle(workOn(task, () => game));
    if (this.#queues.hint.size >= this.#limits.waiting) return settle(undefined);
    this.#add(task, this.#limits.hintMs, settle);
  }

  /** Begins all threads, so that the first question need not wait for that. */
  warm(): void {
    for (const thread of this.#threads) thread.begin();
  }

  /** Ends all threads. Nothing is given any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { cancel } of this.#open) cancel();
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  /** Nobody is there to catch what is thrown out of a timer: the seat then waits, and the game's clock decides. */
  #spared(run: () => BotReply): BotReply {
    try {
      return run();
    } catch (error) {
      this.#setup.failed?.(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** Without a limit it waits for its thread as long as that takes. */
  #add(task: Task, limit: Millis | undefined, settle: Job['settle']): void {
    if (this.#isStopped) return;
    const job: Job = { task, settle, cancel: () => undefined, isSettled: false, tries: 0 };
    if (limit !== undefined) {
      const patience = this.#isBeginning ? limit + this.#limits.beginMs : limit;
      job.cancel = this.#setup.after(patience, () => {
        this.#queues[task.type].remove(task.question.table, job);
        this.#settle(job, undefined);
      });
    }
    this.#open.add(job);
    this.#queues[task.type].push(task.question.table, job);
    this.#fill();
  }

  #fill(): void {
    if (this.#isStopped) return;
    for (const thread of this.#threads) {
      if (!thread.isFree) continue;
      const job = this.#queues.decide.next() ?? this.#queues.hint.next();
      if (job === undefined) return;
      job.tries += 1;
      thread.work(job, job.task);
    }
  }

  #thought(job: Job, thought: Thought, millis: Millis): void {
    this.#isBeginning = false;
    this.#setup.thought?.(millis);
    if (thought.type === 'failed') this.#setup.failed?.(thought.reason);
    this.#settle(job, thought);
    this.#fill();
  }

  /** The thread has died over this: another one tries. */
  #again(job: Job): void {
    this.#isBeginning = false;
    if (job.isSettled || this.#isStopped) return;
    if (job.tries >= MOST_TRIES) return this.#settle(job, undefined);
    this.#queues[job.task.type].push(job.task.question.table, job);
    this.#fill();
  }

  #settle(job: Job, thought: Thought | undefined): void {
    job.cancel();
    this.#open.delete(job);
    if (job.isSettled || this.#isStopped) return;
    job.isSettled = true;
    job.settle(thought);
  }
}
