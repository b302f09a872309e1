import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '../../packages/server/src/testing/postgres/start-postgres.ts';
import { type RunningRedis, startRedis } from '../../packages/server/src/testing/redis/start-redis.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { ClusterServer } from './cluster-server.ts';

export type ClusterSetup = {
  readonly servers: number;
  /** The one port in front; 0 takes any that is free. */
  readonly port: number;
  readonly host?: string;
  /** More flags of `saloon serve`. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What is said, and by whom: a server's number, or 0 for the rest of it. */
  readonly say?: (no: number, line: string) => void;
};

export type RunningCluster = {
  readonly port: number;
  readonly servers: readonly ClusterServer[];
  readonly postgres: RunningPostgres;
  readonly redis: RunningRedis;
  /** The address of the database. */
  readonly database: string;
  readonly balancer: Balancer;
  /** Ends all of it and removes its folder. */
  readonly stop: () => Promise<void>;
};

const DATABASE = 'saloon';

/** PostgreSQL and Redis in a folder of their own, some servers on them, and one port in front of these. */
export async function startCluster(setup: ClusterSetup): Promise<RunningCluster> {
  const { say = () => undefined } = setup;
  const folder = mkdtempSync(join(tmpdir(), 'saloon-cluster-'));
  // PostgreSQL may run as somebody else, who has to get to its own folder in there.
  chmodSync(folder, 0o711);
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end().catch((error: unknown) => say(0, String(error)));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // First of all: nothing is started for a port that is taken.
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
