import type { Millis } from '@saloon/kernel';
import type { EventBatch } from '../contract.ts';

export type TurningPoint = { readonly at: Millis; readonly text: string };

/** More would be a log. */
const MOST = 3;

/** The events that turned the game furthest, in playing order. */
export function turningPoints(
  batches: readonly Pick<EventBatch, 'at' | 'events'>[],
  swing: (event: unknown) => number,
  tell: (event: unknown) => string | undefined,
): readonly TurningPoint[] {
  return batches
    .flatMap(({ at, events }) => events.map((event) => ({ at, event, weight: swing(event) })))
    .filter(({ weight }) => weight > 0)
    .map((one, order) => ({ ...one, order }))
    .toSorted((a, b) => b.weight - a.weight || a.order - b.order)
    .slice(0, MOST)
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ at, event }) => {
      const text = tell(event);
      return text === undefined ? [] : [{ at, text }];
    });
}
