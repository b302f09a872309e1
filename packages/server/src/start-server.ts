import { hash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Catalog, houseCatalog } from '@saloon/catalog';
import { type Seed, useSha256 } from '@saloon/kernel';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import { type Clock, realClock } from './clock.ts';
import type { Bus } from './cluster/bus.ts';
import { MemoryHub } from './cluster/memory-bus.ts';
import { openRedisBus } from './cluster/redis-bus.ts';
import { House } from './house.ts';
import { serveAdmin } from './http/admin.ts';
import { guardAdmin } from './http/admin-access.ts';
import { serveModeration } from './http/admin-moderation.ts';
import { type AdminSecret, readAdminSecret } from './http/admin-secret.ts';
import { serveApi } from './http/api.ts';
import { probePort } from './http/probe-port.ts';
import { respondToClientError } from './http/raw-response.ts';
import { type HttpTimeouts, httpLimits, limitRequests } from './http/request-limits.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { readClient, serveStatic } from './http/serve-static.ts';
import type { WebFiles } from './http/static-files.ts';
import { serveWebSockets } from './http/ws-endpoint.ts';
import { type Limits, SERVER_LIMITS } from './limits.ts';
import { makeMetrics } from './metrics.ts';
import type { PushSetup } from './push/turn-notifications.ts';
import { type DatabaseSetup, openPostgresStore } from './store/postgres/open-postgres-store.ts';
import type { Store } from './store/store.ts';
import { openThreadedStore } from './store/threaded-store.ts';

export type ServerSetup = {
  /** 0 takes any that is free. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The built web client; without one only the API answers. */
  readonly webDir?: string;
  /** Its files instead of the folder. */
  readonly webFiles?: WebFiles;
  readonly logger?: Logger;
  /** Pages of other hosts that may speak to us: `https://example.org`. */
  readonly origins?: readonly string[];
  /** The address of a client is what our own proxy says it is. */
  readonly isBehindProxy?: boolean;
  /** Opens `/metrics` and `/admin`; without it the secret in `dataDir` does, which the first start makes. */
  readonly adminToken?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** Writes hashes of addresses into the log instead of addresses. */
  readonly hashAddresses?: boolean;
  /** How long somebody may take to ask over HTTP. */
  readonly patience?: HttpTimeouts;
  readonly clock?: Clock;
  readonly newSeed?: () => Seed;
  /** The games with what the host has added to them. */
  readonly catalog?: Catalog;
  /** A PostgreSQL database instead of the file in `dataDir`. */
  readonly database?: DatabaseSetup | undefined;
  /** Instead of either. */
  readonly store?: Store;
  /** The address of the Redis over which the servers of one database speak to each other. */
  readonly redis?: string | undefined;
  /** Instead of it. */
  readonly bus?: Bus;
  /** Threads in which bots think: all cores but one if nothing is said, and 0 for the server's own. */
  readonly botThreads?: number;
  /** How people are called whose page is not open; without it nobody is. */
  readonly calls?: PushSetup | undefined;
};

export type RunningServer = {
  readonly port: number;
  readonly url: string;
  readonly house: House;
  /** What opens `/metrics` and `/admin`. */
  readonly admin: AdminSecret;
  /** Takes nobody in any more, keeps everything, says goodbye, and closes. */
  readonly stop: () => Promise<void>;
};

