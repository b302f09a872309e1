import type { Seat } from '@saloon/kernel';
import type { Flight, PlaceName } from '../../../table/hand/use-flights.ts';
import type { Event, MoneyCard, View } from '../wire.ts';

export type Step = {
  readonly you: Seat | undefined;
  /** Keys of own hand cards that left with this step, and of those that came. */
  readonly left: readonly number[];
  readonly came: readonly number[];
  readonly after: View;
};

const MOST_CARDS = 6;

/** Where things go in one step, event by event. The state is true already; this only explains it. */
export function flightsFor(events: readonly Event[], { you, left, came, after }: Step): readonly (readonly Flight[])[] {
  const leaving = [...left];
  const coming = [...came];
  const place = (seat: Seat): PlaceName => `seat-${seat}`;
  const fromHand = (seat: Seat): PlaceName => {
    const key = seat === you ? leaving.shift() : undefined;
    return key === undefined ? place(seat) : `hand-${key}`;
  };
  const toHand = (seat: Seat, n: number): Flight[] =>
    Array.from({ length: Math.min(n, MOST_CARDS) }, () => {
      const key = seat === you ? coming.shift() : undefined;
      return key === undefined
        ? { from: 'deck', to: place(seat), kind: 'back' }
        : { from: 'deck', to: `hand-${key}`, kind: 'card' };
    });
  /** Cards lie where the robbery shows them while it lasts, and are thrown once it is over. */
  const thrown = (seat: Seat, n: number, onTable: string | undefined): Flight[] =>
    Array.from({ length: Math.min(n, MOST_CARDS) }, (_, i) =>
      onTable === undefined && i > 0
        ? { from: fromHand(seat), to: 'spent', kind: 'back', like: 'spent' }
        : { from: fromHand(seat), to: onTable === undefined ? 'spent' : `${onTable}-${i}`, kind: 'card' },
    );
  const { robbery } = after;
  const notes = (n: number, from: PlaceName, to: PlaceName): Flight[] =>
    Array.from({ length: n }, () => ({ from, to, kind: 'back', like: 'bank' }));

  return events
    .map((event): readonly Flight[] => {
      switch (event.type) {
        case 'dealt':
          return toHand(event.seat, event.count);
        case 'drew':
          return toHand(event.seat, 1);
        case 'exchanged':
          return thrown(event.seat, event.cards.length, undefined);
        case 'rode':
          return thrown(event.seat, 1, undefined);
        case 'repelled':
          return thrown(event.seat, event.cards.length, robbery?.repelled === undefined ? undefined : 'repel');
        case 'shot': {
          const isShown = robbery?.shot?.shooter === event.seat && robbery.shot.target === event.target;
          return thrown(event.seat, event.cards.length, isShown ? 'shot' : undefined);
        }
        case 'defended':
          return thrown(event.seat, event.cards.length, robbery?.shot?.defence === undefined ? undefined : 'parry');
        case 'hired':
        case 'cowboy-dealt':
          return [{ from: 'cowboys', to: place(event.seat), kind: 'back', like: 'cowboys' }];
        case 'rejected':
        case 'fell':
        case 'jailed':
          return [{ from: place(event.seat), to: 'gone', kind: 'card' }];
        case 'picked': {
          const to = robbery?.card === undefined ? 'bank' : 'target';
          return [{ from: `slot-${event.slot}`, to, kind: 'card' }];
        }
        case 'card-discarded':
          return [{ from: 'target', to: 'bank', kind: 'card' }];
        case 'loot-taken': {
          const at = placeIn(after.players[event.seat]?.loot ?? [], event.card);
          return [{ from: 'target', to: `loot-${event.seat}-${at}`, kind: 'card' }];
        }
        case 'paid':
          return [
            ...notes(event.cards.length, place(event.seat), 'bank'),
            ...notes(event.change.length, 'bank', place(event.seat)),
          ];
        default:
          return [];
      }
    })
    .filter((flights) => flights.length > 0);
}

/** Where a new note lies among the others, which are sorted. */
const placeIn = (loot: readonly MoneyCard[], { value, kind }: MoneyCard): number =>
  Math.max(
    0,
    loot.findIndex((note) => note.value === value && note.kind === kind),
  );
