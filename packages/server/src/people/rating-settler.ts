import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { RatingLog } from './rating-log.ts';

/** After an error the ratings are tried again this many milliseconds later. */
const RETRY = 5000;

export type SettlerDeps = {
  readonly ratings: Pick<RatingLog, 'settle'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Logger;
};

/** Settles rated games soon after they end, and at the start those that a crash left open. */
export class RatingSettler {
  readonly #deps: SettlerDeps;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #cancel: () => void = () => undefined;

  constructor(deps: SettlerDeps) {
    this.#deps = deps;
  }

  /** A rated game has ended. */
  schedule(): void {
    this.#isWanted = true;
    if (this.#running !== undefined || this.#isStopped) return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Resolves when nothing is being settled. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.idle();
  }

  async #run(): Promise<void> {
    const { ratings, clock, log } = this.#deps;
    try {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false;
        await ratings.settle();
      }
    } catch (error) {
      log.error({ err: error }, 'cannot settle the ratings of finished games: they are settled later');
      if (!this.#isStopped) this.#cancel = clock.after(RETRY, () => this.schedule());
    }
  }
}
