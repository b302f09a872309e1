import type { Clock } from '../clock.ts';
import { type RunSql, runOne } from '../store/shared-sql.ts';

/** How long the right lasts, in milliseconds. While there is something to do, it is renewed every second. */
const LASTS = 6000;

/** The right to do a job that only one server of a cluster may do. */
export interface JobLease {
  /** Does this server have the right, by its own clock? */
  readonly isHeld: boolean;
  /** Takes or renews the right. Resolves with false if another server has it. */
  renew(): Promise<boolean>;
  end(): Promise<void>;
}

export type JobLeaseDeps = {
  readonly store: { readonly query: RunSql };
  readonly clock: Pick<Clock, 'wall'>;
  readonly server: string;
  readonly isCluster: boolean;
};

/** The only server always has the right; in a cluster a row in the database decides. */
export const jobLease = ({ store, clock, server, isCluster }: JobLeaseDeps, job: 'match' | 'tournaments'): JobLease =>
  isCluster
    ? new StoredLease(store.query, job, server, clock.wall)
    : { isHeld: true, renew: async () => true, end: async () => undefined };

class StoredLease implements JobLease {
  readonly #run: RunSql;
  readonly #job: string;
  readonly #server: string;
  readonly #wall: () => number;
  #heldUntil = 0;

  constructor(run: RunSql, job: string, server: string, wall: () => number) {
    this.#run = run;
    this.#job = job;
    this.#server = server;
    this.#wall = wall;
  }

  get isHeld(): boolean {
    return this.#wall() < this.#heldUntil;
  }

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
      this.#job,
    );
    this.#heldUntil = rows.length === 1 ? now + LASTS : 0;
    return this.isHeld;
  }

  /** If it fails, the right runs out soon. */
  async end(): Promise<void> {
    this.#heldUntil = 0;
    const sql = 'DELETE FROM match_owner WHERE name = $1 AND owner = $2';
    await runOne(this.#run, sql, this.#job, this.#server).catch(() => undefined);
  }
}
