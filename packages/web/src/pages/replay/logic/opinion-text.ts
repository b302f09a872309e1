import type { Seat } from '@saloon/kernel';
import type { Said } from '../opinion-desk.ts';
import type { ReplayWords } from '../text/en.ts';
import type { Eyes } from './link.ts';

/** May these eyes hear of a move of this seat? What was played and what could have been are often cards that only its player saw. */
export const isForEyes = (by: Seat, eyes: Eyes): boolean => eyes === 'all' || eyes === by;

/** Two moves whose chances differ by no more than this are as good as each other: so exact it is not. */
const CLOSE = 3;

/** What a strong bot says of a move, in a sentence. */
export function opinionText(words: ReplayWords, said: Said, describe: (move: unknown) => string): string {
  if (said.type === 'thinking') return words.opinion.thinking;
  if (said.type === 'no-choice') return words.opinion.noChoice;
  const { best, played } = said.opinion;
  if (describe(best.move) === describe(played.move)) return words.opinion.same(best.chances);
  if (best.chances - played.chances <= CLOSE) return words.opinion.close(describe(best.move), played.chances);
  return words.opinion.better(describe(best.move), best.chances, played.chances);
}
