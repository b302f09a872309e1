import type { GameId, Millis, Seat } from '@saloon/kernel';
import type { Version } from './ids.ts';
import { type Patch, patched } from './patch.ts';

/** A step of a person's own game as they saw it: the events they were sent, and the patch of their view. */
export type SeenStep = {
  readonly at: Millis;
  /** Whose move it was; missing for the deal, a timer, or who came and went. */
  readonly by?: Seat;
  /** The table's version right after it. How many inputs there were is not told: some are not for everybody to know of. */
  readonly version: Version;
  readonly events: readonly unknown[];
  readonly patch?: Patch;
};

/** A game that is played, as one who sits there knows it. There is nothing else in it. */
export type SeenGame = {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly names: readonly string[];
  readonly seedHash: string;
  readonly seat: Seat;
  /** It is over: its recording has everything. */
  readonly isOver: boolean;
  readonly steps: readonly SeenStep[];
};

/** The table before somebody's eyes at each of these steps. */
export function viewsOf(steps: readonly SeenStep[]): readonly unknown[] {
  let view: unknown;
  return steps.map(({ patch }) => {
    view = patched(view, patch);
    return view;
  });
}
