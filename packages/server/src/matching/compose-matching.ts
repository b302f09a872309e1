import type { ClientMessage } from '@saloon/protocol';
import { type JobLeaseDeps, jobLease } from '../cluster/job-lease.ts';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import type { Store } from '../store/store.ts';
import { type FindMatchDeps, findMatch } from './find-match.ts';
import { Matches, type MatchesDeps } from './matches.ts';
import { type OpenMatchDeps, openMatch } from './open-match.ts';

type MatchingDeps = Omit<FindMatchDeps, 'matches' | 'run' | 'wall'> &
  Pick<MatchesDeps, 'clock' | 'publish'> &
  Omit<OpenMatchDeps, 'key'> &
  JobLeaseDeps & { readonly store: Store };

/** Builds the queue of quick matches. */
export function composeMatching(deps: MatchingDeps) {
  const { store, clock, log, publish } = deps;
  const lease = jobLease(deps, 'match');
  const matches = new Matches({
    clock,
    log,
    publish,
    lease,
    openTable: (group) => openMatch({ ...deps, key: store.key }, group),
  });
  const finding = { ...deps, matches, run: store.query, wall: clock.wall };
  return {
    matches,
    find: (connection: Connection, user: UserSession, message: Extract<ClientMessage, { type: 'find-match' }>) =>
      findMatch(finding, connection, user, message),
    async stop(): Promise<void> {
      await matches.stop();
      await lease.end();
    },
  };
}
