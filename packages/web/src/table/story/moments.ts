import type { Moment } from '../../core/games/contract.ts';

/** How long a step stays whose events aren't shown one at a time: long enough for a card to fly. */
export const PLAIN_BEATS = 0.7;

/** A step as one moment. */
export const oneMoment = <View, Event>(
  _before: View,
  events: readonly Event[],
  view: View,
): readonly Moment<View, Event>[] => [{ events, view, beats: PLAIN_BEATS }];

/**
 * Cuts a step after each event that has beats. `fold` is the view after an event, as far as the event tells; what only the
 * state knows comes with the last moment.
 */
export function momentsBy<View, Event>(
  beatsOf: (event: Event) => number,
  fold: (view: View, event: Event) => View,
): (before: View, events: readonly Event[], after: View) => readonly Moment<View, Event>[] {
  return (before, events, after) => {
    const moments: Moment<View, Event>[] = [];
    let view = before;
    let told: Event[] = [];
    for (const event of events) {
      view = fold(view, event);
      told.push(event);
      const beats = beatsOf(event);
      if (beats === 0) continue;
      moments.push({ events: told, view, beats });
      told = [];
    }
    const last = moments.at(-1);
    if (told.length > 0 || last === undefined) return [...moments, { events: told, view: after, beats: PLAIN_BEATS }];
    return [...moments.slice(0, -1), { ...last, view: after }];
  };
}
