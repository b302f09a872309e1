import { type Seat, seat, seatsOf } from '@saloon/kernel';
import type { TurnKind } from './data.ts';

/** CE-TURN-3: two actions in a row when the train speeds up. */
export const actionsEach = (kind: TurnKind): number => (kind === 'speeding-up' ? 2 : 1);

/** CE-PLAN-2, CE-TURN-4: clockwise from the first player, counter-clockwise in a switching turn. */
export function actorAt(first: Seat, seats: number, kind: TurnKind, place: number): Seat {
  const at = kind === 'switching' ? first - place + seats : first + place;
  return seat(at >= seats ? at - seats : at);
}

export const turnOrder = (first: Seat, seats: number, kind: TurnKind): readonly Seat[] =>
  seatsOf(seats).map((place) => actorAt(first, seats, kind, place));
