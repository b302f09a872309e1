import type { Millis, Seat } from '@saloon/kernel';
import type { EventBatch } from '../../core/games/contract.ts';

/** How a moment changed a seat's chances, from 0 to 1. */
type Chance = { readonly seat: Seat; readonly before: number; readonly after: number };

export type TurningPoint = { readonly at: Millis; readonly text: string; readonly chance?: Chance };

/** A moment with its chances, as the coach's worker found it. */
type Turn = Chance & Pick<EventBatch, 'at' | 'events'>;

type Weight = (event: unknown) => number;
type Tell = (event: unknown) => string | undefined;

/** More would be a log. */
const MOST = 3;

/** The events that turned the game furthest, in playing order. */
export function turningPoints(
  batches: readonly Pick<EventBatch, 'at' | 'events'>[],
  swing: Weight,
  tell: Tell,
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

/** The moments that changed the chances most, each told by its heaviest event. Others turned nothing. */
export function turnsByChance(turns: readonly Turn[], swing: Weight, tell: Tell): readonly TurningPoint[] {
  return turns.flatMap(({ at, events, seat, before, after }): readonly TurningPoint[] => {
    const [text] = events.toSorted((a, b) => swing(b) - swing(a)).flatMap((event) => tell(event) ?? []);
    return text === undefined ? [] : [{ at, text, chance: { seat, before, after } }];
  });
}

/** Steps that are worth a look, because heavy events came in them. */
const LIKELY = 8;

/** The steps with the heaviest events, the heaviest first. */
export function likelySteps(steps: readonly Pick<EventBatch, 'events'>[], swing: Weight): readonly number[] {
  return steps
    .map(({ events }, step) => ({ step, weight: Math.max(0, ...events.map(swing)) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.step - b.step)
    .slice(0, LIKELY)
    .map(({ step }) => step);
}
