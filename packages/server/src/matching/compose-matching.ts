import type { ClientMessage, UserId } from '@saloon/protocol';
import { type JobLeaseDeps, jobLease } from '../cluster/job-lease.ts';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type FindMatchDeps, findMatch } from './find-match.ts';
import { Matches, type MatchesDeps } from './matches.ts';
import { type OpenMatchDeps, openMatch } from './open-match.ts';

type FindMatch = Extract<ClientMessage, { type: 'find-match' }>;

type MatchingDeps = Omit<FindMatchDeps, 'matches' | 'run' | 'wall' | 'isLast'> &
  Pick<MatchesDeps, 'clock' | 'publish' | 'tell'> &
  Omit<OpenMatchDeps, 'key'> &
  JobLeaseDeps & { readonly store: Store };

/** Builds the queue of quick matches. */
export function composeMatching(deps: MatchingDeps) {
  const { store, clock, log, publish, tell } = deps;
  const lease = jobLease(deps, 'match');
  const matches = new Matches({
    clock,
    log,
    publish,
    tell,
    lease,
    openTable: (group) => openMatch({ ...deps, key: store.key }, group),
  });
  const requests = new WeakMap<Connection, FindMatch>();
  const isLast = (connection: Connection, request: FindMatch) => requests.get(connection) === request;
  const finding = { ...deps, matches, run: store.query, wall: clock.wall, isLast };
  return {
    matches,
    find(connection: Connection, user: UserSession, request: FindMatch): void {
      requests.set(connection, request);
      findMatch(finding, connection, user, request);
    },
    leave(connection: Connection, { identity }: UserSession): void {
      requests.delete(connection);
      matches.leave(identity.user);
    },
    onCalledOff({ id, stored, actor }: LiveTable, came: readonly UserId[], missed: readonly UserId[]): void {
      const { game, options, seats, isRated } = actor.info;
      const wish = { game, pace: String(options.pace), seats: seats.length, ...(isRated === true ? { isRated } : {}) };
      matches.onCalledOff({ table: id, openedAt: stored.openedAt, wish, came, missed });
    },
    async stop(): Promise<void> {
      await matches.stop();
      await lease.end();
    },
  };
}
