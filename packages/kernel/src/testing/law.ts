import { type Situation, situationsOf } from './situations.ts';
import type { Subject } from './subject.ts';

/** A law that every game obeys. `check` tries it on the random game with this number, and throws if it is broken. */
export type Law = { readonly title: string; readonly check: (subject: Subject, number: number) => void };

/** A law about a whole game. */
export const law = (title: string, check: Law['check']): Law => ({ title, check });

/** A law about any position of any game. */
export const lawOfMoments = (title: string, check: (subject: Subject, moment: Situation) => void): Law => ({
  title,
  check: (subject, number) => {
    for (const moment of situationsOf(subject, number)) {
      try {
        check(subject, moment);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`After ${moment.inputs.length} inputs of seed ${moment.seed}: ${reason}`, { cause: error });
      }
    }
  },
});
