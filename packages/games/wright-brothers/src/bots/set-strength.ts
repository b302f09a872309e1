import { countOf, JOKER, type Kind, type Pack } from '../rules/cards.ts';

/**
 * What a denomination adds to a set, in cards. Higher ones win ties, but Misses cancel sevens first (WB-MISS-3),
 * which costs more than ties are worth.
 */
const OF_VALUE = [0.04, 0.09, 0.13, 0.17, 0.21, 0.26, -0.5] as const;

/** The denomination to collect with these cards, or `undefined` without an ordinary card. */
export function kindToCollect(cards: Pack): Kind | undefined {
  let wanted: Kind | undefined;
  let best = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    const count = countOf(cards, kind);
    if (count === 0 || count + (OF_VALUE[kind] ?? 0) <= best) continue;
    best = count + (OF_VALUE[kind] ?? 0);
    wanted = kind;
  }
  return wanted;
}

/** The strength of these cards in a shootout, in cards of the set, including Jokers. */
export const strengthOf = (cards: Pack, wanted: Kind): number =>
  countOf(cards, wanted) + countOf(cards, JOKER) + (OF_VALUE[wanted] ?? 0);
