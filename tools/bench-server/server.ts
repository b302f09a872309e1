import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import { type Seed, seedOf } from '@saloon/kernel';
import { openPostgresStore } from '../../packages/server/src/core/store/postgres/open-postgres-store.ts';
import { openThreadedStore } from '../../packages/server/src/core/store/sqlite/threaded-store.ts';
import type { Store } from '../../packages/server/src/core/store/store.ts';
import { startServer } from '../../packages/server/src/start-server.ts';
import { Lives } from './held.ts';
import { NO_LIMITS } from './limits.ts';
import type { Asked, Figures, LoopDelay, ServerSetup } from './messages.ts';
import { starvedMicros } from './processes.ts';
import { type Split, splitOf } from './time-split.ts';

/** The server under test, in a child process. */
const setup = JSON.parse(process.argv[2] ?? '{}') as ServerSetup;
const dataDir = mkdtempSync(join(tmpdir(), 'saloon-bench-'));
const limits = { ...NO_LIMITS, idleTable: setup.idleTable ?? 0 };
const commits: number[] = [];
const pauses: number[] = [];
/** Milliseconds; fine enough for what is measured, and cheap. */
const LOOP_RESOLUTION = 5;
const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION });
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  limits,
  store: await openTimedStore(),
  isBehindProxy: setup.shared !== undefined,
  ...(setup.shared === undefined ? {} : { redis: setup.shared.redis, database: databaseOf(setup.shared.database) }),
  ...(setup.deals === undefined ? {} : { newSeed: repeatedSeeds(setup.deals) }),
  ...(setup.botThreads === undefined ? {} : { botThreads: setup.botThreads }),
});
const lives = setup.isTallied === true ? new Lives(server.parts) : undefined;
const session = new Session();
loop.enable();
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) pauses.push(duration);
}).observe({ entryTypes: ['gc'] });

function databaseOf(url: string) {
  return { url, name: 'the database of this bench' };
}

/** The server's usual store, with every commit timed. */
async function openTimedStore(): Promise<Store> {
  const { shared } = setup;
  const store = shared
    ? await openPostgresStore(databaseOf(shared.database))
    : await openThreadedStore(dataDir, Date.now());
  return {
    ...store,
    async commit(batch) {
      const started = performance.now();
      await store.commit(batch);
      commits.push(performance.now() - started);
    },
  };
}

function repeatedSeeds(count: number): () => Seed {
  let dealt = 0;
  return () => {
    dealt = (dealt + 1) % count;
    return seedOf(dealt);
  };
}

/** Since the last call. The histogram contains the time between two samples. */
function loopDelay(): LoopDelay {
  const NANOS = 1e6;
  const late = (nanos: number): number => Math.max(0, nanos / NANOS - LOOP_RESOLUTION);
  const delay = { p50: late(loop.percentile(50)), p99: late(loop.percentile(99)), most: late(loop.max) };
  loop.reset();
  return delay;
}

/** Machine code, bytecode and their metadata. */
function codeUsed(): number {
  const ofCode = getHeapSpaceStatistics().filter(({ space_name: name }) => /^(code|trusted)_/.test(name));
  return ofCode.reduce((sum, space) => sum + space.space_used_size, 0);
}

async function figures(isTidied: boolean): Promise<Figures> {
  // Before the garbage collection below disturbs it.
  const delay = loopDelay();
  if (isTidied) for (let i = 0; i < 2; i++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.threadCpuUsage();
  const whole = process.cpuUsage();
  const told: Figures = {
    tables: server.parts.tables.size,
    memory: heapUsed + external,
    heapUsed,
    codeUsed: codeUsed(),
    rss,
    mainMicros: user + system,
    storeMicros: (await server.parts.store.cpuMicros?.()) ?? 0,
    cpuMicros: whole.user + whole.system,
    starvedMicros: starvedMicros(),
    loop: delay,
    commits: commits.splice(0),
    pauses: pauses.splice(0),
    ...(isTidied && lives !== undefined ? { held: await lives.held() } : {}),
  };
  if (isTidied) loop.reset();
  return told;
}

async function profile(): Promise<void> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
}

/** Ends the profile and saves it if the bench named a file. */
async function split(): Promise<Split> {
  const { profile: made } = await session.post('Profiler.stop');
  session.disconnect();
  if (setup.profile !== undefined) writeFileSync(setup.profile, JSON.stringify(made));
  return splitOf(made);
}

async function answer(asked: Exclude<Asked, 'stop'>): Promise<Figures> {
  switch (asked) {
    case 'cpu':
    case 'memory':
      return figures(asked === 'memory');
    case 'sweep':
      server.parts.tables.unloadIdle();
      await server.parts.queue.idle();
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
// The parent process handles Ctrl-C and stops this process cleanly.
process.on('SIGINT', () => undefined);
// The parent process is gone.
process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ port: server.port });
