import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../packages/server/src/testing/postgres/start-postgres.ts';
import { startRedis } from '../../packages/server/src/testing/redis/start-redis.ts';
import { startBalancer } from '../cluster/balancer.ts';
import type { ServerSetup } from './messages.ts';
import { type ProcessUse, useOf } from './processes.ts';
import { ServerProcess } from './server-process.ts';

/** One server with a file of its own, or several on PostgreSQL and Redis behind one port. */
export type Site = {
  readonly port: number;
  readonly servers: readonly ServerProcess[];
  /** What the other processes of it have taken so far, by name. */
  readonly others: () => Readonly<Record<string, ProcessUse | undefined>>;
  readonly stop: () => Promise<void>;
};

export async function startSite(servers: number, setup: ServerSetup = {}): Promise<Site> {
  if (servers > 1) return startShared(servers, setup);
  const server = await ServerProcess.start(setup);
  return { port: server.port, servers: [server], others: () => ({}), stop: () => server.stop() };
}

async function startShared(count: number, setup: ServerSetup): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-bench-'));
  // PostgreSQL may run as somebody else, who has to get to its own folder in there.
  chmodSync(folder, 0o711);
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startPostgres(join(folder, 'postgres'));
    ends.push(() => postgres.remove());
    await postgres.run('createdb', ['saloon']);
    const redis = await startRedis(join(folder, 'redis'));
    ends.push(() => redis.remove());
    const shared = { database: postgres.url('saloon'), redis: redis.url };
    const servers: ServerProcess[] = [];
    ends.push(async () => void (await Promise.all(servers.map((server) => server.stop()))));
    for (let i = 0; i < count; i++) servers.push(await ServerProcess.start({ ...setup, shared }));
    const ports = servers.map(({ port }) => port);
    const balancer = await startBalancer(0, '127.0.0.1', ports);
    ends.push(() => balancer.close());
    const others = () => ({
      PostgreSQL: useOf(postgres.pid()),
      Redis: useOf(redis.pid() ?? 0),
      'the port in front': ownUse(),
    });
    return { port: balancer.port, servers, others, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function ownUse(): ProcessUse {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system, rss: process.memoryUsage.rss() };
}
