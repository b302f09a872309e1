import type { Seat } from '../ids.ts';

/** A moment of a game at which this seat has to choose, and the moves that are obviously best, in notation. */
export type Moment<State> = { readonly state: State; readonly seat: Seat; readonly best: readonly string[] };

/**
 * A moment in which one move, or a few, are obviously best: a bot worth its level finds them. The title says so in words,
 * with the ids of the rules that make it obvious.
 */
export type Position<State> = readonly [title: string, lay: () => Moment<State>];
