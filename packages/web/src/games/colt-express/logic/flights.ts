import type { Seat } from '@saloon/kernel';
import type { Flight, PlaceName } from '../../../table/hand/use-flights.ts';
import type { Event } from '../wire.ts';

export type Hands = {
  readonly you: Seat | undefined;
  /** Keys of cards that left the player's hand in this step, and of those that came. */
  readonly left: readonly number[];
  readonly came: readonly number[];
};

const MOST_CARDS = 7;

/** Flights of cards during planning. The heist is shown on the train. */
export function flightsFor(events: readonly Event[], { you, left, came }: Hands): readonly (readonly Flight[])[] {
  const leaving = [...left];
  const coming = [...came];
  const fromHand = (seat: Seat): PlaceName => {
    const key = seat === you ? leaving.shift() : undefined;
    return key === undefined ? `seat-${seat}` : `hand-${key}`;
  };
  const toHand = (seat: Seat, n: number): readonly Flight[] =>
    seat !== you
      ? []
      : coming.splice(0, Math.min(n, MOST_CARDS)).map((key) => ({ from: 'deck', to: `hand-${key}`, kind: 'card' }));
  // With the last card of a plan the heist begins and replaces the strip: there is nothing left to fly to.
  const isOver = events.some(({ type }) => type === 'planning-ended');
  return events
    .map((event): readonly Flight[] => {
      switch (event.type) {
        case 'card-played':
          return isOver ? [] : [{ from: fromHand(event.seat), to: `pile-${event.place}`, kind: 'card' }];
        case 'drew':
        case 'dealt':
          return toHand(event.seat, event.count);
        default:
          return [];
      }
    })
    .filter((flights) => flights.length > 0);
}
