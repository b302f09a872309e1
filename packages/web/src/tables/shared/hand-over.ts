import { effect, type ReadonlySignal } from '@preact/signals';
import type { EventBatch } from '../contract.ts';

/**
 * Hands every batch that comes from now on over once, in order; the answer ends it. Batches are told apart by themselves
 * and not by their versions alone: a step that only concerns this person carries the version of the last one.
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
