import { type CoreSetup, makeCore } from './core/core.ts';
import { plug, type SetupOf } from './core/feature.ts';
import { admin } from './features/admin/index.ts';
import { challenges } from './features/challenges/index.ts';
import { daily } from './features/daily/index.ts';
import { friends } from './features/friends/index.ts';
import { lobby } from './features/lobby/index.ts';
import { matching } from './features/matching/index.ts';
import { moderation } from './features/moderation/index.ts';
import { people } from './features/people/index.ts';
import { problems } from './features/problems/index.ts';
import { push } from './features/push/index.ts';
import { puzzles } from './features/puzzles/index.ts';
import { ratings } from './features/ratings/index.ts';
import { replay } from './features/replay/index.ts';
import { room } from './features/room/index.ts';
import { tournaments } from './features/tournaments/index.ts';
import { webhooks } from './features/webhooks/index.ts';

/** What a server can do. Each feature stands after those that it needs. */
export const FEATURES = {
  people,
  friends,
  moderation,
  lobby,
  push,
  problems,
  webhooks,
  replay,
  ratings,
  tournaments,
  daily,
  challenges,
  puzzles,
  matching,
  room,
  admin,
};

export type ComposeSetup = CoreSetup & SetupOf<typeof FEATURES>;
export type FeatureName = keyof typeof FEATURES;
export type Server = ReturnType<typeof composeServer>;

/** Builds the core and plugs the features in, without HTTP. Tests leave some of them out. */
export function composeServer(setup: ComposeSetup, without: readonly FeatureName[] = []) {
  const core = makeCore(setup);
  const features = plug(core, FEATURES, setup, without);
  const { registered } = core;
  let isStopping = false;
  return {
    ...core,
    features,
    async start(): Promise<void> {
      await core.join();
      for (const { read } of registered) await read?.();
      await core.maintenance.start();
      for (const { start, jobs = [] } of registered) {
        await start?.();
        for (const job of jobs) job.begin();
      }
    },
    /** Commits everything, disconnects everybody, and closes the store. */
    async stop(): Promise<void> {
      if (isStopping) return;
      isStopping = true;
      await core.rest();
      for (const { stop, jobs = [] } of registered) {
        const stopped = jobs.map((job) => job.stop());
        await stop?.();
        await Promise.all(stopped);
      }
      await core.close();
    },
  };
}
