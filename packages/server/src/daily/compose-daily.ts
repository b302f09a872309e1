import type { Catalog } from '@saloon/catalog';
import type { TableId } from '@saloon/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type JobLeaseDeps, jobLease } from '../cluster/job-lease.ts';
import { Repeating } from '../repeating.ts';
import { SerialQueue } from '../serial-queue.ts';
import type { Store } from '../store/store.ts';
import { unlessDamaged } from '../store/unless-damaged.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { TimeSlices } from '../tables/time-slices.ts';
import { BotRuns, RUNS_LEASE } from './bot-runs.ts';
import { ChallengeRecords } from './challenge-records.ts';
import { DailyRecords } from './daily-records.ts';
import { DailyResults } from './daily-results.ts';
import { dayOf } from './days.ts';
import { settleDeal } from './settle-deal.ts';

/** How often attempts of days that are over are looked for, and how many are finished at a time. */
const CLOSE_EVERY = 60_000;
const AT_ONCE = 20;
/** A result that can't be written is left to the next start after this many tries, one at each look. */
const TRIES = 60;

export type ComposeDailyDeps = JobLeaseDeps & {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly catalog: Catalog;
  readonly slices: TimeSlices;
  readonly heavyWork: SerialQueue;
  readonly tables: () => Pick<TableRegistry, 'load'>;
  readonly runsPerLevel: number;
};

export type Daily = ReturnType<typeof composeDaily>;

/** Daily deals and challenges, as long as the server lives. */
export function composeDaily(deps: ComposeDailyDeps) {
  const { store, clock, log, catalog, slices, heavyWork } = deps;
  const { findGame, editions } = catalog;
  const { wall } = clock;
  const daily = new DailyRecords(store.query);
  const challenges = new ChallengeRecords(store.query);
  const results = new DailyResults(store.query, wall);
  const lease = jobLease(deps, 'bot-runs', RUNS_LEASE);
  const runs = new BotRuns({ run: store.query, daily, clock, log, lease, editions, perLevel: deps.runsPerLevel });
  /** One log in memory at a time. */
  const settlements = new SerialQueue();
  const settling = new Set<Promise<void>>();
  /** Tables whose result could not be written, and how often that was tried. */
  const unwritten = new Map<TableId, number>();

  function settle(table: TableId): void {
    const dealDeps = { store, slices, heavyWork, findGame, daily, challenges, wall };
    const done = settlements
      .run(() => settleDeal(dealDeps, table))
      .then(
        () => {
          unwritten.delete(table);
          results.forget();
        },
        (error: unknown) => {
          unwritten.set(table, 1 + (unwritten.get(table) ?? 0));
          log.error({ err: error, table }, 'cannot write the result of a deal: it is tried again later');
        },
      )
      .finally(() => settling.delete(done));
    settling.add(done);
  }

  function settleAgain(): void {
    for (const [table, tries] of unwritten) {
      if (tries < TRIES) settle(table);
      else unwritten.delete(table);
    }
  }

  /** The last table that was closed: one that can't be loaded doesn't hold up those after it. */
  let last: TableId | '' = '';

  /** People may play until the day is over; then a stand-in finishes what they left. */
  async function closeDays(): Promise<number> {
    settleAgain();
    await challenges.forgetOld(wall());
    const overdue = await daily.overdue(dayOf(wall()), AT_ONCE, last);
    last = overdue.length < AT_ONCE ? '' : (overdue.at(-1) ?? '');
    for (const id of overdue) {
      deps.tables().load(id, (found) => {
        if (found.type === 'local') found.table.closeDeal();
      });
    }
    return CLOSE_EVERY;
  }

  const closing = new Repeating({
    clock,
    work: closeDays,
    onError: (error) => log.warn({ err: error }, 'cannot finish the deals of yesterday now'),
    retry: CLOSE_EVERY,
  });

  return {
    records: daily,
    challenges,
    results,
    /** A game of duplicate play is over, and that is durable. */
    onDealOver: settle,
    closeDays,
    /** Resolves when every result is written. */
    async idle(): Promise<void> {
      await Promise.all(settling);
    },
    async start(): Promise<void> {
      for (const table of await unlessDamaged(daily.unsettled(), log)) settle(table);
      runs.start();
      closing.start(CLOSE_EVERY);
    },
    async stop(): Promise<void> {
      await closing.stop();
      await runs.stop();
      await lease.end();
      await Promise.all(settling);
    },
  };
}
