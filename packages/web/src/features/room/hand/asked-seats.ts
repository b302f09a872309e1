import { type Seat, seat } from '@saloon/kernel';

/** Does the game wait for this seat? `asked` of a game's view is the list of seats, or has it in `seats`. */
export function isAskedIn(view: unknown, own: Seat): boolean {
  if (!isFields(view)) return false;
  const { asked } = view;
  const seats = isFields(asked) && 'seats' in asked ? asked.seats : asked;
  return Array.isArray(seats) && seats.some((one) => typeof one === 'number' && seat(one) === own);
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
