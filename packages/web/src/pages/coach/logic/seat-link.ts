import { type Seat, seat } from '@saloon/kernel';

/** The hash of a link that names the seat: `#seat-2`. Seats count from one. */
export const formatSeat = (of: Seat): string => `#seat-${of + 1}`;

/** Reads such a hash; nothing where it names none that this game has. */
export function parseSeat(hash: string, seats: number): Seat | undefined {
  const [, n] = /^#seat-([1-9]\d?)$/.exec(hash) ?? [];
  return n !== undefined && Number(n) <= seats ? seat(Number(n) - 1) : undefined;
}
