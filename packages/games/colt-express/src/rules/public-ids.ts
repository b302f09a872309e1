import type { Seat } from '@saloon/kernel';
import {
  actionOf,
  type Bullets,
  bulletsOf,
  COLORS,
  colorId,
  countOf,
  KINDS,
  type Kind,
  kindOf,
  MARSHAL,
  type Pack,
  sideOf,
} from './cards.ts';
import { ACTIONS, type ActionId, CHARACTERS, type CharacterId } from './data.ts';
import { type Card, LEVELS_OF_A_CAR, type LevelOfCar, type Place } from './moves.ts';
import { banditAt, carOf, characterOf, type Spot, type State } from './state.ts';

/** Converts between the numbers inside a state and the ids in moves, events and views. */

/** The bandit a card names: `undefined` with one bandit each, and for the Marshal's card (CE-DUO-5). */
export const namedBandit = (state: State, by: Seat, kind: Kind): CharacterId | undefined =>
  state.isDuo && kind !== MARSHAL ? characterOf(banditAt(state, by, sideOf(kind))) : undefined;

/** Every possible card: without a bandit, of each character, and the bullets. */
const SINGLE_CARDS: readonly Card[] = ACTIONS.map((action) => Object.freeze({ action, bandit: undefined }));
const NAMED_CARDS: readonly (readonly Card[])[] = CHARACTERS.map((bandit) =>
  ACTIONS.map((action) => Object.freeze({ action, bandit })),
);
const BULLET_CARDS: readonly Card[] = Array.from({ length: COLORS }, (_, color) =>
  Object.freeze({ bullet: colorId(color) }),
);

export const cardOf = (state: State, by: Seat, kind: Kind): Card =>
  (state.isDuo && kind !== MARSHAL ? NAMED_CARDS[banditAt(state, by, sideOf(kind))] : SINGLE_CARDS)?.[
    actionOf(kind)
  ] as Card;

/** Actions sorted by kind, then bullets sorted by color. The order reveals nothing. */
export function cardsIn(state: State, by: Seat, pack: Pack, bullets: Bullets): readonly Card[] {
  const cards: Card[] = [];
  for (let kind = 0; kind < KINDS && pack >>> (2 * kind) !== 0; kind++) {
    for (let copy = countOf(pack, kind); copy > 0; copy--) cards.push(cardOf(state, by, kind));
  }
  for (let color = 0; color < COLORS && bullets >>> (3 * color) !== 0; color++) {
    for (let copy = bulletsOf(bullets, color); copy > 0; copy--) cards.push(BULLET_CARDS[color] as Card);
  }
  return cards;
}

/** The kind of a card by its action and bandit, or `undefined` if the player can't have such a card. */
export function kindNamed(state: State, by: Seat, card: ActionId, bandit: CharacterId | undefined): Kind | undefined {
  if (!state.isDuo || card === 'marshal') return bandit === undefined ? kindOf(card) : undefined;
  for (let side = 0; side < 2; side++) {
    if (characterOf(banditAt(state, by, side)) === bandit) return kindOf(card, side);
  }
  return undefined;
}

const PLACES: readonly Place[] = Array.from({ length: 14 }, (_, spot) =>
  Object.freeze({ car: carOf(spot), level: LEVELS_OF_A_CAR[spot & 1] as LevelOfCar }),
);
export const placeOf = (spot: Spot): Place => PLACES[spot] as Place;
