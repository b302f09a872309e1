import type { CardId, Cards } from '../wire.ts';
import type { Act } from './answers.ts';
import { eventMoves, findMove, offers } from './offered.ts';
import { type Situation, type Why, whyLocked, whyNoLoad } from './why.ts';

/** Where a card may be dropped: your own revolver, or the loot. */
const DROPS = ['gun', 'pile'] as const;
export type Drop = (typeof DROPS)[number];
export const isDrop = (drop: string): drop is Drop => DROPS.some((one) => one === drop);

/** What laying cards there does: the cards that go, and the act; or why nothing comes of it. */
export type Laid = { readonly cards: Cards; readonly act: Act } | { readonly why: Why };

/**
 * Reads a card let go over a place. A chosen card brings all that is chosen; any other joins them where that is an offered
 * move, and else goes alone.
 */
export function readDrop(situation: Situation, chosen: Cards, card: CardId, isChosen: boolean, drop: Drop): Laid {
  const sets = isChosen ? [chosen] : chosen.length === 0 ? [[card]] : [[...chosen, card], [card]];
  for (const cards of sets) {
    const act = actOf(situation, cards, drop);
    if (act !== undefined) return { cards, act };
  }
  const locked = whyLocked(situation);
  if (locked !== undefined) return { why: locked };
  if (drop === 'gun') return { why: whyNoLoad(situation.moves, isChosen ? chosen : [card]) };
  if (situation.view.phase === 'switch-return') return { why: 'wrong-count' };
  return { why: offers(situation.moves, 'pass') ? 'not-together' : 'not-your-turn' };
}

function actOf({ moves }: Situation, cards: Cards, drop: Drop): Act | undefined {
  if (drop === 'gun') {
    const load = findMove(moves, 'load', cards);
    return load && { type: 'send', move: load };
  }
  const only = cards.length === 1 ? cards[0] : undefined;
  const event = only === undefined ? undefined : eventMoves(moves, only)[0];
  if (event !== undefined) {
    return event.target === undefined
      ? { type: 'send', move: event }
      : { type: 'step', intent: { type: 'aim', card: event.card } };
  }
  const move = findMove(moves, 'discard', cards) ?? findMove(moves, 'return-cards', cards);
  return move && { type: 'send', move };
}
