import { why as bangDuel } from '@saloon/bang-duel/why';
import { why as caliber45 } from '@saloon/caliber-45/why';
import { why as coltExpress } from '@saloon/colt-express/why';
import type { Seat } from '@saloon/kernel';
import { why as wrightBrothers } from '@saloon/wright-brothers/why';

/** A move tried on a re-dealt state: before, after, and its events. */
export type Tried = {
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly unknown[];
  readonly seat: Seat;
  readonly move: unknown;
};

/** A reason for or against a move, in the game's terms. The game's text turns it into words with `because`. */
export type Reason = { readonly tone: 'good' | 'bad'; readonly type: string };

/** The reasons for and against a move, the strongest first. */
export type Why = (tried: Tried) => readonly Reason[];
export type FindWhy = (game: string) => Why | undefined;

// Each function only gets states and moves of its own game.
const whys = {
  'bang-duel': bangDuel as Why,
  'caliber-45': caliber45 as Why,
  'colt-express': coltExpress as Why,
  'wright-brothers': wrightBrothers as Why,
} satisfies Readonly<Record<string, Why>>;

/** The function that explains a game's moves, or undefined. */
export const findWhy: FindWhy = (game) => (Object.hasOwn(whys, game) ? whys[game as keyof typeof whys] : undefined);
