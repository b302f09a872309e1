import type { HistoryPage, PlayedGame, UserId } from '@saloon/protocol';
import type { FinishedPlayer } from '../../core/store/finished-game.ts';
import { type Row, type RunSql, runOne, type SqlValue } from '../../core/store/shared-sql.ts';

export type HistoryFilter = {
  readonly game?: string | undefined;
  readonly result?: 'won' | 'lost' | undefined;
  /** A part of another player's name. */
  readonly opponent?: string | undefined;
  /** Wall-clock milliseconds: from this one on, and before that one. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
};

/** Where a page ends: the time and the number of its last game. */
type Cursor = { readonly endedAt: number; readonly no: number };
const START: Cursor = { endedAt: Number.MAX_SAFE_INTEGER, no: Number.MAX_SAFE_INTEGER };
const CURSOR = /^(\d{1,16})-(\d{1,16})$/;

/** Rows that are read at a time, and at most for one page of a search by name. */
const AT_ONCE = 100;
const MOST_READ = 5000;

/** Undefined if the text isn't a cursor. */
export function parseCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return START;
  const [, endedAt, no] = CURSOR.exec(text) ?? [];
  return endedAt === undefined || no === undefined ? undefined : { endedAt: Number(endedAt), no: Number(no) };
}

const SELECT = `
  SELECT results.*, finished_games.table_id, finished_games.pace, finished_games.players,
    EXISTS (SELECT 1 FROM tournament_tables AS one WHERE one.table_id = finished_games.table_id) AS is_tournament
  FROM results JOIN finished_games ON finished_games.no = results.game_no`;

/** A person's finished games that fit the filter, the last first. */
export async function readHistory(
  run: RunSql,
  user: UserId,
  filter: HistoryFilter,
  from: Cursor,
  most: number,
): Promise<HistoryPage> {
  const games: PlayedGame[] = [];
  let cursor = from;
  for (let read = 0; read < MOST_READ; read += AT_ONCE) {
    const rows = await readRows(run, user, filter, cursor, AT_ONCE);
    for (const row of rows) {
      cursor = { endedAt: Number(row.ended_at), no: Number(row.game_no) };
      const played = readPlayed(user, row);
      if (!hasOpponent(played, filter.opponent)) continue;
      games.push(played);
      if (games.length === most) return { games, next: `${cursor.endedAt}-${cursor.no}` };
    }
    if (rows.length < AT_ONCE) return { games };
  }
  return { games, next: `${cursor.endedAt}-${cursor.no}` };
}

function readRows(run: RunSql, user: UserId, filter: HistoryFilter, cursor: Cursor, most: number) {
  const values: SqlValue[] = [user, cursor.endedAt, cursor.no, most];
  const add = (value: SqlValue): string => `$${values.push(value)}`;
  const { game, result, from, until } = filter;
  const conditions = [
    'results.user_id = $1',
    '(results.ended_at, results.game_no) < ($2, $3)',
    ...(game === undefined ? [] : [`results.game = ${add(game)}`]),
    ...(result === undefined ? [] : [`results.has_won = ${add(result === 'won' ? 1 : 0)}`]),
    ...(from === undefined ? [] : [`results.ended_at >= ${add(from)}`]),
    ...(until === undefined ? [] : [`results.ended_at < ${add(until)}`]),
  ];
  return runOne(
    run,
    `${SELECT} WHERE ${conditions.join(' AND ')} ORDER BY results.ended_at DESC, results.game_no DESC LIMIT $4`,
    ...values,
  );
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

const hasOpponent = ({ players }: PlayedGame, name: string | undefined): boolean =>
  name === undefined || players.some((player) => !player.isYou && plain(player.name).includes(plain(name)));

/** A game as its player sees it in a list. */
export function readPlayed(user: string, row: Row): PlayedGame {
  const players = JSON.parse(String(row.players)) as readonly FinishedPlayer[];
  const after = row.mu_after;
  const isSettled = after !== null && after !== undefined;
  return {
    table: String(row.table_id),
    game: String(row.game),
    endedAt: Number(row.ended_at),
    ...(row.pace === null ? {} : { pace: String(row.pace) }),
    place: Number(row.place),
    score: Number(row.score),
    hasWon: Number(row.has_won) === 1,
    isRated: Number(row.is_rated) === 1,
    ...(row.is_tournament ? { kind: 'tournament' } : {}),
    ...(isSettled
      ? {
          rating: {
            points: Math.round(Number(after)),
            change: Math.round(Number(after)) - Math.round(Number(row.mu_before)),
          },
        }
      : {}),
    players: players.map((player) => ({
      name: player.name,
      isBot: player.user === undefined || player.isBot === true,
      isYou: player.user === user,
      place: player.place,
      score: player.score,
    })),
  };
}
