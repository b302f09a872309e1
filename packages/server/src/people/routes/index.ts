import type { UserId } from '@saloon/protocol';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Moderation } from '../../lobby/moderation.ts';
import type { Store } from '../../store/store.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { FindIdentityDeps } from '../find-identity.ts';
import type { Identity } from '../identity.ts';
import type { PeopleRecords } from '../records.ts';
import { serveAccount } from './account.ts';
import { serveDeviceLinks } from './device-links.ts';
import { servePasskeys } from './passkeys.ts';
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
  userRoutes(app, { identities, accountLimits, suspension, isBehindProxy, log }, (routes) => {
    serveAccount(routes, { records, store, wall, signOutDevice });
    servePasskeys(routes, { records, store, wall, origins });
    serveDeviceLinks(routes, { records, store, wall });
  });
}