/** Opens the house: one port for pages, API and WebSockets. Throws one sentence that says what is wrong and what helps. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  useSha256((text) => hash('sha256', text));
  const log = setup.logger ?? pino({ level: 'silent' });
  const clock = setup.clock ?? realClock;
  // Before anything is written: a port that is taken leaves no new file or schema behind.
  await probePort(setup.port, setup.host).catch((error: unknown) => {
    throw explainListening(error, setup);
  });
  // Before the store as well: an address that cannot be right leaves nothing behind.
  const bus = await openBus(setup, log);
  const store =
    setup.store ??
    (await openStore(setup, clock).catch(async (error: unknown) => {
      await bus?.close();
      throw error;
    }));
  const limits: Limits = { ...SERVER_LIMITS, ...setup.limits };
  const house = new House({
    store,
    clock,
    limits,
    log,
    metrics: makeMetrics(),
    newSeed: setup.newSeed ?? randomSeed,
    catalog: setup.catalog ?? houseCatalog,
    botThreads: setup.botThreads ?? Math.max(1, availableParallelism() - 1),
    ...(bus === undefined ? {} : { bus }),
    calls: setup.calls,
    hashAddresses: setup.hashAddresses,
  });
  house.metrics.watch('connections', 'Open connections', () => house.connections.size);
  house.metrics.watch('tables_in_memory', 'Tables in memory', () => house.tables.size);
  house.metrics.watch('blocked_addresses', 'Addresses blocked for flooding', () => house.blocks.size);
  house.metrics.watch('lobby_rows', 'Tables in the lobby', () => house.lobby.size);

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
    serveAll(app, house, setup, admin);
    await house.start();
    await app.listen({ port: setup.port, host: setup.host });
  } catch (error) {
    // Whatever it was, the store is closed again: its thread would keep the process.
    await app.close();
    await house.stop();
    throw explainListening(error, setup);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : setup.port;
  log.info({ port, host: setup.host }, 'open');
  return {
    port,
    url: `http://${urlHost(setup.host)}:${port}/`,
    house,
    admin,
    async stop() {
      try {
        await house.stop();
      } finally {
        // Whatever could not be done in order: nothing of ours keeps the process.
        await app.close();
      }
      log.info('closed');
    },
  };
}

function serveAll(app: FastifyInstance, house: House, setup: ServerSetup, admin: AdminSecret): void {
  addSecurityHeaders(app.server);
  const isBehindProxy = setup.isBehindProxy ?? false;
  const origins = setup.origins ?? [];
  limitRequests(app, house, isBehindProxy);
  guardAdmin(app, house, { secret: admin.type === 'none' ? undefined : admin.secret, isBehindProxy });
  serveApi(app, house, isBehindProxy);
  serveModeration(app, house, isBehindProxy);
  serveAdmin(app, house, isBehindProxy);
  serveStatic(app, setup.webFiles ?? clientIn(setup.webDir));
  serveWebSockets(app.server, house, { origins, isBehindProxy });
}

const clientIn = (folder: string | undefined): WebFiles | undefined =>
  folder !== undefined && existsSync(join(folder, 'index.html')) ? readClient(folder) : undefined;

/**
 * The line to the other servers. One that has its database to itself speaks to nobody, but keeps its lease: a second one
 * that was started without Redis by mistake cannot take its tables.
 */
async function openBus({ bus, redis, database }: ServerSetup, log: Logger): Promise<Bus | undefined> {
  if (bus !== undefined) return bus;
  if (redis === undefined) return database === undefined ? undefined : new MemoryHub().open();
  if (database === undefined) {
    throw new Error(
      'Cannot share tables over Redis: they are in a file that one server has to itself; give DATABASE_URL or --database as well',
    );
  }
  return openRedisBus({
    url: redis,
    away: (reason) => log.warn(`${reason}. Tables of other servers wait until it is back`),
    back: () => log.info('Redis is back'),
  });
}

const openStore = ({ database, dataDir }: ServerSetup, clock: Clock): Promise<Store> =>
  database === undefined ? openThreadedStore(dataDir, clock.wall()) : openPostgresStore(database);

const SEED_BYTES = 32;
const randomSeed = (): Seed => randomBytes(SEED_BYTES).toString('hex') as Seed;

const EVERYWHERE = ['0.0.0.0', '::', ''];
const urlHost = (host: string): string =>
  EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;

function explainListening(error: unknown, { port, host }: ServerSetup): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const where = `Cannot listen on port ${port} of ${host}`;
  if (code === 'EADDRINUSE')
    return new Error(`${where}: another program uses it; stop that one, or choose another with --port`);
  if (code === 'EACCES') return new Error(`${where}: this user may not; choose one above 1023 with --port`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`${where}: this machine has no such address; choose another with --host`);
  }
  return error;
}
