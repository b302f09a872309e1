declare const brand: unique symbol;

/** A seat at the table: 0, 1, … clockwise. */
export type Seat = number & { readonly [brand]: 'Seat' };
export const seat = (n: number): Seat => n as Seat;

/** Whose view: a seat's, or a spectator's (public information only). */
export type Viewer = Seat | 'spectator';

/** Whole milliseconds on the table's own clock, which is 0 at setup. */
export type Millis = number;

/** A game's name in code and in links: `wright-brothers`. */
export type GameId = string & { readonly [brand]: 'GameId' };
export const gameId = (id: string): GameId => id as GameId;

/** The seats of a table with `n` seats, clockwise. */
export const seatsOf = (n: number): readonly Seat[] => SEATS[n] ?? Array.from({ length: n }, (_, i) => seat(i));

/** Not frozen: V8 reads frozen lists ten times slower, and every step reads these. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 10 }, (_, n) =>
  Array.from({ length: n }, (_, i) => seat(i)),
);
