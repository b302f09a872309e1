import type { Millis, Rng } from '@saloon/kernel';
import type { Sight } from './sight.ts';

/** What a bot wants to do, and how long it takes to do it. */
export type Decision<Move> = { readonly move: Move; readonly after: Millis };

/**
 * A player made of code, for any game. It holds no memory and no clock: what it decides follows from what it is shown
 * and from its own generator, so that the same seed plays the same game.
 */
export interface Bot {
  readonly id: string;
  /** Nothing means to wait: a seat that owes nothing is asked again after the next input. */
  decide<State, Move>(sight: Sight<State, Move>, rng: Rng): Decision<Move> | undefined;
}
