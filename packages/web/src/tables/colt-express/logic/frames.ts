import type { Event, View } from '../wire.ts';
import { afterEvent } from './fold.ts';

/** One frame of the heist: what has just happened, and the board at that moment. */
export type Frame = {
  /** Several if they happen together, such as everyone sliding when the train brakes. */
  readonly events: readonly [Event, ...Event[]];
  /** Undefined if it is the view itself: before the bandits board there is nothing to start from. */
  readonly board: View | undefined;
};

/** How many beats an event is shown. Events without an entry are shown in another way. */
const BEATS: Partial<Record<Event['type'], number>> = {
  'round-card-revealed': 2.4,
  'card-turned': 1.2,
  fizzled: 2,
  moved: 1.5,
  shot: 1.7,
  robbed: 1.6,
  punched: 1.6,
  'marshal-moved': 1.5,
  'bullet-received': 1.5,
  'bullets-short': 2,
  'event-started': 2.6,
  'event-idle': 2,
  'strongbox-placed': 1.8,
  'purse-lost': 1.8,
  'ransom-paid': 1.8,
};

export const beatsOf = ({ events: [first] }: Frame): number => BEATS[first.type] ?? 0;

/** The frames of a step. A step that only plans has none. */
export function framesOf(before: View, events: readonly Event[]): readonly Frame[] {
  const frames: Frame[] = [];
  const isBoarding = events.some(({ type }) => type === 'bandits-boarded');
  let folded = before;
  for (const event of events) {
    folded = afterEvent(folded, event);
    const board = isBoarding ? undefined : folded;
    if (BEATS[event.type] === undefined) continue;
    const last = frames.at(-1);
    if (last !== undefined && isTogether(last.events[0], event)) {
      frames[frames.length - 1] = { events: [...last.events, event], board };
    } else frames.push({ events: [event], board });
  }
  return frames;
}

/** Simultaneous events: braking, the swivel arm, a volley by the Marshal or the passengers. */
function isTogether(first: Event, event: Event): boolean {
  if (first.type === 'moved' && event.type === 'moved') {
    return first.cause === event.cause && (event.cause === 'braking' || event.cause === 'swivel-arm');
  }
  if (first.type === 'bullet-received' && event.type === 'bullet-received') return first.cause === event.cause;
  return first.type === event.type && (event.type === 'ransom-paid' || event.type === 'purse-lost');
}

/** A longer queue is shown faster, so that the train never falls far behind the game. */
const PATIENCE = { beats: 14, rush: 1.6, most: 30, hurry: 3 } as const;

/** How much faster the next frame plays with this many beats in the queue. */
export const rushOf = (beats: number): number =>
  beats > PATIENCE.most ? PATIENCE.hurry : beats > PATIENCE.beats ? PATIENCE.rush : 1;
