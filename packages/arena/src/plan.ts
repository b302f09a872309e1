import type { Millis } from '@saloon/kernel';

/** What a bot means to do and when. One object a seat, written again for each decision. */
export class Plan<Move> {
  /** Nothing when the seat has no plan. */
  move: Move | undefined = undefined;
  at: Millis = 0;
  /** Did the seat owe a decision when it made the plan? */
  owed = false;
  question: number | undefined = undefined;
  /** How many inputs there had been when it was made. */
  madeAfter = 0;
}
