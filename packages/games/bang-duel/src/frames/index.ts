import { type Emit, unreachable } from '@saloon/kernel';
import type { Event, Why } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Order } from '../order.ts';
import type { Frame, State } from '../state.ts';
import { sundance, wagon } from './aside.ts';
import { death } from './death.ts';
import { draw } from './draw.ts';
import { duel } from './duel.ts';
import { hit } from './hit.ts';
import { indians } from './indians.ts';
import { loseHealth } from './lose-health.ts';
import { onMiss } from './on-miss.ts';
import { reveal } from './reveal.ts';
import { schultz } from './schultz.ts';
import { shots } from './shots.ts';
import { startDynamite, startRattlesnake } from './start-of-turn.ts';
import { store } from './store.ts';
import { takeCard } from './take-card.ts';
import { tokenMove } from './token-move.ts';

/**
 * Every kind of frame (section 4.15), those that come most often first. Written out, because a call that is looked up in a table is a slow one.
 */
export function stepFrame(state: State, frame: Frame, emit: Emit<Event> | undefined): void {
  switch (frame.type) {
    case 'hit':
      return hit.step(state, frame, emit);
    case 'lose-health':
      return loseHealth.step(state, frame, emit);
    case 'token-move':
      return tokenMove.step(state, frame, emit);
    case 'draw':
      return draw.step(state, frame, emit);
    case 'take-card':
      return takeCard.step(state, frame, emit);
    case 'store':
      return store.step(state, frame, emit);
    case 'reveal':
      return reveal.step(state, frame, emit);
    case 'wagon':
      return wagon.step(state, frame, emit);
    case 'indians':
      return indians.step(state, frame, emit);
    case 'duel':
      return duel.step(state, frame, emit);
    case 'on-miss':
      return onMiss.step(state, frame, emit);
    case 'shots':
      return shots.step(state, frame, emit);
    case 'death':
      return death.step(state, frame, emit);
    case 'start-dynamite':
      return startDynamite.step(state, frame, emit);
    case 'start-rattlesnake':
      return startRattlesnake.step(state, frame, emit);
    case 'sundance':
      return sundance.step(state, frame, emit);
    case 'schultz':
      return schultz.step(state, frame, emit);
    default:
      return unreachable(frame.type);
  }
}

/** Adds the legal answers to what the frame on top has asked. */
export function offerFrame(state: State, frame: Frame, moves: Move[]): void {
  switch (frame.type) {
    case 'hit':
      return hit.offer(state, frame, moves);
    case 'lose-health':
      return loseHealth.offer(state, frame, moves);
    case 'store':
      return store.offer(state, frame, moves);
    case 'reveal':
      return reveal.offer(state, frame, moves);
    case 'wagon':
      return wagon.offer(state, frame, moves);
    case 'indians':
      return indians.offer(state, frame, moves);
    case 'duel':
      return duel.offer(state, frame, moves);
    case 'on-miss':
      return onMiss.offer(state, frame, moves);
    case 'death':
      return death.offer(state, frame, moves);
    case 'sundance':
      return sundance.offer(state, frame, moves);
    case 'schultz':
      return schultz.offer(state, frame, moves);
    default:
      throw new Error(`Cannot ask anybody: the frame ${frame.type} never does`);
  }
}

/** Gives it its answer. */
export function answerFrame(state: State, frame: Frame, order: Order, why: Why, emit: Emit<Event> | undefined): void {
  switch (frame.type) {
    case 'hit':
      return hit.answer(state, frame, order, why, emit);
    case 'lose-health':
      return loseHealth.answer(state, frame, order, why, emit);
    case 'store':
      return store.answer(state, frame, order, why, emit);
    case 'reveal':
      return reveal.answer(state, frame, order, why, emit);
    case 'wagon':
      return wagon.answer(state, frame, order, why, emit);
    case 'indians':
      return indians.answer(state, frame, order, why, emit);
    case 'duel':
      return duel.answer(state, frame, order, why, emit);
    case 'on-miss':
      return onMiss.answer(state, frame, order, why, emit);
    case 'death':
      return death.answer(state, frame, order, why, emit);
    case 'sundance':
      return sundance.answer(state, frame, order, why, emit);
    case 'schultz':
      return schultz.answer(state, frame, order, why, emit);
    default:
      throw new Error(`Cannot ask anybody: the frame ${frame.type} never does`);
  }
}
