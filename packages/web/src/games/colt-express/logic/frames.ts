import type { Moment } from '../../../core/games/contract.ts';
import { oneMoment } from '../../../table/story/moments.ts';
import type { Event, View } from '../wire.ts';
import { afterEvent } from './fold.ts';

/** One frame of the heist: what has just happened, and the board at that moment. */
export type Frame = {
  /** Several if they happen together, such as everyone sliding when the train brakes. */
  readonly events: readonly [Event, ...Event[]];
  readonly board: View;
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

/**
 * The moments of a step, each with the board at that moment. Events that aren't shown on the train come with the next one
 * that is, and the rest of the step with the last. A step that only plans is one moment.
 */
export function momentsOf(before: View, events: readonly Event[], after: View): readonly Moment<View, Event>[] {
  const moments: Moment<View, Event>[] = [];
  const isBoarding = events.some(({ type }) => type === 'bandits-boarded');
  let folded = before;
  let told: Event[] = [];
  let first: Event | undefined;
  for (const event of events) {
    folded = afterEvent(folded, event);
    told.push(event);
    const beats = BEATS[event.type];
    if (beats === undefined) continue;
    // Before the bandits board there is nothing to start from.
    const view = isBoarding ? after : unasked(folded);
    const last = moments.at(-1);
    if (last !== undefined && first !== undefined && isTogether(first, event)) {
      moments[moments.length - 1] = { events: [...last.events, ...told], view, beats: last.beats };
    } else {
      moments.push({ events: told, view, beats });
      first = event;
    }
    told = [];
  }
  const last = moments.at(-1);
  if (last === undefined) return oneMoment(before, events, after);
  return [...moments.slice(0, -1), { ...last, events: [...last.events, ...told], view: after }];
}

/** On the way through a step nobody is asked, and no clock runs. */
function unasked(view: View): View {
  const { question: _question, deadline: _deadline, active: _active, ...rest } = view;
  return { ...rest, asked: [] };
}

/** What the train shows of the moment on screen. */
export function frameOf(now: readonly Event[], board: View): Frame | undefined {
  const [first, ...more] = now.filter(({ type }) => BEATS[type] !== undefined);
  return first === undefined ? undefined : { events: [first, ...more], board };
}

/** Simultaneous events: braking, the swivel arm, a volley by the Marshal or the passengers. */
function isTogether(first: Event, event: Event): boolean {
  if (first.type === 'moved' && event.type === 'moved') {
    return first.cause === event.cause && (event.cause === 'braking' || event.cause === 'swivel-arm');
  }
  if (first.type === 'bullet-received' && event.type === 'bullet-received') return first.cause === event.cause;
  return first.type === event.type && (event.type === 'ransom-paid' || event.type === 'purse-lost');
}
