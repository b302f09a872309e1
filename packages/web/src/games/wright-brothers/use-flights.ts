import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import type { HandCard } from '../../table/hand/hand-cards.ts';
import { useFlights as useAnyFlights } from '../../table/hand/use-flights.ts';
import { flightsFor } from './logic/flights.ts';
import { isUrgent } from './logic/race-state.ts';
import type { CardId, Event, Move, View } from './wire.ts';

/** Cards fly where they go; a race ends all of it in the frame in which it comes (WB-ONL-1). */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  { view, events, you }: GameTableProps<View, Move, Event>,
  hand: readonly HandCard<CardId>[],
) {
  const drawn = useMemo(() => ({ view, hand }), [view, hand]);
  return useAnyFlights(root, events, {
    drawn,
    isUrgent,
    plan: (told: readonly Event[], was, is) => {
      if (is.view.division !== undefined) return [];
      const kept = new Set(is.hand.map(({ key }) => key));
      const had = new Set(was.hand.map(({ key }) => key));
      return flightsFor(told, {
        you: you.seat,
        left: was.hand.flatMap(({ key }) => (kept.has(key) ? [] : [key])),
        came: is.hand.flatMap(({ key }) => (had.has(key) ? [] : [key])),
        before: was.view,
        after: is.view,
      });
    },
  });
}
