import { shownRating } from '@saloon/people/ratings';
import type { Profile, RatingView, Rival, UserId } from '@saloon/protocol';
import type { Row, RunSql } from '../../core/store/shared-sql.ts';
import { readPlayed } from './game-history.ts';
import { readRating } from './rating-log.ts';

/** Points in a rating chart, games in the list, favorites and rivals. */
const CHART = 300;
const RECENT = 8;
const FAVORITES = 3;
const RIVALS = 6;
/** Rivals are found among a person's last games. */
const RIVAL_GAMES = 500;

const SCORES = `
  sum(CASE WHEN mine.place < theirs.place THEN 1 ELSE 0 END) AS won,
  sum(CASE WHEN mine.place > theirs.place THEN 1 ELSE 0 END) AS lost`;

type Shown = Omit<Profile, 'handle' | 'name' | 'portrait' | 'since' | 'isYou'>;

export const ratingView = (row: Row): RatingView => {
  const rating = readRating(row);
  return { ...shownRating(rating), games: rating.games };
};

/**
 * Everything that a profile shows of one person's games. An unknown person takes as many queries, so that the time
 * of the answer reveals nothing.
 */
export async function readProfile(run: RunSql, user: UserId | '', viewer: UserId | ''): Promise<Shown> {
  const [record = [], ratings = [], chart = [], favorites = [], recent = [], rivals = [], withYou = []] = await run([
    [
      `SELECT game, seats, count(*) AS played, sum(has_won) AS won FROM results WHERE user_id = $1
       GROUP BY game, seats ORDER BY count(*) DESC, game, seats`,
      user,
    ],
    ['SELECT game, mu, sigma, games FROM ratings WHERE user_id = $1 ORDER BY games DESC, game', user],
    [
      `SELECT game, ended_at, mu_after AS mu, sigma_after AS sigma, 10 AS games FROM results
       WHERE user_id = $1 AND mu_after IS NOT NULL ORDER BY ended_at DESC, game_no DESC LIMIT $2`,
      user,
      CHART,
    ],
    [
      `SELECT game, persona, count(*) AS played, sum(has_won) AS won FROM results
       WHERE user_id = $1 AND persona IS NOT NULL GROUP BY game, persona ORDER BY count(*) DESC, persona LIMIT $2`,
      user,
      FAVORITES,
    ],
    [
      `SELECT results.*, finished_games.table_id, finished_games.pace, finished_games.players
       FROM results JOIN finished_games ON finished_games.no = results.game_no
       WHERE user_id = $1 ORDER BY results.ended_at DESC, results.game_no DESC LIMIT $2`,
      user,
      RECENT,
    ],
    [
      `SELECT found.*, users.name, people.handle, people.is_private FROM (
         SELECT theirs.user_id, count(*) AS n, ${SCORES}
         FROM (SELECT game_no, place FROM results WHERE user_id = $1 ORDER BY ended_at DESC, game_no DESC LIMIT $2) AS mine
         JOIN results AS theirs ON theirs.game_no = mine.game_no
         WHERE theirs.user_id <> $1 GROUP BY theirs.user_id HAVING count(*) >= 3
         ORDER BY count(*) DESC, theirs.user_id LIMIT $3
       ) AS found
       LEFT JOIN users ON users.id = found.user_id
       LEFT JOIN people ON people.id = found.user_id AND people.deleted_at IS NULL
       ORDER BY found.n DESC, found.user_id`,
      user,
      RIVAL_GAMES,
      RIVALS,
    ],
    [
      `SELECT count(*) AS n, ${SCORES}, min(users.name) AS name FROM results AS mine
       JOIN results AS theirs ON theirs.game_no = mine.game_no AND theirs.user_id = $2
       LEFT JOIN users ON users.id = $2
       WHERE mine.user_id = $1 AND mine.user_id <> $2`,
      user,
      viewer,
    ],
  ]);
  const [own] = withYou;
  return {
    record: record.map((row) => ({ ...tally(row), seats: Number(row.seats) })),
    ratings: ratings.map((row) => ({
      ...ratingView(row),
      game: String(row.game),
      history: chart
        .filter(({ game }) => game === row.game)
        .reverse()
        .map((point) => {
          const { points, range } = ratingView(point);
          return { at: Number(point.ended_at), points, range };
        }),
    })),
    favorites: favorites.map((row) => ({ ...tally(row), persona: String(row.persona) })),
    recent: recent.map((row) => readPlayed(user, row)),
    rivals: rivals.map(readRival),
    ...(own === undefined || Number(own.n) === 0 ? {} : { withYou: readRival(own) }),
  };
}

const tally = (row: Row) => ({ game: String(row.game), played: Number(row.played), won: Number(row.won) });

const readRival = (row: Row): Rival => ({
  name: String(row.name ?? ''),
  ...(typeof row.handle === 'string' && Number(row.is_private) === 0 ? { handle: row.handle } : {}),
  won: Number(row.won),
  lost: Number(row.lost),
});
