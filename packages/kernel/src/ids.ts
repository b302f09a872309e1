declare const brand: unique symbol;

/** A place at the table: 0, 1, … clockwise. */
export type Seat = number & { readonly [brand]: 'Seat' };
export const seat = (n: number): Seat => n as Seat;

/** Who looks: somebody seated, or a spectator, who sees what everybody sees. */
export type Viewer = Seat | 'spectator';

/** Whole milliseconds on the table's own clock, 0 when the game is set up. */
export type Millis = number;

/** A game's name in code and in links: `wright-brothers`. */
export type GameId = string & { readonly [brand]: 'GameId' };
export const gameId = (id: string): GameId => id as GameId;

/** The seats of a table of `n`, clockwise. */
export const seatsOf = (n: number): readonly Seat[] => SEATS[n] ?? Array.from({ length: n }, (_, i) => seat(i));

/** Not frozen: V8 takes ten times as long to read a frozen list, and these are read at every step of everything. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 10 }, (_, n) =>
  Array.from({ length: n }, (_, i) => seat(i)),
);
