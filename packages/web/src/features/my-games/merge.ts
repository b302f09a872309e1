import type { PlayedGame } from '@saloon/protocol';
import { type GameRow, isNamedIn } from './row.ts';

/** What the list is narrowed to; an empty text doesn't filter. Days are `2026-11-18`, in UTC as on the server. */
export type GameFilter = {
  readonly game: string;
  readonly result: string;
  readonly opponent: string;
  readonly from: string;
  readonly until: string;
};
export const ALL_GAMES: GameFilter = { game: '', result: '', opponent: '', from: '', until: '' };

/** The games of the server's history that were loaded so far. */
export type Loaded = { readonly games: readonly PlayedGame[]; readonly isComplete: boolean };

const DAY_MS = 86_400_000;

function fits({ game, others, at, result }: GameRow, filter: GameFilter): boolean {
  const hasWon = result?.place === 1;
  // Nobody wins or loses a game on a shared device for the person who keeps it.
  const isOwn = result !== undefined && result.winners === undefined;
  return (
    (filter.game === '' || filter.game === game) &&
    (filter.result === '' || (isOwn && hasWon === (filter.result === 'won'))) &&
    isNamedIn(others, filter.opponent) &&
    (filter.from === '' || at >= Date.parse(filter.from)) &&
    (filter.until === '' || at < Date.parse(filter.until) + DAY_MS)
  );
}

/** A game of the history as a row. What this browser saw of the same game adds its title and its score in words. */
function rowOf(played: PlayedGame, seen: GameRow | undefined): GameRow {
  const { table, game, endedAt, players, place, score, rating, isRated, kind = seen?.kind } = played;
  return {
    id: table,
    isSolo: false,
    game,
    title: seen?.title ?? '',
    at: endedAt,
    isRated,
    rating,
    others: players.flatMap(({ name, isYou }) => (isYou ? [] : name)),
    kind,
    seat: players.findIndex(({ isYou }) => isYou),
    result: seen?.result ?? { place, seats: players.length, points: score, score: undefined },
  };
}

/**
 * One list of this browser's games and the server's history, the latest first, every game once. Rows that belong below
 * the last loaded page wait for it.
 */
export function mergeGames(seen: readonly GameRow[], loaded: Loaded, filter: GameFilter): readonly GameRow[] {
  const known = new Map(seen.map((row) => [row.id, row]));
  const played = new Set(loaded.games.map(({ table }) => table));
  const end = loaded.isComplete ? Number.NEGATIVE_INFINITY : (loaded.games.at(-1)?.endedAt ?? Number.NEGATIVE_INFINITY);
  const own = seen.filter((row) => !played.has(row.id) && row.at >= end && fits(row, filter));
  const rows = loaded.games.map((game) => rowOf(game, known.get(game.table)));
  return [...rows, ...own].sort((a, b) => b.at - a.at);
}
