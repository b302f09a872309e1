import type { RunSql } from '../store/shared-sql.ts';
import { runOne } from '../store/shared-sql.ts';

/** How long the right to match people lasts, in milliseconds. It is renewed every second. */
const LASTS = 6000;

/** In a cluster one server matches people: the one that has this lease in the database. */
export class MatchOwner {
  readonly #run: RunSql;
  readonly #server: string;
  readonly #wall: () => number;

  constructor(run: RunSql, server: string, wall: () => number) {
    this.#run = run;
    this.#server = server;
    this.#wall = wall;
  }

  /** Takes or renews the lease. Resolves with false if another server has it. */
  async renew(): Promise<boolean> {
    const now = Math.round(this.#wall());
    const rows = await runOne(
      this.#run,
      `INSERT INTO match_owner AS held (name, owner, ends_at) VALUES ('match', $1, $2)
       ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, ends_at = excluded.ends_at
       WHERE held.owner = excluded.owner OR held.ends_at < $3 RETURNING owner`,
      this.#server,
      now + LASTS,
      now,
    );
    return rows.length === 1;
  }

  async end(): Promise<void> {
    await runOne(this.#run, 'DELETE FROM match_owner WHERE owner = $1', this.#server);
  }
}
