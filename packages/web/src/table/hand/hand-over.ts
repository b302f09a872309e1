import { effect, type ReadonlySignal } from '@preact/signals';
import type { EventBatch } from '../../core/games/contract.ts';

/**
 * Passes every batch from now on to `take` once, in order. Returns a function that stops it. Batches are compared by identity
 * and not by version: a step that only concerns this player carries the version of the one before it.
 */
export function handOver<Event>(
  events: ReadonlySignal<readonly EventBatch<Event>[]>,
  take: (batch: EventBatch<Event>) => void,
): () => void {
  let last = events.peek().at(-1);
  return effect(() => {
    const all = events.value;
    const at = last === undefined ? -1 : all.lastIndexOf(last);
    const seen = last?.version ?? -1;
    const came = at < 0 ? all.filter(({ version }) => version > seen) : all.slice(at + 1);
    for (const batch of came) {
      last = batch;
      take(batch);
    }
  });
}
