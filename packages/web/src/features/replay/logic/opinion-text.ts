import type { Seat } from '@saloon/kernel';
import type { Eyes } from '../../../core/router/replay-link.ts';
import type { Said } from '../opinion-requests.ts';
import type { ReplayWords } from '../text/en.ts';

/**
 * May this view hear about this seat's move? The move and its alternatives often are cards that only the player saw.
 */
export const isForEyes = (by: Seat, eyes: Eyes): boolean => eyes === 'all' || eyes === by;

/** Moves whose chances differ by no more than this count as equal: the estimate isn't more exact. */
const CLOSE = 3;

/** A strong bot's opinion of a move, as a sentence. */
export function opinionText(words: ReplayWords, said: Said, describe: (move: unknown) => string): string {
  if (said.type === 'thinking') return words.opinion.thinking;
  if (said.type === 'no-choice') return words.opinion.noChoice;
  const { best, played } = said.opinion;
  if (describe(best.move) === describe(played.move)) return words.opinion.same(best.chances);
  if (best.chances - played.chances <= CLOSE) return words.opinion.close(describe(best.move), played.chances);
  return words.opinion.better(describe(best.move), best.chances, played.chances);
}
