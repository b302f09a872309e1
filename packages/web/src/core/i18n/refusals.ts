import type { ErrorCode, REFUSALS } from '@saloon/protocol';

/** The table's codes that need a text here. A game's codes have theirs in the game. */
type RefusalCode =
  | (typeof REFUSALS)[number]
  /** This page's own code: see `net/lapse.ts`. */
  | 'just-changed';

export type Refusals = Readonly<Record<RefusalCode | ErrorCode, string>>;
