import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../packages/server/src/testing/postgres/start-postgres.ts';
import { startRedis } from '../../packages/server/src/testing/redis/start-redis.ts';
import { startBalancer } from '../cluster/balancer.ts';
import type { ServerSetup, Shared } from './messages.ts';
import { type ProcessUse, useOf } from './processes.ts';
import { ServerProcess } from './server-process.ts';

/** One server with its own file, or several on PostgreSQL and Redis behind one port. */
export type Site = {
  readonly port: number;
  readonly servers: readonly ServerProcess[];
  /** What its other processes used so far, by name. */
  readonly others: () => Readonly<Record<string, ProcessUse | undefined>>;
  readonly stop: () => Promise<void>;
};

/** Uses the named PostgreSQL and Redis and writes to them. Without names it starts temporary ones. */
export async function startSite(servers: number, setup: ServerSetup = {}, named?: Shared): Promise<Site> {
  if (named !== undefined) return startOn(named, servers, setup);
  if (servers > 1) return startWhole(servers, setup);
  const server = await ServerProcess.start(setup);
  return { port: server.port, servers: [server], others: () => ({}), stop: () => server.stop() };
}

async function startWhole(count: number, setup: ServerSetup): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-bench-'));
  // PostgreSQL may run as another user and needs access to its folder inside.
  chmodSync(folder, 0o711);
  const ends: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = () => endAll(ends);
  try {
    const postgres = await startPostgres(join(folder, 'postgres'));
    ends.push(() => postgres.remove());
    await postgres.run('createdb', ['saloon']);
    const redis = await startRedis(join(folder, 'redis'));
    ends.push(() => redis.remove());
    const site = await startOn({ database: postgres.url('saloon'), redis: redis.url }, count, setup);
    ends.push(site.stop);
    const others = () => ({ PostgreSQL: useOf(postgres.pid()), Redis: useOf(redis.pid() ?? 0), ...site.others() });
    return { ...site, others, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOn(shared: Shared, count: number, setup: ServerSetup): Promise<Site> {
  const ends: (() => Promise<void>)[] = [];
  const stop = () => endAll(ends);
  try {
    const servers: ServerProcess[] = [];
    ends.push(async () => void (await Promise.all(servers.map((server) => server.stop()))));
    for (let i = 0; i < count; i++) servers.push(await ServerProcess.start({ ...setup, shared }));
    const ports = servers.map(({ port }) => port);
    const balancer = await startBalancer(0, '127.0.0.1', ports);
    ends.push(() => balancer.close());
    return { port: balancer.port, servers, others: () => ({ 'the port in front': ownUse() }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** In reverse order. */
async function endAll(ends: (() => Promise<void>)[]): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

function ownUse(): ProcessUse {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system, rss: process.memoryUsage.rss() };
}
