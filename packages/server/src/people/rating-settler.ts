import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Repeating } from '../repeating.ts';
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
  readonly #settling: Repeating;

  constructor({ ratings, clock, log }: SettlerDeps) {
    this.#settling = new Repeating({
      clock,
      work: async () => {
        await ratings.settle();
        return undefined;
      },
      onError: (error) =>
        log.error({ err: error }, 'cannot settle the ratings of finished games: they are settled later'),
      retry: RETRY,
    });
  }

  /** A rated game has ended. */
  schedule(): void {
    this.#settling.poke();
  }

  /** Resolves when nothing is being settled. */
  idle(): Promise<void> {
    return this.#settling.idle();
  }

  stop(): Promise<void> {
    return this.#settling.stop();
  }
}
