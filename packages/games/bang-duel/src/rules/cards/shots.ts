import type { Seat } from '@saloon/kernel';
import { nameIn, targetOf } from '../aims.ts';
import type { CardName } from '../data.ts';
import { apOf, charAt } from '../spots.ts';
import { openHit } from '../stack.ts';
import { type Char, type HitSource, NOBODY, opponentOf, type State } from '../state.ts';
import { type Card, card, type Given } from './card.ts';

/** The properties of a card's shots. */
export type Shot = {
  readonly name: number;
  readonly anyCardDodges: boolean;
  readonly hasOnMiss: boolean;
};
export const shotOf = (name: CardName, given: Partial<Shot> = {}): Shot => ({
  name: nameIn(name),
  anyCardDodges: false,
  hasOnMiss: false,
  ...given,
});

/** BD-HIT-3: the AP at the moment of play shoots. */
export const sourceOf = (state: State, by: Seat, shot: Shot, needsSurcharge: boolean): HitSource => ({
  owner: by,
  shooter: charAt(state, apOf(state, by)),
  origin: 'card',
  name: shot.name,
  needsSurcharge,
  anyCardDodges: shot.anyCardDodges,
  hasOnMiss: shot.hasOnMiss,
});

/** One hit on the character aimed at. */
const shootOnce =
  (shot: Shot): Card['play'] =>
  (state, by, aim, emit, needsSurcharge) =>
    openHit(state, sourceOf(state, by, shot, needsSurcharge), targetOf(aim), 1, 1, emit);

/** A red card: one hit, if it says nothing else. */
export const bangCard = (given: Given): Card =>
  card('bang', {
    isHit: true,
    aiming: 'hit',
    play: shootOnce(shotOf(given.name, { hasOnMiss: given.onMiss !== undefined })),
    ...given,
  });

/** A brown card with one hit. */
export const hitAction = (given: Given & { readonly anyCardDodges?: boolean }): Card =>
  card('action', {
    isHit: true,
    aiming: 'hit',
    play: shootOnce(shotOf(given.name, { anyCardDodges: given.anyCardDodges ?? false })),
    ...given,
  });

/** Every character except the player's AP, in priority order (BD-CARD-GATLING, BD-CARD-INDIANS). */
export function allButOwnAp(state: State, by: Seat): Char[] {
  const them = opponentOf(by);
  const own = apOf(state, by);
  const ap = apOf(state, them);
  const targets: Char[] = [charAt(state, ap)];
  if (charAt(state, own ^ 1) !== NOBODY) targets.push(charAt(state, own ^ 1));
  if (charAt(state, ap ^ 1) !== NOBODY) targets.push(charAt(state, ap ^ 1));
  return targets;
}
