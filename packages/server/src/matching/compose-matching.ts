import type { ClientMessage } from '@saloon/protocol';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import type { Store } from '../store/store.ts';
import { type FindMatchDeps, findMatch } from './find-match.ts';
import { LeaseOwner } from './lease-owner.ts';
import { Matches, type MatchesDeps } from './matches.ts';
import { type OpenMatchDeps, openMatch } from './open-match.ts';

type MatchingDeps = Omit<FindMatchDeps, 'matches' | 'run' | 'wall'> &
  Pick<MatchesDeps, 'clock' | 'publish'> &
  Omit<OpenMatchDeps, 'key'> & {
    readonly store: Store;
    readonly isCluster: boolean;
  };

/** Builds the queue of quick matches. */
export function composeMatching(deps: MatchingDeps) {
  const { store, clock, log, server, publish, isCluster } = deps;
  const owner = isCluster ? new LeaseOwner(store.query, 'match', server, clock.wall) : undefined;
  const matches = new Matches({
    clock,
    log,
    server,
    publish,
    renewLease: async () => owner?.renew() ?? true,
    openTable: (group, opened) => openMatch({ ...deps, key: store.key }, group, opened),
  });
  const finding = { ...deps, matches, run: store.query, wall: clock.wall };
  return {
    matches,
    find: (connection: Connection, user: UserSession, message: Extract<ClientMessage, { type: 'find-match' }>) =>
      findMatch(finding, connection, user, message),
    async stop(): Promise<void> {
      matches.stop();
      await owner?.end().catch(() => undefined);
    },
  };
}
