import { CrowdProcess } from './crowd-process.ts';
import type { Figures, Shared } from './messages.ts';
import { mostOpenFiles, type ProcessUse } from './processes.ts';
import { type Site, startSite } from './site.ts';
import { nap, percentile, SECOND } from './tables.ts';
import { kindOf } from './tables-in-play.ts';

/** A load: a number of tables, some of them in play. */
export type Load = {
  readonly servers: number;
  /** Existing PostgreSQL and Redis to use instead of starting them. */
  readonly shared?: Shared | undefined;
  /** All open tables in the store: in play, unloaded, or waiting for players. */
  readonly kept: number;
  readonly playing: number;
  /** Milliseconds between the moves at a table; 0 plays the next one once everyone received the last. */
  readonly every: number;
  /** Played in turn. */
  readonly games: readonly string[];
  readonly seats: readonly number[];
  /** Client processes. */
  readonly crowds: number;
  readonly seconds: number;
  readonly warmUp: number;
};

export type Share = {
  readonly name: string;
  /** The share of a core. */
  readonly cpu: number;
  readonly megabytes: number;
  /** The share of time that it waited for a core; 0 on an idle machine. */
  readonly starved: number;
};

export type ServerShare = Share & {
  readonly mainCpu: number;
  readonly tables: number;
  readonly loopP99: number;
  readonly loopMost: number;
  readonly longestPause: number;
  readonly commitP50: number;
  readonly commitP99: number;
};

export type Loaded = {
  readonly load: Load;
  readonly lines: number;
  readonly moves: number;
  readonly unplayed: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  readonly servers: readonly ServerShare[];
  readonly others: readonly Share[];
};

/** Called with progress messages. */
export type Progress = (line: string) => void;

const MEGABYTE = 1024 * 1024;
const MICROS = 1e6;
/** Files of a process besides its connections. */
const OTHER_FILES = 500;
/** One in this many idle tables has a viewer who waits for others. */
const LOOKED_AT = 10;
/** As in production: a table is unloaded this long after its last viewer left. */
const IDLE_TABLE = 30_000;

export const linesOf = (load: Pick<Load, 'playing' | 'games' | 'seats'>): number =>
  Array.from({ length: load.playing }, (_, i) => kindOf(load, i).seats).reduce((sum, one) => sum + one, 0);

/** Throws one sentence if a process may not open enough connections. */
export function checkRoom(load: Load, most: number | undefined = mostOpenFiles()): void {
  const lines = linesOf(load);
  // The load balancer has two ends of each connection.
  const needed = OTHER_FILES + lines * (load.servers > 1 ? 2 : 1);
  if (most === undefined || needed <= most) return;
  throw new Error(
    `Cannot open ${lines} lines: a process needs ${needed} files for them and may have ${most}; raise it with "ulimit -n ${needed}", or take fewer with --tables or --seats`,
  );
}

/** Opens the tables, plays at them, and measures. */
export async function runLoad(load: Load, progress: Progress, signal: AbortSignal): Promise<Loaded | undefined> {
  checkRoom(load);
  const site = await startSite(load.servers, { idleTable: IDLE_TABLE, botThreads: 1 }, load.shared);
  const crowds: CrowdProcess[] = [];
  try {
    for (let i = 0; i < load.crowds; i++) {
      crowds.push(await CrowdProcess.start({ port: site.port, games: load.games, seats: load.seats }));
    }
    return await measure(load, site, crowds, progress, signal);
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.stop()));
    await site.stop();
  }
}

