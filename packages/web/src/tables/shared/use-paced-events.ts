import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { beat, motionSpeed } from '../../kit/pace.ts';
import type { EventBatch } from '../contract.ts';
import { pacer } from './pacer.ts';
import { useNewEvents } from './use-new-events.ts';

export type Paced<Event> = {
  /** What is being shown now, and how much still waits. */
  readonly now: Event | undefined;
  readonly waiting: number;
  skip(): void;
};

/**
 * Shows events one at a time, though the view is already at the end of them: a heist card by card. `beats` says how long an
 * event stays; 0 skips it. Events from before the page was opened are not shown.
 */
export function usePacedEvents<Event>(
  events: ReadonlySignal<readonly EventBatch<Event>[]>,
  beats: (event: Event) => number,
  isUrgent: (events: readonly Event[]) => boolean = () => false,
): Paced<Event> {
  const [shown, setShown] = useState<{ readonly now: Event | undefined; readonly waiting: number }>(NOTHING);
  const latest = useRef(beats);
  latest.current = beats;
  const queue = useRef(
    pacer<Event>({
      // `beat` has the wanted speed in it already, and the pacer counts it once.
      timeOf: (event) => latest.current(event) * beat() * motionSpeed(),
      show: (now, waiting) => setShown(now === undefined ? NOTHING : { now, waiting }),
      speed: motionSpeed,
      after: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  ).current;
  useNewEvents(events, (batch) => {
    if (batch.isCatchUp || isUrgent(batch.events)) queue.skip();
    if (batch.isCatchUp) return;
    const told = batch.events.filter((event) => latest.current(event) > 0);
    if (told.length > 0) queue.add(told);
  });
  useEffect(() => () => queue.skip(), []);
  return { ...shown, skip: queue.skip };
}

const NOTHING = { now: undefined, waiting: 0 } as const;
