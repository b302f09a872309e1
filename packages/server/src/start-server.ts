import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Catalog } from '@saloon/catalog';
import type { Seed } from '@saloon/kernel';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import { type Clock, realClock } from './clock.ts';
import type { Bus } from './cluster/bus.ts';
import { openBus } from './cluster/open-bus.ts';
import { serveAdmin } from './http/admin.ts';
import { guardAdmin } from './http/admin-access.ts';
import { serveModeration } from './http/admin-moderation.ts';
import { type AdminSecret, readAdminSecret } from './http/admin-secret.ts';
import { serveApi } from './http/api.ts';
import { refuseHostileText } from './http/hostile-text.ts';
import { serveJoinCodes } from './http/join-routes.ts';
import { explainListening, probePort, urlOf } from './http/listen.ts';
import { respondToClientError } from './http/raw-response.ts';
import { type HttpTimeouts, httpLimits, limitRequests } from './http/request-limits.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { clientIn, serveStatic } from './http/serve-static.ts';
import { serveAddress, shareOriginOf } from './http/share-origin.ts';
import type { WebFiles } from './http/static-files.ts';
import { serveWebSockets } from './http/ws-endpoint.ts';
import { type Limits, limitsWith } from './limits.ts';
import { makeMetrics } from './metrics.ts';
import { servePeople } from './people/routes/index.ts';
import type { PushSetup } from './push/turn-notifications.ts';
import { composeServer, type Server } from './server.ts';
import { type DatabaseSetup, openPostgresStore } from './store/postgres/open-postgres-store.ts';
import type { Store } from './store/store.ts';
import { openThreadedStore } from './store/threaded-store.ts';
import type { WebhookSetup } from './webhooks/turn-webhooks.ts';

export type ServerSetup = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The folder of the built web client; without it only the API responds. */
  readonly webDir?: string;
  /** The web client's files, instead of a folder. */
  readonly webFiles?: WebFiles;
  readonly logger?: Logger;
  /** Other sites whose pages may connect: `https://example.org`. */
  readonly origins?: readonly string[];
  /** The address under which people reach the server, for links: `https://example.org`. */
  readonly publicUrl?: string | undefined;
  /** Believes the client addresses that a reverse proxy sends. */
  readonly isBehindProxy?: boolean;
  /** Opens `/metrics` and `/admin`; by default the secret in `dataDir` does, which the first start makes. */
  readonly adminToken?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** Logs hashes of addresses instead of addresses. */
  readonly hashAddresses?: boolean;
  readonly patience?: HttpTimeouts;
  readonly clock?: Clock;
  readonly newSeed?: () => Seed;
  /** The games, with the host's own editions. */
  readonly catalog?: Catalog;
  /** A PostgreSQL database instead of the file in `dataDir`. */
  readonly database?: DatabaseSetup | undefined;
  /** An open store, instead of either. */
  readonly store?: Store;
  /** The URL of the Redis that connects the servers of one database. */
  readonly redis?: string | undefined;
  /** An open bus, instead of Redis. */
  readonly bus?: Bus;
  /** Threads in which bots think: by default all cores but one; 0 thinks in the main thread. */
  readonly botThreads?: number;
  /** Without it, no push notifications are sent. */
  readonly push?: PushSetup | undefined;
  /** Without it, no table can post to a webhook. */
  readonly webhooks?: WebhookSetup | undefined;
  /** Bot runs of each level for each daily deal, in a thread of low priority. None by default. */
  readonly dailyRuns?: number | undefined;
};

export type RunningServer = {
  readonly port: number;
  readonly url: string;
  readonly parts: Server;
  /** What opens `/metrics` and `/admin`. */
  readonly admin: AdminSecret;
  /** Stops accepting clients, commits everything, disconnects everybody, and closes. */
  readonly stop: () => Promise<void>;
};

