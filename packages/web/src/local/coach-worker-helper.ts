import { type CoachedGame, courseOf, workOnCoach } from '@saloon/study';
import type { ReplayCache } from '@saloon/table';
import type { CoachSource, HelperAnswer, HelperAsk } from './coach-worker-contract.ts';
import type { OpenedForCoach } from './coach-worker-open.ts';

/** The second thread: opens the same game, and does the pieces it is given. */
export class CoachHelper {
  readonly #open: (source: CoachSource) => Promise<OpenedForCoach>;
  readonly #say: (answer: HelperAnswer) => void;
  #cache: ReplayCache | undefined;
  #study: CoachedGame | undefined;
  #round = 0;

  constructor(open: (source: CoachSource) => Promise<OpenedForCoach>, say: (answer: HelperAnswer) => void) {
    this.#open = open;
    this.#say = say;
  }

  async hear(ask: HelperAsk): Promise<void> {
    switch (ask.type) {
      case 'open': {
        const opened = await this.#open(ask.source);
        this.#cache = opened.type === 'game' ? opened.cache : undefined;
        return this.#cache === undefined ? this.#say({ type: 'cannot' }) : undefined;
      }
      case 'seat': {
        const cache = this.#cache;
        this.#study = cache && { game: cache.game, course: courseOf(cache, ask.seat), seed: ask.seed };
        this.#round = ask.round;
        return;
      }
      case 'work': {
        const study = this.#study;
        if (study !== undefined) this.#say({ type: 'done', round: this.#round, done: workOnCoach(study, ask.task) });
      }
    }
  }
}
