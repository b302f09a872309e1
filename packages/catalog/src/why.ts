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

/** Something that speaks for a move or against it, in the terms of its game: `because` of the game's text says it. */
export type Reason = { readonly tone: 'good' | 'bad'; readonly type: string };

/** What speaks for a move and against it, the weightiest first. */
export type Why = (tried: Tried) => readonly Reason[];
export type FindWhy = (game: string) => Why | undefined;

// A game knows its own states and moves: it is only ever handed those.
const whys = {
  'bang-duel': bangDuel as Why,
  'caliber-45': caliber45 as Why,
  'colt-express': coltExpress as Why,
  'wright-brothers': wrightBrothers as Why,
} satisfies Readonly<Record<string, Why>>;

/** How a game gives reasons for its moves, where it does. */
export const findWhy: FindWhy = (game) => (Object.hasOwn(whys, game) ? whys[game as keyof typeof whys] : undefined);
