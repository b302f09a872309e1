import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { startServer } from '../../packages/server/src/start-server.ts';
import type { Store } from '../../packages/server/src/store/store.ts';
import { openThreadedStore } from '../../packages/server/src/store/threaded-store.ts';
import type { Asked, Figures } from './messages.ts';
import { type Split, splitOf } from './time-split.ts';

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
const commits: number[] = [];
const pauses: number[] = [];
const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, limits, store: await openTimedStore() });
const session = new Session();
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) pauses.push(duration);
}).observe({ entryTypes: ['gc'] });

/** The store that the server would open itself, with a look at the clock around every commit. */
async function openTimedStore(): Promise<Store> {
  const store = await openThreadedStore(dataDir, Date.now());
  return {
    ...store,
    async commit(batch) {
      const started = performance.now();
      await store.commit(batch);
      commits.push(performance.now() - started);
    },
  };
}

async function figures(isTidied: boolean): Promise<Figures> {
  if (isTidied) for (let i = 0; i < 2; i++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.threadCpuUsage();
  return {
    tables: server.house.tables.size,
    memory: heapUsed + external,
    rss,
    mainMicros: user + system,
    storeMicros: (await server.house.store.cpuMicros?.()) ?? 0,
    commits: commits.splice(0),
    pauses: pauses.splice(0),
  };
}

async function profile(): Promise<void> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
}

/** Ends the profile; keeps it in the file that the bench names, if it does. */
async function split(): Promise<Split> {
  const { profile: made } = await session.post('Profiler.stop');
  session.disconnect();
  const [file] = process.argv.slice(2);
  if (file !== undefined) writeFileSync(file, JSON.stringify(made));
  return splitOf(made);
}

async function answer(asked: Exclude<Asked, 'stop'>): Promise<Figures> {
  switch (asked) {
    case 'cpu':
    case 'memory':
      return figures(asked === 'memory');
    case 'sweep':
      server.house.tables.sweep();
      await server.house.queue.idle();
      return figures(true);
    case 'profile':
      await profile();
      return figures(false);
    case 'split':
      return { ...(await figures(false)), split: await split() };
  }
}

process.on('message', async (asked: Asked) => {
  if (asked !== 'stop') return void process.send?.(await answer(asked));
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.disconnect?.();
});
// Whoever started this is gone, however it went.
process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ port: server.port });
