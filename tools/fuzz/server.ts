import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '@saloon/kernel';
import { rebuildTable, type TableActor } from '@saloon/table';
import { makeLogger } from '../../packages/server/src/core/observe/logger.ts';
import { readLog } from '../../packages/server/src/core/store/stored-log.ts';
import { startServer } from '../../packages/server/src/start-server.ts';
import { FLOOD_LIMITS } from '../../packages/server/src/testing/fuzz.ts';
import type { Answered, Asked, Figures } from './messages.ts';

/** The server under attack, in a child process, so that a crash is visible. */
const KEPT_LINES = 20;
const MEGABYTE = 2 ** 20;
const unhandled: string[] = [];
let logLines = 0;
const lastLines: string[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(String(reason)));
process.on('uncaughtExceptionMonitor', (error) => unhandled.push(String(error)));

const dataDir = mkdtempSync(join(tmpdir(), 'saloon-fuzz-'));
const logger = makeLogger('info', (line) => {
  logLines += 1;
  lastLines.push(line.trimEnd());
  if (lastLines.length > KEPT_LINES) lastLines.shift();
});
// A hint costs a search, so there are as many as people may ask for and no more.
const limits = { ...FLOOD_LIMITS, tablesPerUser: 30 };
const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, logger, limits, botThreads: 1 });
const { parts } = server;

/** How many people watch isn't in the log, so it is left out. */
const hashOfTable = ({ version, info: { spectators: _, ...info } }: TableActor): string => hashOf({ version, info });

async function figures(wanted: readonly string[] | 'all'): Promise<Figures> {
  await parts.queue.idle();
  const tables: Record<string, string> = {};
  const astray: string[] = [];
  for (const live of [...parts.tables.all]) {
    if (wanted !== 'all' && !wanted.includes(live.id)) continue;
    const state = 'state' in live.actor ? live.actor.state : undefined;
    tables[live.id] = hashOf({ state: state ?? 'waiting', seating: live.actor.seating });
    if (wanted !== 'all') continue;
    await parts.queue.idle();
    const { version } = live.actor;
    const now = hashOfTable(live.actor);
    const again = rebuildTable(readLog(await parts.store.entries(live.id)));
    if (live.actor.version === version && hashOfTable(again) !== now) astray.push(live.id);
  }
  const counted = await parts.metrics.registry.getSingleMetricAsString('saloon_broken_total');
  return {
    tables,
    astray,
    unhandled,
    broken: Number(/ (\d+)\s*$/.exec(counted)?.[1] ?? 0),
    connections: parts.connections.size,
    logLines,
    lastLines,
    megabytes: Math.round(process.memoryUsage().rss / MEGABYTE),
  };
}

async function stop(): Promise<void> {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}

const say = (answer: Answered): void => void process.send?.(answer);
process.on('message', async (asked: Asked) => {
  if (asked.type === 'stop') return stop();
  say({ type: 'figures', figures: await figures(asked.tables) });
});
process.on('disconnect', () => void stop());
// The parent process decides when to stop, also on Ctrl-C.
process.on('SIGINT', () => undefined);
say({ type: 'open', port: server.port });
