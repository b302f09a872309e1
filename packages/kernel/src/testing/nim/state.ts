import type { Millis, Seat } from '../../ids.ts';
import type { OptionSpec } from '../../options.ts';
import type { Rng } from '../../rng.ts';

/**
 * Nim with a secret, a small but complete game to test the kernel with. Every seat holds one hidden card, and in turn
 * takes pebbles from a heap or swaps the card. Once per game, at any time, a seat may grab: chance decides whether it
 * gets a pebble. Fidgeting is a reflex and is only counted. When the heap is empty, the score is the pebbles plus the
 * card.
 */
export type Options = {
  readonly heap: number;
  readonly scoring: 'most' | 'fewest';
  readonly hurry: boolean;
  readonly turnMs: number;
};

export const options: OptionSpec<Options> = {
  heap: { type: 'integer', min: 1, max: 30, default: 8 },
  scoring: { type: 'choice', values: ['most', 'fewest'], default: 'most' },
  hurry: { type: 'boolean', default: true },
  turnMs: {
    type: 'integer',
    unit: 'milliseconds',
    min: 1000,
    max: 60_000,
    default: 5000,
    variants: [{ when: { option: 'hurry', is: false }, min: 60_000, max: 86_400_000, default: 3_600_000 }],
  },
};

/** Two of each value from 1 to 6. */
export const DECK: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
export const MOST_TAKEN = 3;

export type State = {
  options: Options;
  now: Millis;
  heap: number;
  turn: number;
  active: Seat;
  /** Raised whenever the deadline changes, so that older timers are recognized as outdated. */
  timer: number;
  due: Millis;
  cards: number[];
  deck: number[];
  discard: number[];
  taken: number[];
  grabbed: boolean[];
  fidgets: number[];
  away: boolean[];
  roundTrips: number[];
  rng: Rng;
};

export type Move =
  | { readonly type: 'take'; readonly pebbles: number }
  | { readonly type: 'swap' }
  | { readonly type: 'grab' }
  | { readonly type: 'fidget' };

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly card: number | 'face-down' }
  | { readonly type: 'took'; readonly seat: Seat; readonly pebbles: number }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly old: number; readonly card: number | 'face-down' }
  | { readonly type: 'grabbed'; readonly seat: Seat; readonly pebbles: number }
  | { readonly type: 'fidgeted'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly cards: readonly number[] };

export type View = {
  readonly heap: number;
  readonly turn: number;
  readonly active: Seat;
  readonly cards: readonly (number | 'face-down')[];
  readonly deck: number;
  readonly discard: readonly number[];
  readonly taken: readonly number[];
  readonly grabbed: readonly boolean[];
  readonly fidgets: readonly number[];
  readonly away: readonly boolean[];
};
