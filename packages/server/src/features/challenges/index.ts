import { feature } from '../../core/feature.ts';
import { daily } from '../daily/index.ts';
import { ChallengeRecords } from './challenge-records.ts';
import { serveChallenges } from './challenge-routes.ts';

/** How often old challenges are looked for, in milliseconds. */
const FORGET_EVERY = 60_000;

/** "Play my cards": a finished game that friends can play too. */
export const challenges = feature({
  name: 'challenges',
  needs: { daily },
  make(core, { daily: { records, results, finishers } }) {
    const { wall } = core.clock;
    const challenges = new ChallengeRecords(core.store.query);
    const forgetting = core.job({
      async work() {
        await challenges.forgetOld(wall());
        return FORGET_EVERY;
      },
      failure: 'cannot delete old challenges now',
      first: FORGET_EVERY,
      retry: FORGET_EVERY,
    });
    finishers.set('challenge', (table, score) => challenges.finish(table, score, wall()));
    return {
      routes: (routes) => serveChallenges(routes, { ...core, challenges, daily: records, results, wall }),
      jobs: [forgetting],
      export: {
        challenges: 'SELECT id, game, recording, created_at FROM challenges WHERE user_id = $1 ORDER BY created_at',
      },
      erase: ['DELETE FROM challenges WHERE user_id = $1'],
    };
  },
});
