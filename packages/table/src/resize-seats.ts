import { EMPTY, type Occupant } from './occupant.ts';

/**
 * The chairs of a table that has so many from now on, or nothing where more people sit than it has. Chairs come and go at
 * the end. Whoever sits on one that goes moves up to the first free one, or takes the place of a bot, the last one first.
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
