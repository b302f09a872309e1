import { printOf } from '@saloon/bang-duel/text';
import type { Seat } from '@saloon/kernel';
import type { View } from '../wire.ts';
import type { Answer } from './answers.ts';
import { charactersOf } from './situation.ts';

/** Equipment that only hurts its bearer. */
const HARMFUL: readonly string[] = ['dynamite', 'rattlesnake'];

/** Does this answer put harmful equipment on the player's own character? */
export function isHarmful({ saying }: Pick<Answer, 'saying'>, view: View, you: Seat | undefined): boolean {
  const own = you === undefined ? undefined : view.players[you];
  if (own === undefined || !('move' in saying)) return false;
  const { move } = saying;
  if (move.type !== 'play' || !HARMFUL.includes(printOf(move.card).name)) return false;
  return charactersOf(own).some(({ id }) => id === move.target);
}
