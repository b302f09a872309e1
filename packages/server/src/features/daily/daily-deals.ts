import type { TableId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { unlessDamaged } from '../../core/store/unless-damaged.ts';
import type { TableRegistry } from '../../core/tables/registry.ts';
import { SerialQueue } from '../../core/time/serial-queue.ts';
import { BotRuns } from './bot-runs.ts';
import { DailyRecords } from './daily-records.ts';
import { DailyResults } from './daily-results.ts';
import { dayOf } from './days.ts';
import { type Finishers, settleDeal } from './settle-deal.ts';

/** How often attempts of days that are over are looked for, and how many are finished at a time. */
const CLOSE_EVERY = 60_000;
const AT_ONCE = 20;
/** A result that can't be written is left to the next start after this many tries, one at each look. */
const TRIES = 60;

export type DailyDealsDeps = Pick<Core, 'store' | 'clock' | 'log' | 'catalog' | 'slices' | 'heavyWork' | 'job'> & {
  readonly tables: Pick<TableRegistry, 'load'>;
  readonly runsPerLevel: number;
};

/** Daily deals, as long as the server lives. */
export function dailyDeals(deps: DailyDealsDeps) {
  const { store, clock, log, catalog, slices, heavyWork } = deps;
  const { findGame, editions } = catalog;
  const { wall } = clock;
  const daily = new DailyRecords(store.query);
  const results = new DailyResults(store.query, wall);
  const runs = new BotRuns({ ...deps, run: store.query, daily, editions, perLevel: deps.runsPerLevel });
  const finishers: Finishers = new Map([
    ['daily', (table, score, stoodIn) => daily.finish(table, score, stoodIn, wall())],
  ]);
  /** One log in memory at a time. */
  const settlements = new SerialQueue();
  const settling = new Set<Promise<void>>();
  /** Tables whose result could not be written, and how often that was tried. */
  const unwritten = new Map<TableId, number>();

  function settle(table: TableId): void {
    const dealDeps = { store, slices, heavyWork, findGame, finishers };
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
    const overdue = await daily.overdue(dayOf(wall()), AT_ONCE, last);
    last = overdue.length < AT_ONCE ? '' : (overdue.at(-1) ?? '');
    for (const id of overdue) {
      deps.tables.load(id, (found) => {
        if (found.type === 'local') found.table.closeDeal();
      });
    }
    return CLOSE_EVERY;
  }

  const closing = deps.job({
    work: closeDays,
    failure: 'cannot finish the deals of yesterday now',
    first: CLOSE_EVERY,
    retry: CLOSE_EVERY,
  });

  return {
    records: daily,
    finishers,
    results,
    /** A game of duplicate play is over, and that is durable. */
    onDealOver: settle,
    closeDays,
    jobs: [closing, runs.job],
    /** Resolves when every result is written. */
    async idle(): Promise<void> {
      await Promise.all(settling);
    },
    async start(): Promise<void> {
      for (const table of await unlessDamaged(daily.unsettled(), log)) settle(table);
    },
    async stop(): Promise<void> {
      await runs.abort();
      await Promise.all(settling);
    },
  };
}
