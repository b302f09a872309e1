import { type Emit, unreachable } from '@saloon/kernel';
import type { Event, Why } from '../events.ts';
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

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const rules = {
  death,
  draw,
  duel,
  hit,
  indians,
  loseHealth,
  onMiss,
  reveal,
  schultz,
  shots,
  startDynamite,
  startRattlesnake,
  store,
  sundance,
  takeCard,
  tokenMove,
  wagon,
} as const;

/**
 * Every kind of frame (section 4.15), those that come most often first. Written out, because a call that is looked up in a table is a slow one.
 */
export function stepFrame(state: State, frame: Frame, emit: Emit<Event> | undefined): void {
  switch (frame.type) {
    case 'hit':
      return rules.hit.step(state, frame, emit);
    case 'lose-health':
      return rules.loseHealth.step(state, frame, emit);
    case 'token-move':
      return rules.tokenMove.step(state, frame, emit);
    case 'draw':
      return rules.draw.step(state, frame, emit);
    case 'take-card':
      return rules.takeCard.step(state, frame, emit);
    case 'store':
      return rules.store.step(state, frame, emit);
    case 'reveal':
      return rules.reveal.step(state, frame, emit);
    case 'wagon':
      return rules.wagon.step(state, frame, emit);
    case 'indians':
      return rules.indians.step(state, frame, emit);
    case 'duel':
      return rules.duel.step(state, frame, emit);
    case 'on-miss':
      return rules.onMiss.step(state, frame, emit);
    case 'shots':
      return rules.shots.step(state, frame, emit);
    case 'death':
      return rules.death.step(state, frame, emit);
    case 'start-dynamite':
      return rules.startDynamite.step(state, frame, emit);
    case 'start-rattlesnake':
      return rules.startRattlesnake.step(state, frame, emit);
    case 'sundance':
      return rules.sundance.step(state, frame, emit);
    case 'schultz':
      return rules.schultz.step(state, frame, emit);
    default:
      return unreachable(frame.type);
  }
}

/** The legal answers to what the frame on top has asked. */
export function offerFrame(state: State, frame: Frame): void {
  switch (frame.type) {
    case 'hit':
      return rules.hit.offer(state, frame);
    case 'lose-health':
      return rules.loseHealth.offer(state, frame);
    case 'store':
      return rules.store.offer(state, frame);
    case 'reveal':
      return rules.reveal.offer(state, frame);
    case 'wagon':
      return rules.wagon.offer(state, frame);
    case 'indians':
      return rules.indians.offer(state, frame);
    case 'duel':
      return rules.duel.offer(state, frame);
    case 'on-miss':
      return rules.onMiss.offer(state, frame);
    case 'death':
      return rules.death.offer(state, frame);
    case 'sundance':
      return rules.sundance.offer(state, frame);
    case 'schultz':
      return rules.schultz.offer(state, frame);
    default:
      throw new Error(`Cannot ask anybody: the frame ${frame.type} never does`);
  }
}

/** Gives it its answer. */
export function answerFrame(state: State, frame: Frame, order: Order, why: Why, emit: Emit<Event> | undefined): void {
  switch (frame.type) {
    case 'hit':
      return rules.hit.answer(state, frame, order, why, emit);
    case 'lose-health':
      return rules.loseHealth.answer(state, frame, order, why, emit);
    case 'store':
      return rules.store.answer(state, frame, order, why, emit);
    case 'reveal':
      return rules.reveal.answer(state, frame, order, why, emit);
    case 'wagon':
      return rules.wagon.answer(state, frame, order, why, emit);
    case 'indians':
      return rules.indians.answer(state, frame, order, why, emit);
    case 'duel':
      return rules.duel.answer(state, frame, order, why, emit);
    case 'on-miss':
      return rules.onMiss.answer(state, frame, order, why, emit);
    case 'death':
      return rules.death.answer(state, frame, order, why, emit);
    case 'sundance':
      return rules.sundance.answer(state, frame, order, why, emit);
    case 'schultz':
      return rules.schultz.answer(state, frame, order, why, emit);
    default:
      throw new Error(`Cannot ask anybody: the frame ${frame.type} never does`);
  }
}
