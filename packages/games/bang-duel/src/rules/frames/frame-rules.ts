import type { Emit } from '@saloon/kernel';
import type { Event, Why } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Order } from '../order.ts';
import type { Frame, State } from '../state.ts';

/** What a frame does. It is on top of the stack whenever one of these is called. */
export type FrameRules = {
  /** One step: change the state, push frames, ask a player, or pop. */
  readonly step: (state: State, frame: Frame, emit: Emit<Event> | undefined) => void;
};

/** A frame that may ask a player. */
export type AskingRules = FrameRules & {
  /** Adds the legal answers to what it has asked. */
  readonly offer: (state: State, frame: Frame, moves: Move[]) => void;
  readonly answer: (state: State, frame: Frame, order: Order, why: Why, emit: Emit<Event> | undefined) => void;
};
