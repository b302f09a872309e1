import { countOf, JOKER, type Kind, MISS, NO_CARDS, ordinaryPart, type Pack, plus, union } from '../rules/cards.ts';
import { bestReading, valueOfSet } from '../rules/showdown.ts';
import type { Player } from '../rules/state.ts';

/** The kind of the player's best set in hand and revolver together, or `undefined` without an ordinary card. */
export function bestKind(player: Player): Kind | undefined {
  const reading = bestReading(ordinaryPart(union(player.hand, player.revolver)), 0);
  return reading === 0 ? undefined : valueOfSet(reading) - 1;
}

/** The cards in hand of this kind, and the Jokers. */
export function setInHand(hand: Pack, kind: Kind | undefined): Pack {
  if (kind === undefined) return NO_CARDS;
  return union(onlyOf(hand, kind), onlyOf(hand, JOKER));
}

/** The cards in hand that help in a shootout: this kind, Jokers and Misses. */
export const shootoutCards = (hand: Pack, kind: Kind | undefined): Pack =>
  union(setInHand(hand, kind), onlyOf(hand, MISS));

function onlyOf(pack: Pack, kind: Kind): Pack {
  let only = NO_CARDS;
  for (let n = countOf(pack, kind); n > 0; n--) only = plus(only, kind);
  return only;
}
