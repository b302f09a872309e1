import { type Seat, seat, seatsOf } from '@saloon/kernel';

/** The other seats, clockwise from the player's left. A spectator gets all seats, from the first one. */
export function othersOf(seats: number, you: Seat | undefined): readonly Seat[] {
  if (you === undefined) return seatsOf(seats);
  return Array.from({ length: seats - 1 }, (_, i) => seat((you + 1 + i) % seats));
}
