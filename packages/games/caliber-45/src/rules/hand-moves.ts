import { itemAt, type Seat, seatsOf } from '@saloon/kernel';
import {
  BULLET_KINDS,
  bulletsIn,
  COYOTE,
  cardsIn,
  countOf,
  type idOf,
  NO_CARDS,
  type Pack,
  partsOf,
  sumOf,
  WEAPONS,
  type Weapon,
} from './cards.ts';
import { MAX_SEATS } from './data.ts';
import type { Move } from './moves.ts';

const ALL_WEAPONS: readonly Weapon[] = WEAPONS.map((_, weapon) => weapon);
const EXCHANGES: readonly Move[] = WEAPONS.map((discard) => Object.freeze({ type: 'exchange', discard }));
const COYOTE_EXCHANGES: readonly Move[] = WEAPONS.slice(0, BULLET_KINDS).map((companion) =>
  Object.freeze({ type: 'exchange', discard: 'coyote', with: companion }),
);

/** C45-ARM-5, C45-ARM-6: one card of a full hand, a coyote only with a bullet card. */
export function exchanges(hand: Pack): readonly Move[] {
  const held = ALL_WEAPONS.filter((weapon) => countOf(hand, weapon) > 0);
  const alone = held.filter((weapon) => weapon !== COYOTE).map((weapon) => itemAt(EXCHANGES, weapon));
  if (countOf(hand, COYOTE) === 0) return alone;
  return [...alone, ...held.filter((weapon) => weapon < BULLET_KINDS).map((w) => itemAt(COYOTE_EXCHANGES, w))];
}

/** Every non-empty set of bullet cards with at least `least` bullets. */
const sets = (hand: Pack, least: number): readonly Pack[] =>
  partsOf(bulletsIn(hand)).filter((cards) => cards !== NO_CARDS && sumOf(cards) >= least);

export const repels = (hand: Pack, least: number): readonly Move[] => sets(hand, least).map(repelWith);
export const defences = (hand: Pack, least: number): readonly Move[] => sets(hand, least).map(defendWith);
/** C45-SHOOT-5: any set, even one above the cap. */
export const shots = (hand: Pack, targets: readonly Seat[]): readonly Move[] =>
  targets.flatMap((target) => sets(hand, 1).map(itemAt(SHOOT_AT, target)));

/** One shared, frozen move for each set of cards. There are fewer than 1,000 sets. */
function shared(make: (cards: readonly ReturnType<typeof idOf>[]) => Move): (cards: Pack) => Move {
  const made = new Map<Pack, Move>();
  return (cards) => {
    const known = made.get(cards);
    if (known !== undefined) return known;
    const move = Object.freeze(make(Object.freeze(cardsIn(cards))));
    made.set(cards, move);
    return move;
  };
}
const repelWith = shared((cards) => ({ type: 'repel', cards }));
const defendWith = shared((cards) => ({ type: 'defend', cards }));
const SHOOT_AT = seatsOf(MAX_SEATS).map((target) => shared((cards) => ({ type: 'shoot', target, cards })));
