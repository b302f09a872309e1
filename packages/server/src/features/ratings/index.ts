import type { UserId } from '@saloon/protocol';
import { feature } from '../../core/feature.ts';
import { runOne } from '../../core/store/shared-sql.ts';
import { replay } from '../replay/index.ts';
import { serveGameExport } from './export-games.ts';
import { RatingLog } from './rating-log.ts';
import { serveResults } from './result-routes.ts';

const SIGN_IN_FIRST = 'sign-in-first';
/** After an error the ratings are tried again this many milliseconds later. */
const RETRY = 5000;

/** Results, ratings, profiles and leaders. */
export const ratings = feature({
  name: 'ratings',
  needs: { replay },
  make(core, { replay: recordings }) {
    const { store, clock, log, people, accountLimits } = core;
    const run = store.query;
    const records = new RatingLog(run, (table, error) =>
      log.error({ err: error, table }, 'cannot rate a finished game: it is left out'),
    );
    /** Settles rated games soon after they end, and at the start those that a crash left open. */
    const settling = core.job({
      async work() {
        await records.settle();
        return undefined;
      },
      failure: 'cannot settle the ratings of finished games: they are settled later',
      level: 'error',
      first: 0,
      retry: RETRY,
    });
    /** Only people with an account have ratings. */
    const refusal = async (user: UserId) => ((await people.isKept(user)) ? undefined : SIGN_IN_FIRST);
    return {
      offers: settling,
      guards: {
        open: (user, { isRated }) => (isRated === true ? refusal(user) : undefined),
        sit: (user, { actor }) => (actor.info.isRated === true ? refusal(user) : undefined),
      },
      tables: { gameOver: (_table, isRated) => void (isRated && settling.poke()) },
      routes(routes) {
        serveResults(routes, { people, run, wall: clock.wall });
        serveGameExport(routes, { run, recordings, mayExport: (user) => accountLimits.mayContact(user) });
      },
      jobs: [settling],
      export: {
        async games({ user }) {
          const games = await runOne(
            run,
            `SELECT finished_games.table_id, results.game, results.place, results.score, results.is_rated, results.ended_at,
             finished_games.players
             FROM results JOIN finished_games ON finished_games.no = results.game_no
             WHERE results.user_id = $1 ORDER BY results.game_no`,
            user,
          );
          return games.map(({ players, ...game }) => ({ ...game, players: JSON.parse(String(players)) as unknown }));
        },
        ratings: 'SELECT game, mu, sigma, games FROM ratings WHERE user_id = $1',
      },
    };
  },
});
