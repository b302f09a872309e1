import type { Millis } from '@saloon/kernel';

/** A bot's next move and its time. One object per seat, reused for each decision. */
export class Plan<Move> {
  /** Undefined if the seat hasn't planned a move. */
  move: Move | undefined = undefined;
  at: Millis = 0;
  /** Did the seat owe a decision when it made the plan? */
  owed = false;
  question: number | undefined = undefined;
  /** The number of inputs when it was made. */
  madeAfter = 0;
}
