import { findGame, games } from '@saloon/catalog';
import { defaultOptions } from '@saloon/kernel';

/** What is played in turn, and by how many in turn, as far as the game takes so many. */
export type Played = { readonly games: readonly string[]; readonly seats: readonly number[] };
export type TableKind = { readonly game: string; readonly seats: number };

/** The house's oldest figures are of this game. */
export const USUAL: readonly string[] = ['wright-brothers'];
export const ALL: readonly string[] = games.map(({ id }) => id);

/** What is played at the table with this number. */
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
