import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EventBatch } from '../../core/games/contract.ts';
import { handOver } from '../hand/hand-over.ts';

/**
 * Hands every batch over once, in order, while the table is still drawn as it was before; those from before mounting are
 * left out. A plain effect, because `useSignalEffect` waits until after the frame: too late to look where things were,
 * and too late to end what moves before a race.
 */
export function useNewEvents<Event>(
  events: ReadonlySignal<readonly EventBatch<Event>[]>,
  take: (batch: EventBatch<Event>) => void,
): void {
  const latest = useRef(take);
  latest.current = take;
  useLayoutEffect(() => handOver(events, (batch) => latest.current(batch)), [events]);
}
