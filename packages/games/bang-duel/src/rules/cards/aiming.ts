import type { Seat } from '@saloon/kernel';
import { atBack, atChar, atGear, atToken, NO_AIM } from '../aims.ts';
import type { Kind } from '../card-ids.ts';
import { gearPlace, kindOfBit, NO_GEAR } from '../gear.ts';
import { countBack } from '../hand.ts';
import { asColt, offerPlay, offerPlayAtGear, type Played } from '../move-table.ts';
import type { Move } from '../moves.ts';
import { charAt, gearAt, isSole } from '../spots.ts';
import { type Char, type Gear, NOBODY, opponentOf, type State, seatOfSide } from '../state.ts';
import { AIMINGS } from './aimings.ts';
import { firstIn, type SpotList, type Stance, targetsOf } from './targets.ts';

/** Places in `AIMINGS`. */
export const NEVER = AIMINGS.indexOf('never');
const UNAIMED = AIMINGS.indexOf('no-aim');
const HIT = AIMINGS.indexOf('hit');
const CHARACTER = AIMINGS.indexOf('character');
const BACK_OR_GEAR = AIMINGS.indexOf('back-or-gear');
const TOKEN = AIMINGS.indexOf('token');

/** Offers a move for each legal target of the card. */
export function offerPlays(
  state: State,
  by: Seat,
  played: Played,
  aiming: number,
  stance: Stance,
  moves: Move[],
): void {
  // The aimings from `hit` to `character` target characters.
  if (aiming >= HIT && aiming <= CHARACTER) return onCharacters(state, played, targetsOf(aiming, stance), moves);
  offerOthers(state, by, played, aiming, stance, moves);
}

const offerOthers = (state: State, by: Seat, played: Played, aiming: number, stance: Stance, moves: Move[]): void => {
  if (aiming === UNAIMED) return offerPlay(played, NO_AIM, moves);
  if (aiming === TOKEN) {
    for (let side = 0; side < 2; side++)
      if (!isSole(state, seatOfSide(state, side))) offerPlay(played, atToken(side), moves);
    return;
  }
  if (aiming === BACK_OR_GEAR) {
    for (let back = 0; back < 2; back++)
      if (countBack(state, opponentOf(by), back) > 0) offerPlay(played, atBack(back), moves);
  }
  onGear(state, played, targetsOf(aiming, stance), moves);
};

/** BD-CHAR-TUCO, BD-CHAR-ANNIE: aimed as a Colt is. */
export const offerColts = (state: State, kind: Kind, stance: Stance, moves: Move[]): void =>
  onCharacters(state, asColt(kind), targetsOf(HIT, stance), moves);

/** Skips empty spots. */
const onCharacters = (state: State, played: Played, list: SpotList, moves: Move[]): void => {
  for (let left = list; left !== 0; left >>= 3) {
    const char = charAt(state, firstIn(left));
    if (char !== NOBODY) offerPlay(played, atChar(char), moves);
  }
};

const onGear = (state: State, kind: Kind, list: SpotList, moves: Move[]): void => {
  for (let left = list; left !== 0; left >>= 3) {
    const spot = firstIn(left);
    const gear = gearAt(state, spot);
    if (gear !== NO_GEAR) onEach(kind, charAt(state, spot), gear, moves);
  }
};

/** Bits come in the order of `EQUIPMENT`. */
const onEach = (kind: Kind, bearer: Char, gear: Gear, moves: Move[]): void => {
  for (let left = gear; left !== NO_GEAR; left &= left - 1) {
    offerPlayAtGear(kind, atGear(bearer, gearPlace(kindOfBit(left & -left))), moves);
  }
};
