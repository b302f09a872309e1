import type { Logger } from 'pino';
import type { Clock } from '../time/clock.ts';
import { Repeating, type RepeatingSetup } from '../time/repeating.ts';
import { type JobLease, type JobLeaseDeps, jobLease } from './job-lease.ts';

export type JobSetup = Pick<RepeatingSetup, 'work' | 'retry'> & {
  /** Milliseconds from the server's start to the first run; without it the job waits for `start` or `poke`. */
  readonly first?: number | undefined;
  /** What the log says after an error. */
  readonly failure: string;
  readonly level?: 'warn' | 'error';
  /** Names the right to do it that one server of a cluster holds, for `lasts` milliseconds. `work` renews it. */
  readonly lease?: string;
  readonly lasts?: number;
};
export type JobDeps = JobLeaseDeps & { readonly clock: Pick<Clock, 'after'>; readonly log: Logger };

/** Work of a feature that is done again and again. The core starts and stops it, and logs its errors. */
export class Job extends Repeating {
  readonly lease: JobLease;
  readonly #first: number | undefined;

  constructor(deps: JobDeps, { first, failure, level = 'warn', lease, lasts, ...repeating }: JobSetup) {
    super({ ...repeating, clock: deps.clock, onError: (error) => deps.log[level]({ err: error }, failure) });
    this.lease = jobLease(deps, lease, lasts);
    this.#first = first;
  }

  begin(): void {
    if (this.#first === 0) this.poke();
    else if (this.#first !== undefined) this.start(this.#first);
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.lease.end();
  }
}
