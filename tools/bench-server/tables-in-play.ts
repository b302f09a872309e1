import { findGame, games } from '@saloon/catalog';
import { defaultOptions } from '@saloon/kernel';

/** The games and numbers of players to use in turn, as far as a game allows the number. */
export type Played = { readonly games: readonly string[]; readonly seats: readonly number[] };
export type TableKind = { readonly game: string; readonly seats: number };

/** The oldest figures in the history are for this game. */
export const USUAL: readonly string[] = ['wright-brothers'];
export const ALL: readonly string[] = games.map(({ id }) => id);

/** What to play at table number `table`. */
export function kindOf({ games, seats }: Played, table: number): TableKind {
  const game = games[table % games.length] ?? '';
  const wanted = seats[Math.floor(table / games.length) % seats.length] ?? 0;
  const { min, max } = seatsOf(game);
  return { game, seats: Math.min(max, Math.max(min, wanted)) };
}

function seatsOf(id: string): { readonly min: number; readonly max: number } {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot play ${JSON.stringify(id)}: there is no such game`);
  return game.seats(defaultOptions(game.options));
}
