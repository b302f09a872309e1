import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import type { HandCard } from '../../table/hand/hand-cards.ts';
import { useFlights } from '../../table/hand/use-flights.ts';
import { flightsFor } from './logic/flights.ts';
import type { Kind } from './logic/kinds.ts';
import type { Event, Move, View } from './wire.ts';

/** Cards fly onto the plan and out of the deck. */
export function useCardFlights(
  root: RefObject<HTMLElement | null>,
  { view, events, you }: GameTableProps<View, Move, Event>,
  hand: readonly HandCard<Kind>[],
) {
  const drawn = useMemo(() => ({ view, hand }), [view, hand]);
  return useFlights(root, events, {
    drawn,
    plan: (told: readonly Event[], was, is) => {
      const kept = new Set(is.hand.map(({ key }) => key));
      const had = new Set(was.hand.map(({ key }) => key));
      return flightsFor(told, {
        you: you.seat,
        left: was.hand.flatMap(({ key }) => (kept.has(key) ? [] : [key])),
        came: is.hand.flatMap(({ key }) => (had.has(key) ? [] : [key])),
      });
    },
  });
}
