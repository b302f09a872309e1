import type { Teams } from '../rules/options.ts';

/** Options that don't fit together; the texts have a sentence for each. */
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
  /** In dollars; `most` is 0 if no target is possible. */
  | {
      readonly type: 'little-loot';
      readonly teams: number;
      readonly loot: number;
      readonly target: number;
      readonly most: number;
    };
