import type { Millis, Seat } from './ids.ts';

/** What somebody at the table does. The log of inputs, with the seed, is the game. */
export type MoveInput<Move> = {
  readonly type: 'move';
  readonly at: Millis;
  readonly seat: Seat;
  readonly move: Move;
  /** How long the player took by the player's own clock, where the game asks for it. */
  readonly reaction?: Millis;
  /** The number of the question this move answers (a turn, a race): see `Game.question`. */
  readonly answers?: number;
};

/** What the table itself reports: a timer that ran out, a measured line, somebody gone or back. */
export type TableInput =
  | { readonly type: 'timer'; readonly at: Millis; readonly id: number }
  /** The round trip the table measured; `'local'` for a bot, which sits in the table's own process. */
  | { readonly type: 'lag'; readonly at: Millis; readonly seat: Seat; readonly roundTrip: Millis | 'local' }
  | { readonly type: 'leave'; readonly at: Millis; readonly seat: Seat }
  | { readonly type: 'return'; readonly at: Millis; readonly seat: Seat };

export type Input<Move> = MoveInput<Move> | TableInput;

/** A moment by which the table feeds `{ type: 'timer', id }` back; an outdated id is ignored. */
export type Deadline = { readonly id: number; readonly at: Millis };
