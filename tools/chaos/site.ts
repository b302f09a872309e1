import { openPostgresStore } from '../../packages/server/src/core/store/postgres/open-postgres-store.ts';
import { ensurePostgres } from '../../packages/server/src/testing/postgres/find-postgres.ts';
import { ensureRedis } from '../../packages/server/src/testing/redis/find-redis.ts';
import type { ClusterServer } from '../cluster/cluster-server.ts';
import { type RunningCluster, startCluster } from '../cluster/start-cluster.ts';
import { checkStore } from './check-all.ts';
import type { Crowd } from './crowd.ts';
import { readError } from './server-process.ts';

const SERVERS = 3;

/** Three servers on one PostgreSQL and one Redis behind one port, and their errors. */
export class Site {
  readonly cluster: RunningCluster;
  readonly #errors: string[];

  private constructor(cluster: RunningCluster, errors: string[]) {
    this.cluster = cluster;
    this.#errors = errors;
  }

  /** Why this machine can't run one, or undefined if it can. */
  static lack(): string | undefined {
    for (const found of [ensurePostgres(), ensureRedis()]) if (found.type === 'missing') return found.why;
    return undefined;
  }

  static async start(): Promise<Site> {
    const errors: string[] = [];
    const cluster = await startCluster({
      servers: SERVERS,
      port: 0,
      flags: ['--bot-threads', '1', '--log-level', 'error', '--address-factor', '1000000'],
      say: (_no, line) => errors.push(line),
    });
    return new Site(cluster, errors);
  }

  get url(): string {
    return `ws://127.0.0.1:${this.cluster.port}/ws`;
  }

  /** Errors in the servers' logs, without the expected ones. */
  errors(expected: RegExp): readonly string[] {
    return this.#errors.flatMap((line) => readError(line) ?? []).filter((error) => !expected.test(error));
  }

  /** The running servers that hold tables now. */
  async owners(): Promise<readonly ClusterServer[]> {
    const { servers } = this.cluster;
    const held = await Promise.all(servers.map(async (server) => ((await tablesOf(server)) > 0 ? [server] : [])));
    return held.flat();
  }

  /** Stops the servers cleanly, and compares what clients received with the database. */
  async check(crowd: Crowd): Promise<readonly string[]> {
    await Promise.all(this.cluster.servers.map((server) => server.end('SIGTERM')));
    const store = await openPostgresStore({ url: this.cluster.database, name: 'the database of this run' });
    try {
      return await checkStore(store, crowd);
    } finally {
      await store.close();
    }
  }
}

async function tablesOf({ isRunning, port }: ClusterServer): Promise<number> {
  if (!isRunning) return 0;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health`);
    const { tables = 0 } = (await answer.json()) as { readonly tables?: number };
    return tables;
  } catch {
    return 0;
  }
}
