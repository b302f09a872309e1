import { signal } from '@preact/signals';
import type { SeatPerson } from '@saloon/protocol';

/** Seats whose chat this person doesn't want to read: muted or blocked. */
export const hiddenSeats = signal<ReadonlySet<number>>(new Set());

export function showHidden(people: readonly SeatPerson[]): void {
  const hidden = people.filter(({ isMuted }) => isMuted).map(({ seat }) => seat);
  const before = hiddenSeats.peek();
  if (hidden.length === before.size && hidden.every((seat) => before.has(seat))) return;
  hiddenSeats.value = new Set(hidden);
}
