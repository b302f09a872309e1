import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../packages/server/src/start-server.ts';
import type { Asked, Figures } from './messages.ts';

/** The server under test, in a process of its own. Limits are lifted: all clients are one machine. */
const NO_LIMIT = 1e9;
const dataDir = mkdtempSync(join(tmpdir(), 'saloon-bench-'));
const limits = {
  burst: NO_LIMIT,
  perSecond: NO_LIMIT,
  connectionsPerAddress: NO_LIMIT,
  tablesPerUser: NO_LIMIT,
  idleTable: 0,
};
const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, limits });

const figures = (isTidied: boolean): Figures => {
  if (isTidied) for (let i = 0; i < 2; i++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.threadCpuUsage();
  return { tables: server.house.tables.size, memory: heapUsed + external, rss, cpuMicros: user + system };
};

process.on('message', async (asked: Asked) => {
  if (asked === 'cpu' || asked === 'memory') process.send?.(figures(asked === 'memory'));
  if (asked === 'sweep') {
    server.house.tables.sweep();
    await server.house.queue.idle();
    process.send?.(figures(true));
  }
  if (asked === 'stop') {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    process.disconnect?.();
  }
});
// Whoever started this is gone, however it went.
process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ port: server.port });
