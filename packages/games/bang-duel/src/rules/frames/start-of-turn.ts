import type { Seat } from '@saloon/kernel';
import { nameIn } from '../aims.ts';
import { idOf } from '../card-ids.ts';
import { startLink } from '../chain.ts';
import { DYNAMITE_LOSS, SYMBOLS } from '../data.ts';
import { discardGear } from '../discard.ts';
import { gearNamed, kindOfBit } from '../gear.ts';
import { charAt, gearAt, isSole, ppOf, spotOf } from '../spots.ts';
import { pop, push, pushLoss, pushReveal, pushTokenMove } from '../stack.ts';
import { characterId, type Gear, opponentOf, type Spot, type State } from '../state.ts';
import type { FrameRules } from './frame-rules.ts';

const DYNAMITE = gearNamed('dynamite');
const RATTLESNAKE = gearNamed('rattlesnake');
const HERD = gearNamed('herd');
const [DYNAMITE_NAME, RATTLESNAKE_NAME, HERD_NAME] = [nameIn('dynamite'), nameIn('rattlesnake'), nameIn('herd')];

/** BD-TURN-2: the spot of this player's character that bears the card, or -1. */
const bearerOf = (state: State, by: Seat, gear: Gear): Spot =>
  (gearAt(state, 2 * by) & gear) !== 0 ? 2 * by : (gearAt(state, 2 * by + 1) & gear) !== 0 ? 2 * by + 1 : -1;

const begin = (state: State, by: Seat, gear: Gear, type: 'start-dynamite' | 'start-rattlesnake'): void => {
  const spot = bearerOf(state, by, gear);
  if (spot === -1) return;
  const char = charAt(state, spot);
  startLink(state, type === 'start-dynamite' ? DYNAMITE_NAME : RATTLESNAKE_NAME, char);
  push(state, type, by).subject = char;
};
export const beginDynamite = (state: State, by: Seat): void => begin(state, by, DYNAMITE, 'start-dynamite');
export const beginRattlesnake = (state: State, by: Seat): void => begin(state, by, RATTLESNAKE, 'start-rattlesnake');

/** BD-CARD-HERD: compulsory, every turn; of no effect on a sole character. */
export function beginHerd(state: State, by: Seat): void {
  const spot = bearerOf(state, by, HERD);
  if (spot === -1 || isSole(state, by)) return;
  startLink(state, HERD_NAME, charAt(state, spot));
  pushTokenMove(state, by, by, 'herd');
}

/** BD-CARD-DYNAMITE: `subject` bears it. */
export const startDynamite: FrameRules = {
  step: (state, frame, emit) => {
    if (frame.step === 0) {
      frame.step = 1;
      return pushReveal(state, frame.by, frame.by, frame.subject, SYMBOLS.indexOf('dynamite'), 'dynamite');
    }
    pop(state);
    const spot = spotOf(state, frame.subject);
    const bit = gearAt(state, spot) & DYNAMITE;
    if (frame.result === 1) {
      discardGear(state, spot, bit, 'dynamite', emit);
      return pushLoss(state, frame.subject, DYNAMITE_LOSS, frame.by, 'dynamite');
    }
    const next = ppOf(state, opponentOf(frame.by));
    state.gear[spot] = gearAt(state, spot) & ~bit;
    state.gear[next] = gearAt(state, next) | bit;
    const [from, to] = [characterId(frame.subject), characterId(charAt(state, next))];
    emit?.({ type: 'dynamite-passed', from, to, card: idOf(kindOfBit(bit)) });
  },
};

/** BD-CARD-RATTLESNAKE: `subject` bears it; it stays whatever happens. */
export const startRattlesnake: FrameRules = {
  step: (state, frame) => {
    if (frame.step === 0) {
      frame.step = 1;
      return pushReveal(state, frame.by, frame.by, frame.subject, SYMBOLS.indexOf('snake'), 'rattlesnake');
    }
    pop(state);
    if (frame.result === 1) pushLoss(state, frame.subject, 1, frame.by, 'rattlesnake');
  },
};
