import type { Seat } from '../ids.ts';

/** A moment of a game in which one move, or a few, are obviously best: a bot worth its level finds them. */
export type Position<State> = {
  /** In words, with the ids of the rules that make it obvious. */
  readonly title: string;
  readonly seat: Seat;
  readonly state: State;
  /** In notation. */
  readonly best: readonly string[];
};
