import type { RunSql } from '../store/shared-sql.ts';
import { runOne } from '../store/shared-sql.ts';

/** How long the right lasts, in milliseconds. It is renewed every second. */
const LASTS = 6000;

/** In a cluster one server matches people, and one runs the tournaments: the one that has the lease in the database. */
export class LeaseOwner {
  readonly #run: RunSql;
  readonly #name: string;
  readonly #server: string;
  readonly #wall: () => number;

  constructor(run: RunSql, name: 'match' | 'tournaments', server: string, wall: () => number) {
    this.#run = run;
    this.#name = name;
    this.#server = server;
    this.#wall = wall;
  }

  /** Takes or renews the lease. Resolves with false if another server has it. */
  async renew(): Promise<boolean> {
    const now = Math.round(this.#wall());
    const rows = await runOne(
      this.#run,
      `INSERT INTO match_owner AS held (name, owner, ends_at) VALUES ($4, $1, $2)
       ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, ends_at = excluded.ends_at
       WHERE held.owner = excluded.owner OR held.ends_at < $3 RETURNING owner`,
      this.#server,
      now + LASTS,
      now,
      this.#name,
    );
    return rows.length === 1;
  }

  async end(): Promise<void> {
    await runOne(this.#run, 'DELETE FROM match_owner WHERE name = $1 AND owner = $2', this.#name, this.#server);
  }
}