async function measure(
  load: Load,
  site: Site,
  crowds: readonly CrowdProcess[],
  progress: Progress,
  signal: AbortSignal,
): Promise<Loaded | undefined> {
  const { playing, every } = load;
  const kept = load.kept - playing;
  const [first] = crowds;
  if (kept > 0 && first !== undefined) {
    first.onProgress((done) => progress(`${done} of ${kept} tables kept`));
    await cut(first.tell({ type: 'keep', tables: kept, lookedAt: Math.floor(kept / LOOKED_AT) }), signal);
  }
  const opened = crowds.map(() => 0);
  const opening = crowds.map((crowd, i) => {
    crowd.onProgress((done) => {
      opened[i] = done;
      progress(`${opened.reduce((a, b) => a + b, 0)} of ${playing} tables in play`);
    });
    const share = Math.floor(playing / crowds.length) + (i < playing % crowds.length ? 1 : 0);
    return crowd.tell({ type: 'open', tables: share });
  });
  await cut(Promise.all(opening), signal);
  for (const crowd of crowds) await crowd.tell({ type: 'play', every });
  await waited(load.warmUp, 'seconds to warm up', progress, signal);

  const before = await look(site, crowds);
  const started = performance.now();
  await waited(load.seconds, 'seconds measured', progress, signal);
  const seconds = (performance.now() - started) / SECOND;
  const after = await look(site, crowds);
  if (signal.aborted && seconds < 1) return undefined;
  return resultOf(load, before, after, seconds);
}

/** An interrupted bench doesn't wait for work in progress. */
async function cut(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([work, stopped]);
  signal.throwIfAborted();
}

async function waited(seconds: number, what: string, progress: Progress, signal: AbortSignal): Promise<void> {
  const end = performance.now() + seconds * SECOND;
  for (let left = seconds; left > 0 && !signal.aborted; left = (end - performance.now()) / SECOND) {
    progress(`${Math.ceil(seconds - left)} of ${seconds} ${what}`);
    await nap(Math.min(SECOND, left * SECOND));
  }
}

type Look = {
  readonly servers: readonly Figures[];
  readonly crowds: readonly (ProcessUse & { readonly times: readonly number[]; readonly unplayed: number })[];
  readonly others: Readonly<Record<string, ProcessUse | undefined>>;
};

async function look(site: Site, crowds: readonly CrowdProcess[]): Promise<Look> {
  const servers = await Promise.all(site.servers.map((server) => server.ask('cpu')));
  return { servers, crowds: await Promise.all(crowds.map((crowd) => crowd.figures())), others: site.others() };
}

function resultOf(load: Load, before: Look, after: Look, seconds: number): Loaded {
  const times = after.crowds.flatMap((crowd) => crowd.times).toSorted((a, b) => a - b);
  const shareOf = (name: string, from: ProcessUse | undefined, to: ProcessUse | undefined): Share => ({
    name,
    cpu: ((to?.cpuMicros ?? 0) - (from?.cpuMicros ?? 0)) / MICROS / seconds,
    megabytes: (to?.rss ?? 0) / MEGABYTE,
    starved: ((to?.starvedMicros ?? 0) - (from?.starvedMicros ?? 0)) / MICROS / seconds,
  });
  const numbered = (name: string, i: number, of: readonly unknown[]) => (of.length > 1 ? `${name} ${i + 1}` : name);
  return {
    load,
    lines: linesOf(load),
    moves: times.length,
    unplayed: after.crowds.reduce((sum, crowd) => sum + crowd.unplayed, 0),
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    most: times.at(-1) ?? 0,
    servers: after.servers.map((to, i) => {
      const from = before.servers[i];
      return {
        ...shareOf(numbered('server', i, after.servers), from, to),
        mainCpu: (to.mainMicros - (from?.mainMicros ?? 0)) / MICROS / seconds,
        tables: to.tables,
        loopP99: to.loop.p99,
        loopMost: to.loop.most,
        longestPause: Math.max(0, ...to.pauses),
        commitP50: percentile(to.commits, 0.5),
        commitP99: percentile(to.commits, 0.99),
      };
    }),
    others: [
      ...Object.keys(after.others).map((name) => shareOf(name, before.others[name], after.others[name])),
      ...after.crowds.map((to, i) => shareOf(numbered('clients', i, after.crowds), before.crowds[i], to)),
    ],
  };
}
