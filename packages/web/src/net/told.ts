import type { Millis } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';

/** What one step told this viewer. `isCatchUp` marks what happened before the page was there: show it, do not play it. */
export type EventBatch<Event = unknown> = {
  readonly version: Version;
  readonly at: Millis;
  readonly isCatchUp: boolean;
  readonly events: readonly Event[];
};

/** These batches without their last events, so many of them, and those events. */
export function withoutLast(
  batches: readonly EventBatch[],
  count: number,
): { readonly kept: readonly EventBatch[]; readonly cut: ReadonlySet<unknown> } {
  const kept = [...batches];
  const cut: unknown[] = [];
  while (cut.length < count) {
    const last = kept.pop();
    if (last === undefined) break;
    const end = Math.max(0, last.events.length - (count - cut.length));
    cut.push(...last.events.slice(end));
    if (end > 0) kept.push({ ...last, events: last.events.slice(0, end) });
  }
  return { kept, cut: new Set(cut) };
}

/** These last events as the batches have them, which may not go back so far: what is taken back is known by the very object. */
export function asTold(batches: readonly EventBatch[], events: readonly unknown[]): readonly unknown[] {
  const told = batches.flatMap((batch) => batch.events);
  const last = told.slice(Math.max(0, told.length - events.length));
  return [...events.slice(0, events.length - last.length), ...last];
}

/** What came of a move: played and safe, or refused with a code that has a text in the game's `refusals`. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly code: string };
