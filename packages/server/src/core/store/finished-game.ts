import type { GameId, Level } from '@saloon/kernel';
import type { TableId, UserId } from '@saloon/protocol';
import type { Statement } from './shared-sql.ts';

/** One seat of a finished game. */
export type FinishedPlayer = {
  readonly name: string;
  /** Missing for our own bots. */
  readonly user?: UserId;
  readonly level?: Level;
  /** The rating of our bot at that time. */
  readonly bot?: number;
  /** A program of somebody's, who is `user`. */
  readonly isBot?: true;
  /** 1 is best. In a rated game, people who left share the last place. */
  readonly place: number;
  readonly score: number;
  readonly team?: number;
  readonly hasLeft?: true;
  readonly persona?: string;
};

/** A game that has ended. It is written in the commit that ends it, once per table. */
export type FinishedGame = {
  readonly table: TableId;
  readonly game: GameId;
  readonly pace: string | undefined;
  readonly isRated: boolean;
  /** Wall-clock milliseconds. */
  readonly endedAt: number;
  readonly players: readonly FinishedPlayer[];
};

/** What writes a finished game. Running it again changes nothing. */
export function finishedStatements(finished: FinishedGame): readonly Statement[] {
  const { table, game, pace, isRated, players } = finished;
  const endedAt = Math.round(finished.endedAt);
  const rated = Number(isRated);
  const seats = players.length;
  return [
    [
      `INSERT INTO finished_games (table_id, game, seats, pace, is_rated, awaits_rating, ended_at, players)
       VALUES ($1, $2, $3, $4, $5, $5, $6, $7) ON CONFLICT (table_id) DO NOTHING`,
      table,
      game,
      seats,
      pace ?? null,
      rated,
      endedAt,
      JSON.stringify(players),
    ],
    ...players.flatMap(({ user, place, score, persona, hasLeft }): Statement[] =>
      user === undefined
        ? []
        : [
            [
              `INSERT INTO results (user_id, game_no, game, seats, place, has_won, score, persona, is_rated, ended_at)
               VALUES ($1, (SELECT no FROM finished_games WHERE table_id = $2), $3, $4, $5, $6, $7, $8, $9, $10)
               ON CONFLICT (user_id, game_no) DO NOTHING`,
              user,
              table,
              game,
              seats,
              place,
              Number(place === 1 && hasLeft !== true),
              score,
              persona ?? null,
              rated,
              endedAt,
            ],
          ],
    ),
  ];
}
