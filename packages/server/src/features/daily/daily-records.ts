import { randomBytes } from 'node:crypto';
import type { TableId, UserId } from '@saloon/protocol';
import { type Row, type RunSql, runOne } from '../../core/store/shared-sql.ts';
import type { DealScore } from './score-deal.ts';

const SECRET_BYTES = 32;

/** A person's counted attempt at a deal. */
export type Attempt = {
  readonly user: UserId;
  readonly day: string;
  readonly game: string;
  readonly table: TableId;
  /** Missing until it is finished. */
  readonly result?: Omit<DealScore, 'marks'> & { readonly marks: readonly number[]; readonly stoodIn: boolean };
};

/** Attempts at daily deals, and the secret that they are dealt from. */
export class DailyRecords {
  readonly #run: RunSql;
  #secret: Promise<string> | undefined;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** The first server to ask makes it. */
  secret(): Promise<string> {
    this.#secret ??= this.#makeSecret().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return this.#secret;
  }

  async #makeSecret(): Promise<string> {
    const [, rows = []] = await this.#run([
      [
        "INSERT INTO daily_secrets (name, secret) VALUES ('daily', $1) ON CONFLICT (name) DO NOTHING",
        randomBytes(SECRET_BYTES).toString('hex'),
      ],
      ["SELECT secret FROM daily_secrets WHERE name = 'daily'"],
    ]);
    return String(rows[0]?.secret);
  }

  /** Begins the counted attempt, or returns the one that another tab has begun. */
  async begin(user: UserId, day: string, game: string, table: TableId, at: number): Promise<Attempt> {
    const [, rows = []] = await this.#run([
      [
        `INSERT INTO daily_attempts (user_id, day, game, table_id, started_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING`,
        user,
        day,
        game,
        table,
        Math.round(at),
      ],
      ['SELECT * FROM daily_attempts WHERE user_id = $1 AND day = $2 AND game = $3', user, day, game],
    ]);
    return readAttempt(rows[0] ?? {});
  }

  async find(user: UserId, day: string, game: string): Promise<Attempt | undefined> {
    const [row] = await runOne(
      this.#run,
      'SELECT * FROM daily_attempts WHERE user_id = $1 AND day = $2 AND game = $3',
      user,
      day,
      game,
    );
    return row && readAttempt(row);
  }

  /** A result is written once: playing the same log again changes nothing. */
  async finish(table: TableId, score: DealScore, stoodIn: boolean, at: number): Promise<void> {
    await runOne(
      this.#run,
      `UPDATE daily_attempts SET finished_at = $2, stood_in = $3, place = $4, score = $5, ranking = $6, marks = $7
       WHERE table_id = $1 AND finished_at IS NULL`,
      table,
      Math.round(at),
      Number(stoodIn),
      score.place,
      score.score,
      score.ranking,
      JSON.stringify(score.marks),
    );
  }

  /** Attempts whose game is over but whose result a crash left open. */
  async unsettled(): Promise<readonly TableId[]> {
    const rows = await runOne(
      this.#run,
      `SELECT daily_attempts.table_id FROM daily_attempts JOIN tables ON tables.id = daily_attempts.table_id
       WHERE daily_attempts.finished_at IS NULL AND tables.phase = 'over'
       UNION ALL
       SELECT challenge_attempts.table_id FROM challenge_attempts JOIN tables ON tables.id = challenge_attempts.table_id
       WHERE challenge_attempts.finished_at IS NULL AND tables.phase = 'over'`,
    );
    return rows.map(({ table_id: id }) => String(id) as TableId);
  }

  /** Attempts of days before this one that nobody has finished, in the order of their tables, from after `after` on. */
  async overdue(today: string, most: number, after: TableId | ''): Promise<readonly TableId[]> {
    const rows = await runOne(
      this.#run,
      `SELECT daily_attempts.table_id FROM daily_attempts JOIN tables ON tables.id = daily_attempts.table_id
       WHERE finished_at IS NULL AND day < $1 AND tables.phase <> 'over' AND daily_attempts.table_id > $3
       ORDER BY daily_attempts.table_id LIMIT $2`,
      today,
      most,
      after,
    );
    return rows.map(({ table_id: id }) => String(id) as TableId);
  }
}

export function readAttempt(row: Row): Attempt {
  const attempt = {
    user: String(row.user_id) as UserId,
    day: String(row.day),
    game: String(row.game),
    table: String(row.table_id) as TableId,
  };
  if (row.finished_at === null || row.finished_at === undefined) return attempt;
  return {
    ...attempt,
    result: {
      place: Number(row.place),
      score: Number(row.score),
      ranking: Number(row.ranking),
      marks: JSON.parse(String(row.marks)) as readonly number[],
      stoodIn: Number(row.stood_in) === 1,
    },
  };
}
