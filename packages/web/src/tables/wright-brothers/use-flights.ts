import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fly, flyCopy, landAll, type Spot, spotOf, spotsIn } from '../../kit/fly.ts';
import type { EventBatch, GameTableProps } from '../contract.ts';
import { useNewEvents } from '../use-new-events.ts';
import { type Flight, flightsFor } from './logic/flights.ts';
import type { HandCard } from './logic/hand-cards.ts';
import { type Motion, motionQueue } from './logic/queue.ts';
import { isUrgent } from './logic/race-state.ts';
import type { Event, Move, View } from './wire.ts';

const FLY_MS = 360;
const STAGGER_MS = 60;

type Before = { readonly spots: ReadonlyMap<string, Spot>; readonly view: View; readonly hand: readonly HandCard[] };

/** Cards fly where they go: spots are taken as a batch of events comes, and flown from once its view is drawn. */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  { view, events, you }: GameTableProps<View, Move, Event>,
  hand: readonly HandCard[],
): void {
  const queue = useRef(motionQueue()).current;
  const before = useRef<Before | undefined>(undefined);
  const waiting = useRef<Event[]>([]);
  const drawn = useRef({ view, hand });

  useNewEvents(events, (batch: EventBatch<Event>) => {
    if (isUrgent(batch.events)) {
      queue.skip();
      landAll();
      waiting.current = [];
      before.current = undefined;
      return;
    }
    if (batch.isCatchUp || root.current === null) return;
    before.current ??= { spots: spotsIn(root.current), ...drawn.current };
    waiting.current.push(...batch.events);
  });

  useLayoutEffect(() => {
    const was = before.current;
    const told = waiting.current;
    before.current = undefined;
    waiting.current = [];
    drawn.current = { view, hand };
    const element = root.current;
    if (was === undefined || element === null || view.division !== undefined) return;
    const kept = new Set(hand.map(({ key }) => key));
    const had = new Set(was.hand.map(({ key }) => key));
    const groups = flightsFor(told, {
      you: you.seat,
      left: was.hand.flatMap(({ key }) => (kept.has(key) ? [] : [key])),
      came: hand.flatMap(({ key }) => (had.has(key) ? [] : [key])),
      before: was.view,
      after: view,
    });
    for (const group of groups) queue.add(motionOf(element, was.spots, group));
  }, [view, hand]);
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

const find = (root: HTMLElement, place: string): Element | null => root.querySelector(`[data-place="${place}"]`);

function start(
  root: HTMLElement,
  spots: ReadonlyMap<string, Spot>,
  { from, to, kind }: Flight,
  i: number,
  speed: number,
): Promise<void> {
  const source = find(root, from);
  const begin = spots.get(from) ?? (source === null ? undefined : spotOf(source));
  const end = find(root, to);
  if (begin === undefined || end === null) return Promise.resolve();
  const flight = { duration: FLY_MS / speed, delay: (i * STAGGER_MS) / speed };
  if (kind === 'card') return fly(end, begin, flight);
  const back = find(root, 'deck');
  const small = { ...spotOf(end), width: 34, height: 48 };
  return back === null ? Promise.resolve() : flyCopy(back, begin, small, flight);
}
