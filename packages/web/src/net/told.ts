import type { Millis } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';

/** What one step told this viewer. `isCatchUp` marks what happened before the page was there: show it, do not play it. */
export type EventBatch<Event = unknown> = {
  readonly version: Version;
  readonly at: Millis;
  readonly isCatchUp: boolean;
  readonly events: readonly Event[];
};

/** What came of a move: played and safe, or refused with a code that has a text in the game's `refusals`. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly code: string };
