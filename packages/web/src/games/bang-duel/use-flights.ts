import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import type { HandCard } from '../../table/hand/hand-cards.ts';
import { useFlights as useAnyFlights } from '../../table/hand/use-flights.ts';
import { flightsFor } from './logic/flights.ts';
import type { CardId, Event, Move, View } from './wire.ts';

/** Cards and tokens go where they belong. */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  { view, events, you }: GameTableProps<View, Move, Event>,
  hand: readonly HandCard<CardId>[],
) {
  const drawn = useMemo(() => ({ view, hand }), [view, hand]);
  return useAnyFlights(root, events, {
    drawn,
    plan: (told: readonly Event[], was, is) => {
      const kept = new Set(is.hand.map(({ key }) => key));
      const had = new Set(was.hand.map(({ key }) => key));
      return flightsFor(told, {
        you: you.seat,
        left: was.hand.filter(({ key }) => !kept.has(key)),
        came: is.hand.filter(({ key }) => !had.has(key)),
        sideOf: (seat) => (seat === is.view.law ? 'law' : 'outlaw'),
      });
    },
  });
}
