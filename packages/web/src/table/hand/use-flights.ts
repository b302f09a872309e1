import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { EventBatch } from '../../core/games/contract.ts';
import { fly, flyCopy, landAll, type Spot, spotOf, spotsIn } from '../../kit/motion/fly.ts';
import { motionSpeed } from '../../kit/motion/pace.ts';
import { TellingContext } from '../story/story-context.ts';
import { useNewEvents } from '../story/use-new-events.ts';
import { type Motion, type MotionQueue, motionQueue } from './motion-queue.ts';

/** A place on the table that has a spot on the screen: the `data-place` of what lies or sits there. */
export type PlaceName = string;

/**
 * One thing on its way. `card` flies what now lies at `to`, which is not seen there before it lands; `back` flies a copy
 * of what lies at `like` (the deck, unless told), for things that have no place of their own at the end of the way.
 */
export type Flight = {
  readonly from: PlaceName;
  readonly to: PlaceName;
  readonly kind: 'card' | 'back';
  readonly like?: PlaceName;
};

export type FlightPlan<Event, Drawn> = {
  /** What is drawn now, compared by identity: the view, or the view with the hand. Build it with `useMemo`. */
  readonly drawn: Drawn;
  /** Where things go in these events, group after group; all of a group fly together, a little apart. */
  readonly plan: (events: readonly Event[], before: Drawn, after: Drawn) => readonly (readonly Flight[])[];
  /** A race or a duel: everything that moves ends in the same task. */
  readonly isUrgent?: (events: readonly Event[]) => boolean;
};

const FLY_MS = 360;
const STAGGER_MS = 60;
const SMALL = { width: 34, height: 48 } as const;

type Before<Drawn> = { readonly spots: ReadonlyMap<string, Spot>; readonly drawn: Drawn };

/**
 * Things fly where they go: spots of everything with a `data-place` under `root` are taken as a batch of events comes,
 * and flown from once its view is drawn. The moment stays on screen until they have landed; `skip` of the answer ends all
 * that still moves, and so does something old that is caught up with.
 */
export function useFlights<Event, Drawn>(
  root: RefObject<HTMLElement | null>,
  events: ReadonlySignal<readonly EventBatch<Event>[]>,
  { drawn, plan, isUrgent = () => false }: FlightPlan<Event, Drawn>,
): Pick<MotionQueue, 'skip' | 'size'> {
  const telling = useContext(TellingContext);
  const latest = useRef(telling);
  latest.current = telling;
  const queue = useRef(motionQueue(() => latest.current.speed())).current;
  const before = useRef<Before<Drawn> | undefined>(undefined);
  const waiting = useRef<Event[]>([]);
  const shown = useRef(drawn);

  useNewEvents(events, (batch: EventBatch<Event>) => {
    if (batch.isCatchUp || isUrgent(batch.events)) {
      queue.skip();
      landAll();
      waiting.current = [];
      before.current = undefined;
      return;
    }
    if (root.current === null) return;
    before.current ??= { spots: spotsIn(root.current), drawn: shown.current };
    waiting.current.push(...batch.events);
  });

  useLayoutEffect(() => {
    const was = before.current;
    const told = waiting.current;
    before.current = undefined;
    waiting.current = [];
    shown.current = drawn;
    const element = root.current;
    if (was === undefined || element === null) return;
    for (const group of plan(told, was.drawn, drawn)) queue.add(motionOf(element, was.spots, group));
    telling.hold(queue.length / motionSpeed());
  }, [drawn]);

  return queue;
}

/** A card that waits for its flight is not seen at its end yet. */
function motionOf(root: HTMLElement, spots: ReadonlyMap<string, Spot>, group: readonly Flight[]): Motion {
  const waiting = group.flatMap(({ to, kind }) => {
    const element = kind === 'card' ? find(root, to) : null;
    return element instanceof HTMLElement || element instanceof SVGElement ? [element] : [];
  });
  const show = () => {
    for (const { style } of waiting) style.opacity = '';
  };
  for (const { style } of waiting) style.opacity = '0';
  return {
    length: FLY_MS + STAGGER_MS * (group.length - 1),
    start(speed) {
      show();
      const finished = Promise.all(group.map((flight, i) => start(root, spots, flight, i, speed)));
      return { finished, skip: landAll };
    },
    drop: show,
  };
}

const find = (root: HTMLElement, place: string): Element | null =>
  root.querySelector(`[data-place="${CSS.escape(place)}"]`);

function start(
  root: HTMLElement,
  spots: ReadonlyMap<string, Spot>,
  { from, to, kind, like = 'deck' }: Flight,
  i: number,
  speed: number,
): Promise<void> {
  const source = find(root, from);
  const begin = spots.get(from) ?? (source === null ? undefined : spotOf(source));
  const end = find(root, to);
  if (begin === undefined || end === null) return Promise.resolve();
  const flight = { duration: FLY_MS / speed, delay: (i * STAGGER_MS) / speed };
  if (kind === 'card') return fly(end, begin, flight);
  const thing = find(root, like);
  return thing === null ? Promise.resolve() : flyCopy(thing, begin, { ...spotOf(end), ...SMALL }, flight);
}
