import type { Seat } from '../ids.ts';

/** A position in which this seat has to choose, and the obviously best moves, in notation. */
export type Moment<State> = { readonly state: State; readonly seat: Seat; readonly best: readonly string[] };

/**
 * A position with one or a few obviously best moves, which a bot of a good level must find. The title says which, with
 * the ids of the rules that make it obvious.
 */
export type Position<State> = readonly [title: string, lay: () => Moment<State>];
