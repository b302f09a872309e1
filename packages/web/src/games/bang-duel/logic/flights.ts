import { printOf } from '@saloon/bang-duel/text';
import { isFaceUp } from '@saloon/bang-duel/wire';
import type { Seat } from '@saloon/kernel';
import type { Flight, PlaceName } from '../../../table/hand/use-flights.ts';
import type { CardId, CharacterId, Event, Side } from '../wire.ts';

/** Changes in the player's hand, and the owner of each token. */
export type Hands = {
  readonly you: Seat | undefined;
  /** Cards that left the player's hand in this step, and keys of those that came. */
  readonly left: readonly { readonly key: number; readonly card: CardId }[];
  readonly came: readonly { readonly key: number; readonly card: CardId }[];
  readonly sideOf: (seat: Seat) => Side;
};

export const gearPlace = (on: CharacterId, card: CardId): PlaceName => `gear-${on}-${printOf(card).name}`;
const deckPlace = (deck: Side | 'common'): PlaceName => `deck-${deck}`;

/** Where cards and tokens go, event after event. */
export function flightsFor(events: readonly Event[], hands: Hands): readonly (readonly Flight[])[] {
  const leaving = [...hands.left];
  const coming = [...hands.came];
  const seatPlace = (seat: Seat): PlaceName => `seat-${seat}`;
  const fromHand = (seat: Seat, card: CardId | undefined): PlaceName => {
    const at = seat === hands.you ? leaving.findIndex((one) => one.card === card) : -1;
    const [gone] = at < 0 ? [] : leaving.splice(at, 1);
    return gone === undefined ? seatPlace(seat) : `hand-${gone.key}`;
  };
  /** An own card lands in the fan; those of others go face down to their owner's plate. */
  const toHand = (seat: Seat, from: PlaceName, like: PlaceName): readonly Flight[] => {
    if (seat !== hands.you) return [{ from, to: seatPlace(seat), kind: 'back', like }];
    const next = coming.shift();
    return next === undefined ? [] : [{ from, to: `hand-${next.key}`, kind: 'card' }];
  };
  const away = (from: PlaceName): Flight => ({ from, to: 'discard', kind: 'card' });
  const flights = (event: Event): readonly Flight[] => {
    switch (event.type) {
      case 'played':
        // Equipment is flown by the event that lays it down.
        return events.some((one) => one.type === 'equipped' && one.card === event.card)
          ? []
          : [away(fromHand(event.seat, event.card))];
      case 'equipped':
        return [{ from: fromHand(event.seat, event.card), to: gearPlace(event.character, event.card), kind: 'card' }];
      case 'dynamite-passed':
        return [{ from: gearPlace(event.from, event.card), to: gearPlace(event.to, event.card), kind: 'card' }];
      case 'hit-cancelled':
        return [event.card, event.extra].flatMap((card) =>
          card === undefined || event.how === 'hat' ? [] : [away(fromHand(event.seat, card))],
        );
      case 'reloaded':
        return event.from === 'hand' ? [away(fromHand(event.seat, event.card))] : [];
      case 'discarded': {
        const { from } = event;
        return event.cards.map((card) => away(from === undefined ? fromHand(event.seat, card) : gearPlace(from, card)));
      }
      case 'drew':
        return event.cards.flatMap(() => toHand(event.seat, deckPlace(event.deck), deckPlace(event.deck)));
      case 'turned-up':
        return [away(deckPlace(event.deck))];
      case 'picked':
        return toHand(event.seat, `laid-${event.card}`, 'discard');
      case 'kept':
        return event.cards.flatMap(() => toHand(event.seat, 'middle', deckPlace(hands.sideOf(event.seat))));
      case 'card-taken': {
        const from =
          event.from === 'hand' || !isFaceUp(event.card) ? seatPlace(event.victim) : gearPlace(event.from, event.card);
        return event.to === 'discard' ? [away(from)] : toHand(event.seat, from, deckPlace(hands.sideOf(event.victim)));
      }
      case 'token-moved': {
        const token = `token-${hands.sideOf(event.seat)}`;
        return [{ from: token, to: token, kind: 'card' }];
      }
      default:
        return [];
    }
  };
  return events.map(flights).filter((group) => group.length > 0);
}
