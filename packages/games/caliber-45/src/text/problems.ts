import type { Teams } from '../rules/options.ts';

/** What does not go together when a table is opened; the texts tell it in a sentence. */
export type Misfit =
  | { readonly type: 'strange-digit'; readonly found: number }
  | { readonly type: 'other-seats'; readonly found: number; readonly seats: number }
  | { readonly type: 'bad-teams'; readonly found: number }
  | {
      readonly type: 'teams-for-others';
      readonly teams: Teams;
      readonly min: number;
      readonly max: number;
      readonly seats: number;
    }
  /** All in dollars; `most` is 0 where no target would do. */
  | {
      readonly type: 'little-loot';
      readonly teams: number;
      readonly loot: number;
      readonly target: number;
      readonly most: number;
    };
