import type { Millis, Seat } from './ids.ts';

/** A player's move. The log of inputs and the seed determine the whole game. */
export type MoveInput<Move> = {
  readonly type: 'move';
  readonly at: Millis;
  readonly seat: Seat;
  readonly move: Move;
  /** The player's reaction time by their own clock, if the game asks for it. */
  readonly reaction?: Millis;
  /** The number of the question this move answers (a turn, a race): see `Game.question`. */
  readonly answers?: number;
};

/** What the table itself reports: a timer that ran out, a measured latency, a player who left or returned. */
export type TableInput =
  | { readonly type: 'timer'; readonly at: Millis; readonly id: number }
  /** The round trip that the table measured. `'local'` for a bot, which runs in the table's own process. */
  | { readonly type: 'lag'; readonly at: Millis; readonly seat: Seat; readonly roundTrip: Millis | 'local' }
  | { readonly type: 'leave'; readonly at: Millis; readonly seat: Seat }
  | { readonly type: 'return'; readonly at: Millis; readonly seat: Seat };

export type Input<Move> = MoveInput<Move> | TableInput;

/** When the table sends `{ type: 'timer', id }` back. The game ignores an outdated id. */
export type Deadline = { readonly id: number; readonly at: Millis };
