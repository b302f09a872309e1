import type { Emit } from '@saloon/kernel';
import type { Event, Why } from '../events.ts';
import type { MoveSink } from '../move-list.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';

/** What a frame does. It is on top of the stack whenever one of these is called. */
export type FrameRules = {
  /** One step: change the state, push frames, ask somebody, or pop. */
  readonly step: (state: State, frame: Frame, emit: Emit<Event> | undefined) => void;
  /** The legal answers to what it has asked. */
  readonly offer?: (state: State, frame: Frame, moves: MoveSink) => void;
  readonly answer?: (state: State, frame: Frame, move: Move, why: Why, emit: Emit<Event> | undefined) => void;
};
