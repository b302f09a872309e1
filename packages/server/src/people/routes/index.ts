import type { Catalog } from '@saloon/catalog';
import type { UserId } from '@saloon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { serveChallenges } from '../../daily/challenge-routes.ts';
import type { Daily } from '../../daily/compose-daily.ts';
import { serveDaily } from '../../daily/daily-routes.ts';
import type { ShareOrigin } from '../../http/share-origin.ts';
import type { Limits } from '../../limits.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import type { Moderation } from '../../lobby/moderation.ts';
import type { TablesByAddress } from '../../lobby/tables-by-address.ts';
import type { Matches } from '../../matching/matches.ts';
import type { AddressLimits } from '../../net/address-limits.ts';
import type { AuditLog } from '../../net/audit-log.ts';
import { STORED } from '../../net/stored-costs.ts';
import { PuzzleRecords } from '../../puzzles/puzzle-records.ts';
import { servePuzzles } from '../../puzzles/puzzle-routes.ts';
import type { SerialQueue } from '../../serial-queue.ts';
import type { Ruling, RulingKind, Store } from '../../store/store.ts';
import type { Recordings } from '../../tables/recordings.ts';
import type { TableRegistry } from '../../tables/registry.ts';
import type { TableSlots } from '../../tables/table-slots.ts';
import type { TimeSlices } from '../../tables/time-slices.ts';
import type { composeTournaments } from '../../tournaments/compose-tournaments.ts';
import { serveTournaments } from '../../tournaments/tournament-routes.ts';
import type { TurnWebhooks } from '../../webhooks/turn-webhooks.ts';
import type { People } from '../compose-people.ts';
import type { Identity } from '../identity.ts';
import { Refusal } from '../refusal.ts';
import { serveAccount } from './account.ts';
import { adminOf, serveAdminRoutes } from './admin.ts';
import { callerIfAny, type KeepPerson } from './caller.ts';
import { serveDeviceLinks } from './device-links.ts';
import { serveGameExport } from './export-games.ts';
import { serveFriends } from './friends.ts';
import { servePasskeys } from './passkeys.ts';
import { servePrivacy } from './privacy.ts';
import { serveProblems } from './problems.ts';
import { serveReports } from './reports.ts';
import { serveResults } from './results.ts';
import { type Charge, userRoutes } from './user-routes.ts';
import { serveWebhooks } from './webhooks.ts';

export type PeopleRoutesDeps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly catalog: Catalog;
  readonly slices: TimeSlices;
  readonly heavyWork: SerialQueue;
  readonly people: People;
  readonly tournaments: ReturnType<typeof composeTournaments>;
  readonly matches: Pick<Matches, 'queues'>;
  readonly recordings: Recordings;
  readonly daily: Daily;
  readonly tables: TableRegistry;
  readonly slots: TableSlots;
  readonly limits: Limits;
  readonly connections: { nameOf(user: UserId): string | undefined };
  readonly moderation: Moderation;
  readonly lobby: Pick<Lobby, 'rows'>;
  readonly audit: Pick<AuditLog, 'admin' | 'denied' | 'limit'>;
  readonly addressLimits: AddressLimits;
  readonly byAddress: TablesByAddress;
  readonly webhooks: Pick<TurnWebhooks, 'onSet'> | undefined;
  readonly signOutDevice: (identity: Identity) => void;
  readonly decide: (ruling: Ruling) => Promise<void>;
  readonly lift: (kind: RulingKind, subject: string) => Promise<void>;
};

export type SiteSetup = {
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  readonly adminSecret: string | undefined;
  readonly shareOrigin: ShareOrigin;
};

/** The HTTP routes about people: docs/people.md lists them. */
export function servePeople(app: FastifyInstance, server: PeopleRoutesDeps, setup: SiteSetup): void {
  const { store, log, moderation, audit, people, slices, heavyWork, catalog, webhooks } = server;
  const { records, safety, friends, accountLimits, identities, notices, tellWayIn } = people;
  const { origins, isBehindProxy, adminSecret, shareOrigin } = setup;
  const { wall } = server.clock;
  const suspension = (user: UserId) => moderation.find('banned-user', user);
  const nameOf = (user: UserId) => server.connections.nameOf(user);
  const callers = { identities, accountLimits, suspension, nameOf, isBehindProxy };
  const viewerOf = async (request: FastifyRequest) => (await callerIfAny(callers, request))?.user ?? '';
  const charge: Charge = (address, cost) => {
    if (server.addressLimits.at(address).stored.take(server.clock.monotonic(), cost)) return;
    audit.limit('storage', { address });
    throw new Refusal(429, 'too-many-requests');
  };
  /** Keeps a guest's identity. A new account costs more than what is done with it. */
  const keep: KeepPerson = async ({ user, identity, name, address }) => {
    if ((await records.people.find(user)) === undefined) charge(address, STORED.account);
    await records.people.keep({ id: user, secretHash: identity.secretHash, name }, wall());
  };
  const mayWork = (address: string) => server.addressLimits.at(address).heavyWork.take(server.clock.monotonic());
  const common = { keep, charge, records, store, wall, safety, friends, accountLimits, slices, log, tellWayIn };
  const problems = { ...common, heavyWork, findGame: catalog.findGame };
  userRoutes(app, { ...callers, charge, log, admin: adminOf({ ...callers, safety, audit }, adminSecret) }, (routes) => {
    serveAccount(routes, { ...common, signOutDevice: server.signOutDevice });
    servePasskeys(routes, { ...common, origins });
    serveDeviceLinks(routes, common);
    serveFriends(routes, {
      ...{ ...common, invite: people.invite },
      isBarred: (user, host) => people.blocks.has(host, user),
    });
    serveReports(routes, { ...common, isKept: (user) => records.people.isKept(user) });
    serveProblems(routes, problems);
    serveWebhooks(routes, { ...common, webhooks, origins, shareOrigin });
    servePrivacy(routes, { ...common, deletions: people.deletions, onHidden: people.onHidden });
    serveResults(routes, { records, run: store.query, wall, viewerOf });
    routes.open('GET', '/api/matches', {}, async () => server.matches.queues());
    serveTournaments(app, routes, {
      ...{ records, wall, viewerOf, origins, shareOrigin, run: store.query, findGame: catalog.findGame },
      ...server.tournaments,
      clean: (text) => notices.clean(text),
    });
    serveGameExport(routes, {
      run: store.query,
      recordings: server.recordings,
      mayExport: (user) => accountLimits.mayContact(user),
    });
    const { daily: deals, tables, slots, byAddress, limits } = server;
    const { records: daily, challenges, results } = deals;
    const { findGame } = catalog;
    const dailyDeps = { charge, byAddress, limits, tables, findGame, store, slots, daily, results, wall, viewerOf };
    serveDaily(routes, dailyDeps);
    servePuzzles(routes, { puzzles: new PuzzleRecords(store.query), people: records.people, findGame, wall });
    serveChallenges(routes, { ...dailyDeps, challenges, slices, heavyWork, accountLimits, mayWork });
    serveAdminRoutes(routes.admin, { ...server, ...common, notices, problems });
  });
}
