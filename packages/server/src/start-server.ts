import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Seed } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import { openBus } from './core/bus/open-bus.ts';
import { guardAdmin } from './core/http/admin-access.ts';
import { type AdminSecret, readAdminSecret } from './core/http/admin-secret.ts';
import { serveApi } from './core/http/api.ts';
import { refuseHostileText } from './core/http/hostile-text.ts';
import { explainListening, probePort, urlOf } from './core/http/listen.ts';
import { serveOpenApi } from './core/http/openapi.ts';
import { respondToClientError } from './core/http/raw-response.ts';
import { type HttpTimeouts, httpLimits, limitRequests } from './core/http/request-limits.ts';
import { addRoutes } from './core/http/routes.ts';
import { addSecurityHeaders } from './core/http/security-headers.ts';
import { clientIn, serveStatic } from './core/http/serve-static.ts';
import { serveAddress, shareOriginOf } from './core/http/share-origin.ts';
import type { WebFiles } from './core/http/static-files.ts';
import { type Limits, limitsWith } from './core/limits/limits.ts';
import { serveWebSockets } from './core/net/ws-endpoint.ts';
import { makeMetrics } from './core/observe/metrics.ts';
import { type DatabaseSetup, openPostgresStore } from './core/store/postgres/open-postgres-store.ts';
import { openThreadedStore } from './core/store/sqlite/threaded-store.ts';
import type { Store } from './core/store/store.ts';
import { type Clock, realClock } from './core/time/clock.ts';
import { type ComposeSetup, composeServer, type Server } from './server.ts';

export type ServerSetup = Partial<Omit<ComposeSetup, 'limits' | 'log' | 'metrics'>> & {
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
  readonly patience?: HttpTimeouts;
  /** A PostgreSQL database instead of the file in `dataDir`, unless an open store is given. */
  readonly database?: DatabaseSetup | undefined;
  /** The URL of the Redis that connects the servers of one database, unless an open bus is given. */
  readonly redis?: string | undefined;
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
    newSeed: randomSeed,
    // All cores but one.
    botThreads: Math.max(1, availableParallelism() - 1),
    ...setup,
    ...(bus === undefined ? {} : { bus }),
    store,
    clock,
    log,
    limits: limitsWith(setup.limits),
    metrics: makeMetrics(),
  });
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
  const adminSecret = admin.type === 'none' ? undefined : admin.secret;
  const shareOrigin = shareOriginOf(app, setup);
  const { connections, hooks, registered } = server;
  addSecurityHeaders(app.server);
  limitRequests(app, server, isBehindProxy);
  refuseHostileText(app);
  guardAdmin(app, server.audit, { secret: adminSecret, isBehindProxy });
  serveApi(app, server);
  serveAddress(app, shareOrigin);
  serveOpenApi(app);
  const callers = {
    ...server,
    suspension: (user: UserId) => hooks.connections.guards.ask('hello', user),
    nameOf: (user: UserId) => connections.nameOf(user),
  };
  addRoutes(app, callers, { origins, isBehindProxy, adminSecret, shareOrigin }, (routes) => {
    for (const feature of registered) feature.routes?.(routes);
  });
  serveStatic(app, setup.webFiles ?? clientIn(setup.webDir));
  serveWebSockets(app.server, server, { origins, isBehindProxy });
}

const openStore = ({ database, dataDir }: ServerSetup, clock: Clock): Promise<Store> =>
  database === undefined ? openThreadedStore(dataDir, clock.wall()) : openPostgresStore(database);

const SEED_BYTES = 32;
const randomSeed = (): Seed => randomBytes(SEED_BYTES).toString('hex') as Seed;
