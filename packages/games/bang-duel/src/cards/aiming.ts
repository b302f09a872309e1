import type { Seat } from '@saloon/kernel';
import * as aims from '../aims.ts';
import type { Kind } from '../card-ids.ts';
import { EQUIPMENT } from '../data.ts';
import * as gears from '../gear.ts';
import * as hands from '../hand.ts';
import type { Played } from '../move-table.ts';
import * as moveTable from '../move-table.ts';
import * as spots from '../spots.ts';
import type { State } from '../state.ts';
import * as states from '../state.ts';
import { AIMINGS } from './aimings.ts';
import type { SpotList, Stance } from './targets.ts';
import * as targets from './targets.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { atBack, atChar, atGear, atToken, NO_AIM } = aims;
const { namedGear } = gears;
const { countBack } = hands;
const { asColt, offerPlay, offerPlayAtGear } = moveTable;
const { charAt, gearAt, isSole } = spots;
const { NOBODY, opponentOf, seatOfSide } = states;
const { firstIn, targetsOf } = targets;

/** Places in `AIMINGS`: what is looked at for every card in hand is a number. */
export const NEVER = AIMINGS.indexOf('never');
const UNAIMED = AIMINGS.indexOf('no-aim');
const HIT = AIMINGS.indexOf('hit');
const GEAR = AIMINGS.indexOf('gear');
const BACK_OR_GEAR = AIMINGS.indexOf('back-or-gear');
const TOKEN = AIMINGS.indexOf('token');

/** Offers everything such a card may be played on now; nothing when it cannot be played. */
export function offerPlays(state: State, by: Seat, played: Played, aiming: number, stance: Stance): void {
  switch (aiming) {
    case UNAIMED:
      return offerPlay(played, NO_AIM);
    case BACK_OR_GEAR:
      for (let back = 0; back < 2; back++)
        if (countBack(state, opponentOf(by), back) > 0) offerPlay(played, atBack(back));
      return onGear(state, played, targetsOf(aiming, stance));
    case GEAR:
      return onGear(state, played, targetsOf(aiming, stance));
    case TOKEN:
      for (let side = 0; side < 2; side++)
        if (!isSole(state, seatOfSide(state, side))) offerPlay(played, atToken(side));
      return;
    default:
      return onCharacters(state, played, targetsOf(aiming, stance));
  }
}

/** BD-CHAR-TUCO, BD-CHAR-ANNIE: aimed as a Colt is. */
export const offerColts = (state: State, kind: Kind, stance: Stance): void =>
  onCharacters(state, asColt(kind), targetsOf(HIT, stance));

/** An empty spot is no target. */
function onCharacters(state: State, played: Played, list: SpotList): void {
  for (let left = list; left !== 0; left >>= 3) {
    const char = charAt(state, firstIn(left));
    if (char !== NOBODY) offerPlay(played, atChar(char));
  }
}

function onGear(state: State, kind: Kind, list: SpotList): void {
  for (let left = list; left !== 0; left >>= 3) {
    const spot = firstIn(left);
    const gear = gearAt(state, spot);
    if (gear === 0) continue;
    const bearer = charAt(state, spot);
    for (let place = 0; place < EQUIPMENT.length; place++) {
      if ((gear & namedGear(place)) !== 0) offerPlayAtGear(kind, atGear(bearer, place));
    }
  }
}
