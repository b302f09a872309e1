import { feature } from '../../core/feature.ts';
import { dailyDeals } from './daily-deals.ts';
import { serveDaily } from './daily-routes.ts';
import { isOpenDeal } from './days.ts';

/** The same deal for everybody, every day. */
export const daily = feature({
  name: 'daily',
  make(core, _needs, { dailyRuns = 0 }: { readonly dailyRuns?: number | undefined }) {
    const { wall } = core.clock;
    const deals = dailyDeals({ ...core, runsPerLevel: dailyRuns });
    return {
      offers: deals,
      tables: {
        gameOver(table) {
          if (table.actor.info.duplicate !== undefined) deals.onDealOver(table.id);
        },
      },
      guards: { reveal: (of) => (isOpenDeal(of, wall()) ? 'day-open' : undefined) },
      routes: (routes) => serveDaily(routes, { ...core, daily: deals.records, results: deals.results, wall }),
      jobs: deals.jobs,
      start: () => deals.start(),
      stop: () => deals.stop(),
      export: {
        dailyDeals: `SELECT day, game, table_id, started_at, finished_at, place, score FROM daily_attempts
          WHERE user_id = $1 ORDER BY day, game`,
      },
    };
  },
});
