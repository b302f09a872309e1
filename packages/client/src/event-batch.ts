import type { Millis } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';

/** The events of one step. `isCatchUp` marks those from before the client was connected: list them, but don't animate them. */
export type EventBatch<Event = unknown> = {
  readonly version: Version;
  readonly at: Millis;
  readonly isCatchUp: boolean;
  readonly events: readonly Event[];
};

/** Splits off the last `count` events. */
export function withoutLast(
  batches: readonly EventBatch[],
  count: number,
): { readonly kept: readonly EventBatch[]; readonly removed: ReadonlySet<unknown> } {
  const kept = [...batches];
  const removed: unknown[] = [];
  while (removed.length < count) {
    const last = kept.pop();
    if (last === undefined) break;
    const end = Math.max(0, last.events.length - (count - removed.length));
    removed.push(...last.events.slice(end));
    if (end > 0) kept.push({ ...last, events: last.events.slice(0, end) });
  }
  return { kept, removed: new Set(removed) };
}

/**
 * The same list, with its last events replaced by the objects in `batches`, as far back as those go. Undo finds events by
 * object identity.
 */
export function withKnownObjects(batches: readonly EventBatch[], events: readonly unknown[]): readonly unknown[] {
  const known = batches.flatMap((batch) => batch.events);
  const last = known.slice(Math.max(0, known.length - events.length));
  return [...events.slice(0, events.length - last.length), ...last];
}
