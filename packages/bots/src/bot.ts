import type { Millis, Rng } from '@saloon/kernel';
import type { InformationSet } from './information-set.ts';

/** A bot's move, and how long it takes to make it. */
export type Decision<Move> = { readonly move: Move; readonly after: Millis };

/**
 * A computer player for any game. It has no state and no clock: its decisions follow from its information set and its own
 * generator, so the same seed plays the same game.
 */
export interface Bot {
  readonly id: string;
  /** Undefined means to wait. A seat that owes no decision is asked again after the next input. */
  decide<State, Move>(info: InformationSet<State, Move>, rng: Rng): Decision<Move> | undefined;
}
