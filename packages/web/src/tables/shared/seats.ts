import { type Seat, seat, seatsOf } from '@saloon/kernel';

/** Everybody else, clockwise from the own left; for a spectator everybody, from the first seat. */
export function othersOf(seats: number, you: Seat | undefined): readonly Seat[] {
  if (you === undefined) return seatsOf(seats);
  return Array.from({ length: seats - 1 }, (_, i) => seat((you + 1 + i) % seats));
}
