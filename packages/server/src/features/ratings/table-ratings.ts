import { expectedPlace, NEW_RATING, type RatedSide, type Rating, shownRating, sidesOf } from '@saloon/people/ratings';
import type { SeatRating, TableId, TableRatings, UserId } from '@saloon/protocol';
import type { FinishedPlayer } from '../../core/store/finished-game.ts';
import type { Row, RunSql } from '../../core/store/shared-sql.ts';
import { ratedGame } from './rating-log.ts';

/**
 * What a finished game did to the ratings at its table. Undefined if no game has ended there. Nobody else sees those of a person
 * with a private profile.
 */
export async function readTableRatings(
  run: RunSql,
  table: TableId,
  viewer: UserId | '',
): Promise<TableRatings | undefined> {
  const [[game] = [], results = []] = await run([
    ['SELECT game, is_rated, awaits_rating, players FROM finished_games WHERE table_id = $1', table],
    [
      `SELECT results.user_id, mu_before, sigma_before, mu_after, sigma_after, place, ratings.games, people.is_private
       FROM results JOIN ratings ON ratings.game = results.game AND ratings.user_id = results.user_id
       LEFT JOIN people ON people.id = results.user_id
       WHERE game_no = (SELECT no FROM finished_games WHERE table_id = $1) AND mu_after IS NOT NULL`,
      table,
    ],
  ]);
  if (game === undefined) return undefined;
  if (Number(game.is_rated) === 0) return { status: 'unrated', seats: [] };
  if (Number(game.awaits_rating) === 1) return { status: 'pending', seats: [] };
  const players = JSON.parse(String(game.players)) as readonly FinishedPlayer[];
  const rows = new Map(results.map((row) => [String(row.user_id), row]));
  const { seats } = ratedGame(String(game.game), players);
  const sides = sidesOf(seats).map(
    ({ place, seats: own }): RatedSide => ({
      place,
      players: own.map(({ person, bot }) =>
        person === undefined
          ? { type: 'bot', points: bot ?? NEW_RATING.mu }
          : { type: 'person', id: person, rating: before(rows.get(person)) },
      ),
    }),
  );
  return {
    status: 'settled',
    seats: players.map(({ user }): SeatRating | null => {
      const row = user === undefined ? undefined : rows.get(user);
      const side = sides.find((one) => one.players.some((player) => player.type === 'person' && player.id === user));
      const isHidden = user !== viewer && Number(row?.is_private ?? 0) === 1;
      if (row === undefined || side === undefined || isHidden) return null;
      const after: Rating = { mu: Number(row.mu_after), sigma: Number(row.sigma_after), games: Number(row.games) };
      return {
        before: view(before(row)),
        after: view(after),
        place: 1 + sides.filter(({ place }) => place < side.place).length,
        expected: expectedPlace(side, sides),
      };
    }),
  };
}

const view = (rating: Rating) => ({ ...shownRating(rating), games: rating.games });

const before = (row: Row | undefined): Rating =>
  row === undefined
    ? NEW_RATING
    : { mu: Number(row.mu_before), sigma: Number(row.sigma_before), games: Math.max(0, Number(row.games) - 1) };
