import type { Emit, Seat } from '@saloon/kernel';
import { type AimSink, atChar, nameIn, targetOf } from '../aims.ts';
import type { Event } from '../events.ts';
import { apOf, charAt, isSole, ppOf } from '../spots.ts';
import { openHit } from '../stack.ts';
import { type Char, type HitSource, NOBODY, opponentOf, type State } from '../state.ts';
import { type Card, card, type Given, type Play, type Reach } from './card.ts';

/** BD-PLAY-1, BD-PLAY-5: the opponent's AP, and the PP for whoever reaches it. */
export function opponents(state: State, by: Seat, reachesCover: boolean, aims: AimSink): void {
  const them = opponentOf(by);
  aims.push(atChar(charAt(state, apOf(state, them))));
  if (reachesCover && !isSole(state, them)) aims.push(atChar(charAt(state, ppOf(state, them))));
}

const hitTargets = (state: State, by: Seat, reach: Reach, aims: AimSink): void =>
  opponents(state, by, reach !== 'normal', aims);

/** BD-HIT-3: the AP at the moment of play shoots. */
export const sourceOf = (
  state: State,
  name: number,
  play: Play,
  hasOnMiss: boolean,
  anyCardDodges: boolean,
): HitSource => ({
  owner: play.by,
  shooter: charAt(state, apOf(state, play.by)),
  origin: 'card',
  name,
  needsSurcharge: play.needsSurcharge,
  anyCardDodges,
  hasOnMiss,
});

/** One hit on the character aimed at. */
const shootOnce =
  (name: number, hasOnMiss: boolean, anyCardDodges: boolean): Card['play'] =>
  (state, play, emit: Emit<Event> | undefined) =>
    openHit(state, sourceOf(state, name, play, hasOnMiss, anyCardDodges), targetOf(play.aim), 1, 1, emit);

/** A red card: one hit, if it says nothing else. */
export const bangCard = (given: Given): Card =>
  card('bang', {
    isHit: true,
    aims: hitTargets,
    play: shootOnce(nameIn(given.name), given.onMiss !== undefined, false),
    ...given,
  });

/** A brown card with one hit. */
export const hitAction = (given: Given & { readonly anyCardDodges?: boolean }): Card =>
  card('action', {
    isHit: true,
    aims: hitTargets,
    play: shootOnce(nameIn(given.name), false, given.anyCardDodges ?? false),
    ...given,
  });

/** Everybody but the own AP, each once, in priority order (BD-CARD-GATLING, BD-CARD-INDIANS). */
export function allButOwnAp(state: State, by: Seat): Char[] {
  const them = opponentOf(by);
  const own = apOf(state, by);
  const ap = apOf(state, them);
  const targets: Char[] = [charAt(state, ap)];
  if (charAt(state, own ^ 1) !== NOBODY) targets.push(charAt(state, own ^ 1));
  if (charAt(state, ap ^ 1) !== NOBODY) targets.push(charAt(state, ap ^ 1));
  return targets;
}