/** Starts a server: one port for pages, API and WebSockets. Throws one sentence that says what is wrong and what helps. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const log = setup.logger ?? pino({ level: 'silent' });
  const clock = setup.clock ?? realClock;
  // First of all: if the port is taken, no new file or schema is left behind.
  await probePort(setup).catch((error: unknown) => {
    throw explainListening(error, setup);
  });
  // Before the store, too: a wrong Redis URL leaves nothing behind.
  const bus = setup.bus ?? (await openBus(setup.redis, setup.database !== undefined, log));
  const store =
    setup.store ??
    (await openStore(setup, clock).catch(async (error: unknown) => {
      await bus?.close();
      throw error;
    }));
  const server = composeServer({
    store,
    clock,
    log,
    limits: limitsWith(setup.limits),
    metrics: makeMetrics(),
    newSeed: setup.newSeed ?? randomSeed,
    ...(setup.catalog === undefined ? {} : { catalog: setup.catalog }),
    botThreads: setup.botThreads ?? Math.max(1, availableParallelism() - 1),
    ...(bus === undefined ? {} : { bus }),
    push: setup.push,
    webhooks: setup.webhooks,
    hashAddresses: setup.hashAddresses,
    dailyRuns: setup.dailyRuns,
  });
  const { metrics, connections, tables, blocks, lobby } = server;
  metrics.watch('connections', 'Open connections', () => connections.size);
  metrics.watch('tables_in_memory', 'Tables in memory', () => tables.size);
  metrics.watch('blocked_addresses', 'Addresses blocked for flooding', () => blocks.size);
  metrics.watch('lobby_rows', 'Tables in the lobby', () => lobby.size);

  const admin = readAdminSecret(setup.dataDir, setup.adminToken);
  if (admin.type === 'none')
    log.warn(`${admin.why}. /admin and /metrics stay closed; set SALOON_ADMIN_TOKEN to open them`);
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    clientErrorHandler: respondToClientError,
    ...httpLimits(setup.patience),
  });
  try {
    serveAll(app, server, setup, admin);
    await server.start();
    await app.listen({ port: setup.port, host: setup.host });
  } catch (error) {
    // The store is closed in any case: its thread would keep the process running.
    await app.close();
    await server.stop();
    throw explainListening(error, setup);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : setup.port;
  log.info({ port, host: setup.host }, 'open');
  return {
    port,
    url: urlOf(setup.host, port),
    parts: server,
    admin,
    async stop() {
      try {
        await server.stop();
      } finally {
        // Even after an error: an open port would keep the process running.
        await app.close();
      }
      log.info('closed');
    },
  };
}

/** Adds every route. */
export function serveAll(app: FastifyInstance, server: Server, setup: ServerSetup, admin: AdminSecret): void {
  const { isBehindProxy = false, origins = [] } = setup;
  addSecurityHeaders(app.server);
  limitRequests(app, server, isBehindProxy);
  refuseHostileText(app);
  guardAdmin(app, server.audit, { secret: admin.type === 'none' ? undefined : admin.secret, isBehindProxy });
  serveApi(app, server, isBehindProxy);
  serveJoinCodes(app, server, isBehindProxy);
  const shareOrigin = shareOriginOf(app, setup);
  serveAddress(app, shareOrigin);
  serveModeration(app, server, isBehindProxy);
  serveAdmin(app, { ...server, signOutOthers: server.signOutEverywhere }, isBehindProxy);
  const adminSecret = admin.type === 'none' ? undefined : admin.secret;
  servePeople(app, server, { origins, isBehindProxy, adminSecret, shareOrigin });
  serveStatic(app, setup.webFiles ?? clientIn(setup.webDir));
  serveWebSockets(app.server, server, { origins, isBehindProxy });
}

const openStore = ({ database, dataDir }: ServerSetup, clock: Clock): Promise<Store> =>
  database === undefined ? openThreadedStore(dataDir, clock.wall()) : openPostgresStore(database);

const SEED_BYTES = 32;
const randomSeed = (): Seed => randomBytes(SEED_BYTES).toString('hex') as Seed;
