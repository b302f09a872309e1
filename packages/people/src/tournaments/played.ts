/** One seat of a finished table. */
export type PlayedSeat = {
  readonly id: string;
  /** 1 is best, ties share a place. */
  readonly place: number;
  readonly team?: number;
  /** A bot played for this player at the end: the game is lost. */
  readonly hasMissed?: true;
};

/** A finished table. A void one has no result, and everybody gets half a point. */
export type PlayedTable = { readonly seats: readonly PlayedSeat[]; readonly isVoid?: true };

export type PlayedRound = { readonly tables: readonly PlayedTable[]; readonly byes: readonly string[] };

export type Format = 'swiss' | 'knockout';

/** Everybody at the table whom this seat plays against: in team games not its partners. */
const opponentsAt = ({ seats }: PlayedTable, seat: PlayedSeat): readonly PlayedSeat[] =>
  seats.filter((other) => other !== seat && (seat.team === undefined || other.team !== seat.team));

/** What a game gives against one opponent: 1 for a better place, ½ for the same, 0 for a worse one or for a missed game. */
function against(seat: PlayedSeat, other: PlayedSeat): number {
  if (seat.hasMissed === true) return 0;
  if (other.hasMissed === true || seat.place < other.place) return 1;
  return seat.place === other.place ? 0.5 : 0;
}

/** The points for a table, from 0 for the last place to 1 for the first: the share of opponents that were beaten. */
export function pointsAt(table: PlayedTable, seat: PlayedSeat): number {
  if (table.isVoid === true) return 0.5;
  const opponents = opponentsAt(table, seat);
  const sum = opponents.reduce((total, other) => total + against(seat, other), 0);
  return opponents.length === 0 ? 0 : sum / opponents.length;
}

/** Counts by pair of players, in either order. */
export class PairCounts {
  readonly #counts = new Map<string, number>();

  of(a: string, b: string): number {
    return this.#counts.get(keyOf(a, b)) ?? 0;
  }

  add(a: string, b: string): void {
    this.#counts.set(keyOf(a, b), this.of(a, b) + 1);
  }
}

const keyOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How often two players sat at the same table. */
export function meetings(rounds: readonly PlayedRound[]): PairCounts {
  const counts = new PairCounts();
  for (const { tables } of rounds) {
    for (const { seats } of tables) {
      for (const [i, one] of seats.entries()) for (const other of seats.slice(i + 1)) counts.add(one.id, other.id);
    }
  }
  return counts;
}

/** How many byes each player had, and games that were won because no opponent played them. */
export function freeRounds(rounds: readonly PlayedRound[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { tables, byes } of rounds) {
    for (const id of byes) add(id);
    for (const table of tables) for (const seat of table.seats) if (isWalkover(table, seat)) add(seat.id);
  }
  return counts;
}

/** The opponents whom this seat met: a game without one of the two compares nobody. */
export const metAt = (table: PlayedTable, seat: PlayedSeat): readonly PlayedSeat[] =>
  seat.hasMissed === true ? [] : opponentsAt(table, seat).filter(({ hasMissed }) => hasMissed !== true);

export const isWalkover = (table: PlayedTable, seat: PlayedSeat): boolean =>
  seat.hasMissed !== true && metAt(table, seat).length === 0;

/** How many games each player has missed. */
export function missedGames(rounds: readonly PlayedRound[]): ReadonlyMap<string, number> {
  const seats = rounds.flatMap(({ tables }) => tables.flatMap((table) => table.seats));
  const missed = Map.groupBy(
    seats.filter(({ hasMissed }) => hasMissed === true),
    ({ id }) => id,
  );
  return new Map([...missed].map(([id, list]) => [id, list.length]));
}
