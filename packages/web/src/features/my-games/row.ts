import type { PlayedGame, SeatedTable } from '@saloon/protocol';
import type { FinishedGame } from '../../net/finished-games.ts';

/** A finished game in the list, wherever it was played. */
export type GameRow = {
  readonly id: string;
  readonly isSolo: boolean;
  readonly game: string;
  readonly title: string;
  /** The other players, bots under their English names. */
  readonly others: readonly string[];
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  /** Undefined if this browser didn't see the end. */
  readonly result: Pick<FinishedGame, 'place' | 'seats' | 'points' | 'score' | 'winners'> | undefined;
  readonly kind?: FinishedGame['kind'];
  /** Known of games in the server's history. */
  readonly isRated?: boolean;
  /** The rating after the game and the change by it. */
  readonly rating?: PlayedGame['rating'];
};

/** Is one of these people meant? */
export const isNamedIn = (names: readonly string[], part: string): boolean =>
  names.some((name) => name.toLowerCase().includes(part.trim().toLowerCase())) || part.trim() === '';

/** All finished games, the latest first: what this browser saw end, and what the server has besides. */
export function rowsOf(
  finished: readonly FinishedGame[],
  seated: readonly SeatedTable[] | undefined,
): readonly GameRow[] {
  const seen = finished.map(
    ({ table, isSolo, game, others, at, seat, place, seats, points, score, winners, kind }) => ({
      id: table,
      isSolo,
      game,
      title: '',
      others,
      at,
      seat,
      kind,
      result: { place, seats, points, score, ...(winners === undefined ? {} : { winners }) },
    }),
  );
  const told = (seated ?? []).flatMap(
    ({ id, game, title, names, seat, phase, touchedAt, kind, result: end }): readonly GameRow[] => {
      if (phase !== 'over' || finished.some(({ table }) => table === id)) return [];
      const others = names.filter((name, at) => at !== seat && name !== '');
      const result = end && { place: end.place, seats: names.length, points: end.score, score: undefined };
      return [{ id, isSolo: false, game, title, others, at: touchedAt, seat, kind, result }];
    },
  );
  return [...seen, ...told].sort((a, b) => b.at - a.at);
}

const DAY_MS = 86_400_000;

/** Calendar days from `at` to `now`: 0 is today, 1 is yesterday. */
export function daysAgo(at: number, now: number): number {
  const day = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((day(now) - day(at)) / DAY_MS);
}
