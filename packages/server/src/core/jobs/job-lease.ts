import { NOW, type RunSql, runOne } from '../store/shared-sql.ts';
import type { Clock } from '../time/clock.ts';

/** How long a job lease lasts, in milliseconds. While there is something to do, it is renewed every second. */
const LASTS = 6000;

/** The lease of a job that only one server of a cluster may do. */
export interface JobLease {
  /** Does this server hold the lease, by what it knows without asking? */
  readonly isHeld: boolean;
  /** Takes or renews the lease. Resolves with false if another server holds it. */
  renew(): Promise<boolean>;
  end(): Promise<void>;
}

export type JobLeaseDeps = {
  readonly store: { readonly query: RunSql };
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly server: string;
  readonly isCluster: boolean;
};

/**
 * A server alone always holds the lease, and so does each of a cluster if the job has no name. Otherwise a row in the
 * database decides, by the database's clock. The table is older than other jobs than matches: hence its name.
 */
export const jobLease = (deps: JobLeaseDeps, job: string | undefined, lasts = LASTS): JobLease =>
  deps.isCluster && job !== undefined
    ? new StoredLease(deps, job, lasts)
    : { isHeld: true, renew: async () => true, end: async () => undefined };

class StoredLease implements JobLease {
  readonly #deps: JobLeaseDeps;
  readonly #job: string;
  readonly #lasts: number;
  #heldUntil = 0;

  constructor(deps: JobLeaseDeps, job: string, lasts: number) {
    this.#deps = deps;
    this.#job = job;
    this.#lasts = lasts;
  }

  get isHeld(): boolean {
    return this.#deps.clock.monotonic() < this.#heldUntil;
  }

  async renew(): Promise<boolean> {
    const { store, clock, server } = this.#deps;
    // From before the database reads its clock: ours ends first.
    const from = clock.monotonic();
    // A lease that seems to last longer was given before the database's clock was set back.
    const rows = await runOne(
      store.query,
      `INSERT INTO match_owner AS held (name, owner, ends_at) VALUES ($1, $2, ${NOW} + CAST($3 AS BIGINT))
       ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, ends_at = excluded.ends_at
       WHERE held.owner = excluded.owner OR held.ends_at < ${NOW} OR held.ends_at > excluded.ends_at RETURNING owner`,
      ...[this.#job, server, this.#lasts],
    );
    this.#heldUntil = rows.length === 1 ? from + this.#lasts : 0;
    return this.isHeld;
  }

  /** If it fails, the lease ends soon. */
  async end(): Promise<void> {
    this.#heldUntil = 0;
    const { store, server } = this.#deps;
    const sql = 'DELETE FROM match_owner WHERE name = $1 AND owner = $2';
    await runOne(store.query, sql, this.#job, server).catch(() => undefined);
  }
}
