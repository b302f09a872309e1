import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Catalog, houseCatalog } from '@saloon/catalog';
import type { Seed } from '@saloon/kernel';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import { type Clock, realClock } from './clock.ts';
import { House } from './house.ts';
import { serveApi } from './http/api.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import { serveStatic } from './http/serve-static.ts';
import { serveWebSockets } from './http/ws-endpoint.ts';
import { type Limits, SERVER_LIMITS } from './limits.ts';
import { makeMetrics } from './metrics.ts';
import type { Store } from './store/store.ts';
import { openThreadedStore } from './store/threaded-store.ts';

export type ServerSetup = {
  /** 0 takes any that is free. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The built web client; without one only the API answers. */
  readonly webDir?: string;
  readonly logger?: Logger;
  /** Pages of other hosts that may speak to us: `https://example.org`. */
  readonly origins?: readonly string[];
  /** The address of a client is what our own proxy says it is. */
  readonly isBehindProxy?: boolean;
  readonly limits?: Partial<Limits>;
  readonly clock?: Clock;
  readonly newSeed?: () => Seed;
  /** The games with what the host has added to them. */
  readonly catalog?: Catalog;
  /** Instead of the file in `dataDir`. */
  readonly store?: Store;
  /** Threads in which bots think: all cores but one if nothing is said, and 0 for the server's own. */
  readonly botThreads?: number;
};

export type RunningServer = {
  readonly port: number;
  readonly url: string;
  readonly house: House;
  /** Takes nobody in any more, keeps everything, says goodbye, and closes. */
  readonly stop: () => Promise<void>;
};

/** Opens the house: one port for pages, API and WebSockets. Throws one sentence that says what is wrong and what helps. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const log = setup.logger ?? pino({ level: 'silent' });
  const clock = setup.clock ?? realClock;
  const store = setup.store ?? (await openThreadedStore(setup.dataDir, clock.wall()));
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
  });
  house.metrics.watch('connections', 'Open connections', () => house.connections.size);
  house.metrics.watch('tables_in_memory', 'Tables in memory', () => house.tables.size);
  house.metrics.watch('lobby_rows', 'Tables in the lobby', () => house.lobby.size);

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  serveApi(app, house);
  serveStatic(
    app,
    setup.webDir !== undefined && existsSync(join(setup.webDir, 'index.html')) ? setup.webDir : undefined,
  );
  serveWebSockets(app.server, house, { origins: setup.origins ?? [], isBehindProxy: setup.isBehindProxy ?? false });

  try {
    await house.start();
    await app.listen({ port: setup.port, host: setup.host });
  } catch (error) {
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
    async stop() {
      await house.stop();
      await app.close();
      log.info('closed');
    },
  };
}

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
