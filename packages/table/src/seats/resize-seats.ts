import { EMPTY, type Occupant } from '../fields/occupant.ts';

/**
 * Changes the number of seats. Returns undefined if more people sit than fit. Seats are added and removed at the end.
 * A person in a removed seat moves to the first free one, or replaces a bot, the last one first.
 */
export function resizeSeats(occupants: readonly Occupant[], seats: number): readonly Occupant[] | undefined {
  const next = Array.from({ length: seats }, (_, i) => occupants[i] ?? EMPTY);
  for (const occupant of occupants.slice(seats)) {
    if (occupant.type !== 'person') continue;
    const free = next.findIndex(({ type }) => type === 'empty');
    const at = free >= 0 ? free : next.findLastIndex(({ type }) => type === 'bot');
    if (at < 0) return undefined;
    next[at] = occupant;
  }
  return next;
}
