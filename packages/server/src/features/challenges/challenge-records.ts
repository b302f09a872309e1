import type { Level, Seed } from '@saloon/kernel';
import type { TableId, UserId } from '@saloon/protocol';
import { lock } from '../../core/store/add-within.ts';
import { type Row, type RunSql, runOne } from '../../core/store/shared-sql.ts';
import type { DealScore } from '../daily/score-deal.ts';

/** A finished game against bots that others can play too. `levels` is by seat. */
export type Challenge = {
  readonly id: string;
  readonly user: UserId;
  readonly game: string;
  readonly seat: number;
  readonly levels: readonly Level[];
  readonly bots: Seed;
  /** The text of the recording file. */
  readonly recording: string;
  readonly place: number;
  readonly score: number;
};

/** Somebody's game in a challenge. */
export type ChallengeAttempt = {
  readonly user: UserId;
  readonly name: string;
  readonly table: TableId;
  readonly result?: { readonly place: number; readonly score: number };
};

const DAY = 24 * 3600 * 1000;
/** Challenges that one person may make a day. */
const MOST_A_DAY = 20;
/** How long a challenge is kept that nobody plays. */
const KEPT_UNPLAYED = 42 * DAY;
/** The last attempts that are compared. */
const MOST = 20;

export class ChallengeRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Resolves with false if the person has made as many today as anybody may. */
  async add(challenge: Challenge, at: number): Promise<boolean> {
    const { id, user, game, seat, levels, bots, recording, place, score } = challenge;
    const since = Math.floor(at / DAY) * DAY;
    const [, added = []] = await this.#run([
      lock(`challenges ${user}`),
      [
        `INSERT INTO challenges (id, user_id, game, seat, levels, bots, recording, place, score, created_at)
         SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS TEXT),
           CAST($7 AS TEXT), CAST($8 AS BIGINT), CAST($9 AS DOUBLE PRECISION), CAST($10 AS BIGINT)
         WHERE (SELECT count(*) FROM challenges WHERE user_id = $2 AND created_at >= $11) < $12
         ON CONFLICT DO NOTHING RETURNING id`,
        ...[
          id,
          user,
          game,
          seat,
          JSON.stringify(levels),
          bots,
          recording,
          place,
          score,
          Math.round(at),
          since,
          MOST_A_DAY,
        ],
      ],
    ]);
    return added.length === 1;
  }

  /** Deletes those that nobody has played for some weeks. */
  async forgetOld(now: number): Promise<void> {
    await runOne(
      this.#run,
      `DELETE FROM challenges WHERE created_at < $1
         AND NOT EXISTS (SELECT 1 FROM challenge_attempts WHERE challenge_id = challenges.id)`,
      Math.round(now - KEPT_UNPLAYED),
    );
  }

  /** With the challenger's name; '' if the account was deleted. */
  async find(id: string): Promise<(Challenge & { readonly name: string }) | undefined> {
    const [row] = await runOne(
      this.#run,
      `SELECT challenges.*, users.name FROM challenges LEFT JOIN users ON users.id = challenges.user_id
       WHERE challenges.id = $1`,
      id,
    );
    return row && { ...readChallenge(row), name: String(row.name ?? '') };
  }

  /** Begins a person's only attempt, or returns the one that is there. */
  async begin(id: string, user: UserId, table: TableId, at: number): Promise<ChallengeAttempt | undefined> {
    await runOne(
      this.#run,
      `INSERT INTO challenge_attempts (challenge_id, user_id, table_id, started_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      id,
      user,
      table,
      Math.round(at),
    );
    return this.attempt(id, user);
  }

  async attempt(id: string, user: UserId | ''): Promise<ChallengeAttempt | undefined> {
    const [row] = await runOne(this.#run, `${ATTEMPTS} AND challenge_attempts.user_id = $2`, id, user);
    return row && readAttempt(row);
  }

  async finished(id: string): Promise<readonly ChallengeAttempt[]> {
    const rows = await runOne(
      this.#run,
      `${ATTEMPTS} AND finished_at IS NOT NULL ORDER BY finished_at DESC LIMIT $2`,
      id,
      MOST,
    );
    return rows.map(readAttempt);
  }

  async finish(table: TableId, { place, score }: DealScore, at: number): Promise<void> {
    await runOne(
      this.#run,
      `UPDATE challenge_attempts SET finished_at = $2, place = $3, score = $4
       WHERE table_id = $1 AND finished_at IS NULL`,
      table,
      Math.round(at),
      place,
      score,
    );
  }
}

const ATTEMPTS = `
  SELECT challenge_attempts.*, users.name FROM challenge_attempts
  LEFT JOIN users ON users.id = challenge_attempts.user_id WHERE challenge_id = $1`;

const readChallenge = (row: Row): Challenge => ({
  id: String(row.id),
  user: String(row.user_id) as UserId,
  game: String(row.game),
  seat: Number(row.seat),
  levels: JSON.parse(String(row.levels)) as readonly Level[],
  bots: String(row.bots) as Seed,
  recording: String(row.recording),
  place: Number(row.place),
  score: Number(row.score),
});

const readAttempt = (row: Row): ChallengeAttempt => ({
  user: String(row.user_id) as UserId,
  name: String(row.name ?? ''),
  table: String(row.table_id) as TableId,
  ...(row.finished_at === null ? {} : { result: { place: Number(row.place), score: Number(row.score) } }),
});
