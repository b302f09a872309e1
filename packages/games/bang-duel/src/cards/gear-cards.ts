import type { Seat } from '@saloon/kernel';
import { type AimSink, atChar, atGear } from '../aims.ts';
import { EQUIPMENT } from '../data.ts';
import { namedGear } from '../gear.ts';
import { apOf, charAt, gearAt, ppOf } from '../spots.ts';
import { NOBODY, opponentOf, type Spot, type State, spotOwner } from '../state.ts';
import { type Card, card, type Given, type Reach } from './card.ts';

/** BD-PLAY-3: the own PP or the opponent's AP; with Jack Ransom any character. */
function bearers(state: State, by: Seat, reach: Reach, aims: AimSink): void {
  if (reach === 'anyone') return everybody(state, aims);
  aims.push(atChar(charAt(state, ppOf(state, by))));
  aims.push(atChar(charAt(state, apOf(state, opponentOf(by)))));
}

/** BD-CARD-DYNAMITE: the own PP alone; with Jack Ransom any character. */
export function ownCover(state: State, by: Seat, reach: Reach, aims: AimSink): void {
  if (reach === 'anyone') return everybody(state, aims);
  aims.push(atChar(charAt(state, ppOf(state, by))));
}

function everybody(state: State, aims: AimSink): void {
  for (let spot = 0; spot < 4; spot++) if (charAt(state, spot) !== NOBODY) aims.push(atChar(charAt(state, spot)));
}

/** A blue card: it stays on a character. What it does there is in its traits. */
export const equipment = (given: Given): Card => card('equip', { aims: bearers, ...given });

/** BD-PLAY-2: the own characters and the opponent's AP; with Jack Ransom the opponent's PP too. */
export function isInReach(state: State, by: Seat, reach: Reach, spot: Spot): boolean {
  if (charAt(state, spot) === NOBODY) return false;
  return spotOwner(spot) === by || reach === 'anyone' || spot === apOf(state, opponentOf(by));
}

/** Every card in play that an action card may take. */
export function gearInReach(state: State, by: Seat, reach: Reach, aims: AimSink): void {
  for (let spot = 0; spot < 4; spot++) {
    if (gearAt(state, spot) !== 0 && isInReach(state, by, reach, spot)) gearOn(state, spot, aims);
  }
}

export function gearOn(state: State, spot: Spot, aims: AimSink): void {
  const gear = gearAt(state, spot);
  if (gear === 0) return;
  for (let place = 0; place < EQUIPMENT.length; place++) {
    if ((gear & namedGear(place)) !== 0) aims.push(atGear(charAt(state, spot), place));
  }
}

/** A card that needs no aim: it may always be played. */
export const noAim: Card['aims'] = (_state, _by, _reach, aims) => {
  aims.push(0);
};
