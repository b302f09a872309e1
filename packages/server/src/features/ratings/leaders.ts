import { PROVISIONAL_GAMES } from '@saloon/people/ratings';
import type { Leaderboard, LeaderPeriod, LeaderRow, UserId } from '@saloon/protocol';
import type { Row, RunSql, SqlValue } from '../../core/store/shared-sql.ts';
import { ratingView } from './profiles.ts';
import { monthOf } from './rating-log.ts';

const MOST = 50;
/** Rated games that somebody needs for a place. The indexes of the tables name the same numbers. */
const LEAST = { all: PROVISIONAL_GAMES, month: 3 } as const satisfies Readonly<Record<LeaderPeriod, number>>;

type Board = { readonly from: string; readonly least: number; readonly values: readonly SqlValue[] };

const boardOf = (game: string, period: LeaderPeriod, wall: number): Board =>
  period === 'all'
    ? { from: 'ratings AS board WHERE board.game = $1', least: LEAST.all, values: [game] }
    : {
        from: 'monthly_ratings AS board WHERE board.game = $1 AND board.month = $2',
        least: LEAST.month,
        values: [game, monthOf(wall)],
      };

/** The best people in a game, of this calendar month (UTC) or of all time, and the viewer's place. */
export async function readLeaders(
  run: RunSql,
  { game, period, wall, viewer }: { game: string; period: LeaderPeriod; wall: number; viewer: UserId | '' },
): Promise<Leaderboard> {
  const { from, least, values } = boardOf(game, period, wall);
  const next = values.length + 1;
  const [rows = [], own = []] = await run([
    [
      `SELECT found.*, users.name, people.handle, people.portrait, people.is_private FROM (
         SELECT user_id, mu, sigma, games FROM ${from} AND board.games >= ${least}
         ORDER BY board.mu DESC LIMIT $${next}
       ) AS found
       LEFT JOIN users ON users.id = found.user_id
       LEFT JOIN people ON people.id = found.user_id AND people.deleted_at IS NULL
       ORDER BY found.mu DESC, found.user_id`,
      ...values,
      MOST,
    ],
    [`SELECT user_id, mu, sigma, games FROM ${from} AND board.user_id = $${next}`, ...values, viewer],
  ]);
  const [you] = own;
  return {
    game,
    period,
    leastGames: least,
    rows: rows.map((row, i) => leaderRow(row, 1 + i, viewer)),
    ...(you === undefined ? {} : { you: { ...ratingView(you), ...(await placeOf(you)) } }),
  };

  async function placeOf({ mu, games }: Row): Promise<{ readonly place?: number }> {
    if (Number(games) < least) return {};
    const [[better] = []] = await run([
      [`SELECT count(*) AS n FROM ${from} AND board.games >= ${least} AND board.mu > $${next}`, ...values, Number(mu)],
    ]);
    return { place: 1 + Number(better?.n) };
  }
}

const leaderRow = (row: Row, place: number, viewer: UserId | ''): LeaderRow => {
  const isYou = row.user_id === viewer;
  const isShown = isYou || (typeof row.handle === 'string' && Number(row.is_private) === 0);
  return {
    ...ratingView(row),
    place,
    isYou,
    ...(isShown ? { name: String(row.name ?? '') } : {}),
    ...(isShown && typeof row.handle === 'string' ? { handle: row.handle } : {}),
    ...(isShown && typeof row.portrait === 'string' ? { portrait: row.portrait } : {}),
  };
};
