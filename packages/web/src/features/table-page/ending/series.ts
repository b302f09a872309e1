import type { SeatInfo, TableId, TableInfo } from '@saloon/protocol';

/** The games of a rematch series and who won them: people by name, all bots together. */
export type Series = { readonly games: number; readonly wins: readonly (readonly [who: string, wins: number])[] };

export const NO_SERIES: Series = { games: 0, wins: [] };
/** Bots have other names at each table. */
export const BOTS = '';

const whoIs = (chair: SeatInfo | undefined): string => (chair?.type === 'person' ? chair.name : BOTS);

/** The series with one more game. Lists every player; a shared win counts for each of the winners. */
export function withGame(series: Series, info: Pick<TableInfo, 'seats'>, ranks: readonly number[]): Series {
  const wins = new Map(series.wins);
  const players = new Set(info.seats.map(whoIs));
  const winners = new Set(ranks.flatMap((rank, seat) => (rank === 1 ? whoIs(info.seats[seat]) : [])));
  for (const who of players) wins.set(who, (wins.get(who) ?? 0) + (winners.has(who) ? 1 : 0));
  return { games: series.games + 1, wins: [...wins].toSorted(([, a], [, b]) => b - a) };
}

const keyOf = (table: TableId): string => `saloon.series.${table}`;

/** The games before this table, as this browser saw them. */
export function seriesBefore(table: TableId, storage: Pick<Storage, 'getItem'> = sessionStorage): Series {
  try {
    const read: unknown = JSON.parse(storage.getItem(keyOf(table)) ?? 'null');
    return isSeries(read) ? read : NO_SERIES;
  } catch {
    return NO_SERIES;
  }
}

export const keepSeries = (next: TableId, series: Series, storage: Pick<Storage, 'setItem'> = sessionStorage): void =>
  storage.setItem(keyOf(next), JSON.stringify(series));

const isSeries = (read: unknown): read is Series =>
  typeof read === 'object' && read !== null && 'games' in read && 'wins' in read && Array.isArray(read.wins);
