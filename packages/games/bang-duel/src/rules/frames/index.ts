import type { Emit } from '@saloon/kernel';
import type { Event, Why } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Order } from '../order.ts';
import type { Frame, FrameType, State } from '../state.ts';
import { sundance, wagon } from './aside.ts';
import { death } from './death.ts';
import { draw } from './draw.ts';
import { duel } from './duel.ts';
import type { AskingRules, FrameRules } from './frame-rules.ts';
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

/** Frames that may ask a player (section 4.15). */
const asking = {
  death,
  duel,
  hit,
  indians,
  'lose-health': loseHealth,
  'on-miss': onMiss,
  reveal,
  schultz,
  store,
  sundance,
  wagon,
} as const;

const all: Readonly<Record<FrameType, FrameRules>> = {
  ...asking,
  draw,
  shots,
  'start-dynamite': startDynamite,
  'start-rattlesnake': startRattlesnake,
  'take-card': takeCard,
  'token-move': tokenMove,
};

export const stepFrame = (state: State, frame: Frame, emit: Emit<Event> | undefined): void =>
  all[frame.type].step(state, frame, emit);

const askingByType: Readonly<Partial<Record<FrameType, AskingRules>>> = asking;

/** Adds the legal answers to what the frame on top has asked. */
export const offerFrame = (state: State, frame: Frame, moves: Move[]): void =>
  askingRules(frame).offer(state, frame, moves);

export const answerFrame = (state: State, frame: Frame, order: Order, why: Why, emit: Emit<Event> | undefined): void =>
  askingRules(frame).answer(state, frame, order, why, emit);

const askingRules = ({ type }: Frame): AskingRules => {
  const rules = askingByType[type];
  if (rules === undefined) throw new Error(`Cannot ask anybody: the frame ${type} never does`);
  return rules;
};
