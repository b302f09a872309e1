import type { Clock } from './clock.ts';

export type RepeatingSetup = {
  readonly clock: Pick<Clock, 'after'>;
  /** Resolves with the pause until the next run in milliseconds, or with undefined: then it waits for `start` or `poke`. */
  readonly work: () => Promise<number | undefined>;
  readonly onError: (error: unknown) => void;
  /** The pause after an error, in milliseconds. */
  readonly retry: number;
};

/** Work that is done again and again, never twice at the same time. */
export class Repeating {
  readonly #setup: RepeatingSetup;
  #cancel: (() => void) | undefined;
  #running: Promise<void> | undefined;
  #isPoked = false;
  #isStopped = false;

  constructor(setup: RepeatingSetup) {
    this.#setup = setup;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Runs after `ms` milliseconds, unless a run is under way or planned. */
  start(ms: number): void {
    if (this.#cancel !== undefined || this.#running !== undefined || this.#isStopped) return;
    this.#cancel = this.#setup.clock.after(ms, () => this.#run());
  }

  /** Runs now, or once more after the run that is under way. */
  poke(): void {
    this.#isPoked = true;
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#running === undefined) this.#run();
  }

  /** Resolves when no run is under way. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel?.();
    await this.idle();
  }

  #run(): void {
    this.#cancel = undefined;
    if (this.#isStopped) return;
    this.#isPoked = false;
    const { work, onError, retry } = this.#setup;
    this.#running = work()
      .catch((error: unknown) => {
        onError(error);
        return retry;
      })
      .then((pause) => {
        this.#running = undefined;
        if (this.#isPoked) this.#run();
        else if (pause !== undefined) this.start(pause);
      });
  }
}
