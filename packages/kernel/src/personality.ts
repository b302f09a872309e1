import type { Seat } from './ids.ts';

/** The characters a bot can have. Without one it plays only to win. */
export const PERSONALITIES = ['bold', 'careful', 'vengeful', 'greedy', 'bluffing', 'friendly'] as const;
export type Personality = (typeof PERSONALITIES)[number];

/** What a move looks like to the others at the table. Each number is from 0 to 1, and 0 if left out. */
export type MoveStyle = {
  /** It hurts other players: `target`, or all of them. */
  readonly attack?: number;
  readonly target?: Seat;
  /** It can cost the player more than waiting would. */
  readonly risk?: number;
  /** It takes loot, cards or points. */
  readonly gain?: number;
  /** It shows more strength than the player has, or hides some. */
  readonly bluff?: number;
};
