import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '../../packages/server/src/testing/postgres/start-postgres.ts';
import { type RunningRedis, startRedis } from '../../packages/server/src/testing/redis/start-redis.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { ClusterServer } from './cluster-server.ts';

export type ClusterSetup = {
  readonly servers: number;
  /** The port in front, 0 for any free one. */
  readonly port: number;
  readonly host?: string;
  /** More flags for `saloon serve`. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Called with output: of a server by its number, or 0 for the rest. */
  readonly say?: (no: number, line: string) => void;
};

export type RunningCluster = {
  readonly port: number;
  readonly servers: readonly ClusterServer[];
  readonly postgres: RunningPostgres;
  readonly redis: RunningRedis;
  /** The database's address. */
  readonly database: string;
  readonly balancer: Balancer;
  /** Stops everything and removes its folder. */
  readonly stop: () => Promise<void>;
};

const DATABASE = 'saloon';

/** PostgreSQL and Redis in their own folder, several servers on them, and one port in front. */
export async function startCluster(setup: ClusterSetup): Promise<RunningCluster> {
  const { say = () => undefined } = setup;
  const folder = mkdtempSync(join(tmpdir(), 'saloon-cluster-'));
  // PostgreSQL may run as another user and needs access to its folder inside.
  chmodSync(folder, 0o711);
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end().catch((error: unknown) => say(0, String(error)));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // First, so that nothing is started if the port is taken.
    const balancer = await startBalancer(setup.port, setup.host ?? '127.0.0.1', []);
    ends.push(() => balancer.close());
    const postgres = await startPostgres(join(folder, 'postgres'));
    ends.push(() => postgres.remove());
    await postgres.run('createdb', [DATABASE]);
    const redis = await startRedis(join(folder, 'redis'));
    ends.push(() => redis.remove());
    const database = postgres.url(DATABASE);
    const { flags = [], env = {} } = setup;
    const servers = Array.from({ length: setup.servers }, (_, i) => {
      const no = i + 1;
      return new ClusterServer({ no, database, redis: redis.url, flags, env, say: (line) => say(no, line) });
    });
    ends.push(async () => void (await Promise.all(servers.map((server) => server.end('SIGTERM')))));
    await Promise.all(servers.map((server) => server.start()));
    balancer.setPorts(servers.map(({ port }) => port));
    return { port: balancer.port, servers, postgres, redis, database, balancer, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
