import { CARD_FACES, printOf } from '@saloon/bang-duel/text';
import type { Counts } from '../text/words.ts';
import type { CardId } from '../wire.ts';
import type { Draft, Narrowed } from './narrow.ts';
import type { Situation } from './situation.ts';

/**
 * What a card counts as, where that is not what is printed on it. `at` is its place among the picks, -1 for none: what is
 * lit once something has been picked only pays for it (BD-HIT-10). `first` is what may be picked while nothing is.
 */
export function countsAs(
  { view }: Situation,
  first: Narrowed,
  { picks }: Draft,
  card: CardId,
  at: number,
): Counts | undefined {
  if (at > 0 || (at < 0 && picks.length > 0)) return 'pays';
  const { isMiss } = CARD_FACES[printOf(card).name];
  if (view.asked?.decision === 'hit/defend') return isMiss ? undefined : 'as-miss';
  const own = first.left.filter(({ spots }) => spots[0]?.type === 'hand' && spots[0].card === card);
  return own.length > 0 && own.every(({ move }) => move.type === 'play' && move.as === 'colt') ? 'as-colt' : undefined;
}
