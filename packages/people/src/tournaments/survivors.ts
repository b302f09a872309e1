import type { Seed } from '@saloon/kernel';
import { type PlayedRound, type PlayedTable, pointsAt } from './played.ts';
import { standings } from './standings.ts';

/**
 * Who stays in a knockout after these rounds: the better half of each table, and everybody with a bye. Equal places are
 * ordered by the standings. A player who missed the game is out.
 */
export function survivors(players: readonly string[], rounds: readonly PlayedRound[], seed: Seed): readonly string[] {
  const last = rounds.at(-1);
  if (last === undefined) return players;
  const ranks = new Map(standings(players, rounds, 'knockout', seed).map(({ id, rank }) => [id, rank]));
  const stay = new Set([...last.byes, ...last.tables.flatMap((table) => winnersOf(table, ranks))]);
  return players.filter((id) => stay.has(id));
}

function winnersOf(table: PlayedTable, ranks: ReadonlyMap<string, number>): readonly string[] {
  return table.seats
    .filter(({ hasMissed }) => hasMissed !== true)
    .map((seat) => ({ id: seat.id, points: pointsAt(table, seat), rank: ranks.get(seat.id) ?? 0 }))
    .sort((a, b) => b.points - a.points || a.rank - b.rank)
    .slice(0, Math.ceil(table.seats.length / 2))
    .map(({ id }) => id);
}
