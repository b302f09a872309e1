import type { Seat } from '@saloon/kernel';
import { atBack, atChar, atGear, atToken, NO_AIM } from '../aims.ts';
import type { Kind } from '../card-ids.ts';
import { EQUIPMENT } from '../data.ts';
import { namedGear } from '../gear.ts';
import { countBack } from '../hand.ts';
import { asColt, type Played, playMove } from '../move-table.ts';
import type { Move } from '../moves.ts';
import { apOf, charAt, gearAt, isSole, ppOf } from '../spots.ts';
import { NOBODY, opponentOf, type Spot, type State, seatOfSide, spotOwner } from '../state.ts';

/** BD-PLAY-5: the rows of the table, what a card may be played on. */
export const AIMINGS = [
  /** Never played of its own accord. */
  'never',
  'no-aim',
  /** BD-PLAY-1: the opponent's AP; the PP for whoever reaches it by hits. */
  'hit',
  /** Both, whoever shoots. */
  'far-hit',
  /** The opponent's AP; the PP only with Jack Ransom. */
  'duel',
  /** BD-PLAY-3: the own PP or the opponent's AP; with Jack Ransom any character. */
  'bearer',
  /** The own PP alone; with Jack Ransom any character. */
  'own-cover',
  /** BD-PLAY-2: the own characters and the opponent's AP; with Jack Ransom the opponent's PP too. */
  'character',
  /** A card in play that lies on one of those. */
  'gear',
  /** Such a card, or a back in the opponent's hand. */
  'back-or-gear',
  /** The AP token of a player with two characters. */
  'token',
] as const;
export type Aiming = (typeof AIMINGS)[number];
/** Their places in the list: what is looked at for every card in hand is a number. */
export const NEVER = AIMINGS.indexOf('never');
const UNAIMED = AIMINGS.indexOf('no-aim');
const HIT = AIMINGS.indexOf('hit');
const FAR_HIT = AIMINGS.indexOf('far-hit');
const DUEL = AIMINGS.indexOf('duel');
const BEARER = AIMINGS.indexOf('bearer');
const OWN_COVER = AIMINGS.indexOf('own-cover');
const CHARACTER = AIMINGS.indexOf('character');
const GEAR = AIMINGS.indexOf('gear');
const BACK_OR_GEAR = AIMINGS.indexOf('back-or-gear');
const TOKEN = AIMINGS.indexOf('token');

/** How far the AP of whoever plays can reach, beyond what the card itself allows (BD-PLAY-5). */
export type Reach = 'normal' | 'cover-by-hits' | 'anyone';

/** Adds a move for everything such a card may be played on now; none when it cannot be played. */
export function offerPlays(state: State, by: Seat, played: Played, aiming: number, reach: Reach, moves: Move[]): void {
  switch (aiming) {
    case UNAIMED:
      moves.push(playMove(played, NO_AIM));
      return;
    case HIT:
      return onOpponents(state, by, played, reach !== 'normal', moves);
    case BEARER:
      if (reach === 'anyone') return onEverybody(state, played, moves);
      onSpot(state, ppOf(state, by), played, moves);
      return onSpot(state, apOf(state, opponentOf(by)), played, moves);
    case FAR_HIT:
      return onOpponents(state, by, played, true, moves);
    case DUEL:
      return onOpponents(state, by, played, reach === 'anyone', moves);
    case OWN_COVER:
      return reach === 'anyone' ? onEverybody(state, played, moves) : onSpot(state, ppOf(state, by), played, moves);
    case CHARACTER:
      for (let spot = 0; spot < 4; spot++) if (isInReach(state, by, reach, spot)) onSpot(state, spot, played, moves);
      return;
    case BACK_OR_GEAR:
      for (let back = 0; back < 2; back++)
        if (countBack(state, opponentOf(by), back) > 0) moves.push(playMove(played, atBack(back)));
      return onGear(state, by, played, reach, moves);
    case GEAR:
      return onGear(state, by, played, reach, moves);
    case TOKEN:
      for (let side = 0; side < 2; side++)
        if (!isSole(state, seatOfSide(state, side))) moves.push(playMove(played, atToken(side)));
  }
}

/** BD-CHAR-TUCO, BD-CHAR-ANNIE: aimed as a Colt is. */
export const offerColts = (state: State, by: Seat, kind: Kind, reach: Reach, moves: Move[]): void =>
  onOpponents(state, by, asColt(kind), reach !== 'normal', moves);

/** An empty spot is no target. */
function onSpot(state: State, spot: Spot, played: Played, moves: Move[]): void {
  const char = charAt(state, spot);
  if (char !== NOBODY) moves.push(playMove(played, atChar(char)));
}

function onOpponents(state: State, by: Seat, played: Played, reachesCover: boolean, moves: Move[]): void {
  const ap = apOf(state, opponentOf(by));
  onSpot(state, ap, played, moves);
  if (reachesCover) onSpot(state, ap ^ 1, played, moves);
}

function onEverybody(state: State, played: Played, moves: Move[]): void {
  for (let spot = 0; spot < 4; spot++) onSpot(state, spot, played, moves);
}

function isInReach(state: State, by: Seat, reach: Reach, spot: Spot): boolean {
  return spotOwner(spot) === by || reach === 'anyone' || spot === apOf(state, opponentOf(by));
}

function onGear(state: State, by: Seat, played: Played, reach: Reach, moves: Move[]): void {
  for (let spot = 0; spot < 4; spot++) {
    const gear = gearAt(state, spot);
    if (gear === 0 || !isInReach(state, by, reach, spot)) continue;
    const bearer = charAt(state, spot);
    for (let place = 0; place < EQUIPMENT.length; place++) {
      if ((gear & namedGear(place)) !== 0) moves.push(playMove(played, atGear(bearer, place)));
    }
  }
}
