import type { Catalog } from '@saloon/catalog';
import type { UserId } from '@saloon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Moderation } from '../../lobby/moderation.ts';
import type { SerialQueue } from '../../serial-queue.ts';
import { signerFrom } from '../../store/signing-key.ts';
import type { Store } from '../../store/store.ts';
import { Recordings } from '../../tables/recordings.ts';
import type { TimeSlices } from '../../tables/time-slices.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { FindIdentityDeps } from '../find-identity.ts';
import type { Identity } from '../identity.ts';
import type { PeopleRecords } from '../records.ts';
import { serveAccount } from './account.ts';
import { callerOf } from './caller.ts';
import { serveDeviceLinks } from './device-links.ts';
import { serveGameExport } from './export-games.ts';
import { servePasskeys } from './passkeys.ts';
import { serveResults } from './results.ts';
import { userRoutes } from './user-routes.ts';

export type PeopleRoutesDeps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly records: PeopleRecords;
  readonly identities: FindIdentityDeps;
  readonly accountLimits: AccountLimits;
  readonly moderation: Moderation;
  readonly signOutDevice: (identity: Identity) => void;
  readonly catalog: Catalog;
  readonly heavyWork: SerialQueue;
  readonly slices: TimeSlices;
};

export type SiteSetup = { readonly origins: readonly string[]; readonly isBehindProxy: boolean };

/** The HTTP routes about people: docs/people.md lists them. */
export function servePeople(
  app: FastifyInstance,
  server: PeopleRoutesDeps,
  { origins, isBehindProxy }: SiteSetup,
): void {
  const { records, store, log, identities, accountLimits, moderation, signOutDevice } = server;
  const { wall } = server.clock;
  const suspension = (user: UserId) => moderation.find('banned-user', user);
  const callers = { identities, accountLimits, suspension, isBehindProxy };
  const viewerOf = (request: FastifyRequest) =>
    callerOf(callers, request).then(
      ({ user }) => user,
      () => '' as const,
    );
  const { catalog, heavyWork, slices } = server;
  const recordings = new Recordings(store, catalog, heavyWork, slices, signerFrom(store.key).sign);
  userRoutes(app, { ...callers, log }, (routes) => {
    serveAccount(routes, { records, store, wall, signOutDevice });
    servePasskeys(routes, { records, store, wall, origins });
    serveDeviceLinks(routes, { records, store, wall });
    serveResults(routes, { records, run: store.query, wall, viewerOf });
    serveGameExport(routes, { run: store.query, recordings, mayExport: (user) => accountLimits.mayContact(user) });
  });
}
