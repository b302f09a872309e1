import type { Seat } from '@saloon/kernel';
import type { Flight, PlaceName } from '../../../table/hand/use-flights.ts';
import type { Event, Hidden, View } from '../wire.ts';

export type Hands = {
  readonly you: Seat | undefined;
  /** Keys of own hand cards that left with this step, and of those that came. */
  readonly left: readonly number[];
  readonly came: readonly number[];
  readonly before: View;
  readonly after: View;
};

const MOST_CARDS = 6;

/** Where cards go in one step, event by event. The state is true already; this only explains it. */
export function flightsFor(
  events: readonly Event[],
  { you, left, came, before, after }: Hands,
): readonly (readonly Flight[])[] {
  const leaving = [...left];
  const coming = [...came];
  let loot = before.loot.length;
  let loaded = you === undefined ? 0 : (before.players[you]?.loaded ?? 0);
  const seatPlace = (seat: Seat): PlaceName => (seat === you ? 'own' : `seat-${seat}`);
  const fromHand = (seat: Seat): PlaceName => {
    const key = seat === you ? leaving.shift() : undefined;
    return key === undefined ? seatPlace(seat) : `hand-${key}`;
  };
  const some = (n: number, make: (i: number) => Flight): Flight[] =>
    Array.from({ length: Math.min(n, MOST_CARDS) }, (_, i) => make(i));
  const toHand = (seat: Seat, n: number, from: PlaceName): Flight[] =>
    some(n, () => {
      const key = seat === you ? coming.shift() : undefined;
      return key === undefined
        ? { from, to: seatPlace(seat), kind: 'back' }
        : { from, to: `hand-${key}`, kind: 'card' };
    });
  const isSeen = (cards: Hidden): boolean => cards !== 'face-down';

  return events
    .map((event): readonly Flight[] => {
      switch (event.type) {
        case 'discarded':
          return some(event.cards.length, () => ({ from: fromHand(event.seat), to: `loot-${loot++}`, kind: 'card' }));
        case 'loaded':
          return some(event.count, () =>
            event.seat === you
              ? { from: fromHand(event.seat), to: `gun-${loaded++}`, kind: 'card' }
              : { from: seatPlace(event.seat), to: `cyl-${event.seat}`, kind: 'back' },
          );
        case 'dealt':
        case 'drew':
          return toHand(event.seat, event.count, 'deck');
        case 'sheriff-came':
          return [{ from: 'deck', to: `sheriff-${event.sheriffs}`, kind: 'card' }];
        case 'event-played':
          if (event.card === 'helper') {
            const to = event.seat === you ? 'helper-own' : `front-${event.seat}`;
            return [{ from: fromHand(event.seat), to, kind: 'card' }];
          }
          return after.taking === undefined ? [{ from: fromHand(event.seat), to: `loot-${loot++}`, kind: 'card' }] : [];
        case 'took':
          return toHand(event.seat, event.count, seatPlace(event.target));
        case 'gave-back':
          if (event.target === you && isSeen(event.cards))
            return toHand(event.target, event.count, seatPlace(event.seat));
          return some(event.count, () => ({ from: fromHand(event.seat), to: seatPlace(event.target), kind: 'back' }));
        case 'lost-to-indians':
          return [{ from: event.seat === you ? 'drop' : `cyl-${event.seat}`, to: 'deck', kind: 'back' }];
        default:
          return [];
      }
    })
    .filter((flights) => flights.length > 0);
}
