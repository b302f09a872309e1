import type { ErrorCode, REFUSALS } from '@saloon/protocol';

/** Codes of the table that need a text here; those of a game have theirs in the game. */
type RefusalCode =
  | (typeof REFUSALS)[number]
  /** This page's own: see `net/lapse.ts`. */
  | 'just-changed';

export type Refusals = Readonly<Record<RefusalCode | ErrorCode, string>>;
