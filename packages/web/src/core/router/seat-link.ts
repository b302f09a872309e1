import { type Seat, seat } from '@saloon/kernel';

/** The hash that names a seat in a link: `#seat-2`. Seats count from one. */
export const formatSeat = (of: Seat): string => `#seat-${of + 1}`;

/** Parses such a hash. Undefined if it names no seat of this game. */
export function parseSeat(hash: string, seats: number): Seat | undefined {
  const [, n] = /^#seat-([1-9]\d?)$/.exec(hash) ?? [];
  return n !== undefined && Number(n) <= seats ? seat(Number(n) - 1) : undefined;
}
