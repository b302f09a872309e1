import type { Progress } from './load.ts';
import type { Figures, Held, Shared } from './messages.ts';
import { type Site, startSite } from './site.ts';
import type { Counts } from './soak-messages.ts';
import { SoakProcess } from './soak-process.ts';
import { nap, SECOND } from './tables.ts';

export type SoakPlan = {
  readonly servers: number;
  /** Existing PostgreSQL and Redis to use instead of starting them. */
  readonly shared?: Shared | undefined;
  readonly minutes: number;
  /** Groups of people who play one game after another. */
  readonly parties: number;
  readonly seed: number;
};

/** One server at one moment. */
export type Sample = {
  /** Minutes since the start. */
  readonly at: number;
  /** Bytes after a full garbage collection. */
  readonly heapUsed: number;
  /** Bytes of compiled code in it. */
  readonly codeUsed: number;
  readonly rss: number;
  /** The share of a core since the last sample. */
  readonly cpu: number;
  readonly held: Held;
};

export type Soaked = {
  readonly plan: SoakPlan;
  /** By server. */
  readonly samples: readonly (readonly Sample[])[];
  readonly counts: Counts;
  /** What each server still held after everyone left. */
  readonly afterwards: readonly Held[];
  readonly isCut: boolean;
};

const MINUTE = 60 * SECOND;
const SAMPLE_EVERY = 30 * SECOND;
/** A short soak has at least this many samples. */
const LEAST_SAMPLES = 12;
/** Idle tables are unloaded this soon, so that it happens all the time. */
const IDLE_TABLE = 2000;
/** Few deals, played in much the same way, so that caches are soon complete. */
const DEALS = 2;
/** Time for the servers to notice lost connections and unload tables. */
const LEFT_WITHIN = 90 * SECOND;

/** Lets people come and go, play, chat and lose connections, and samples the servers' memory. */
export async function runSoak(plan: SoakPlan, progress: Progress, signal: AbortSignal): Promise<Soaked> {
  const setup = { idleTable: IDLE_TABLE, deals: DEALS, botThreads: 1, isTallied: true };
  const site = await startSite(plan.servers, setup, plan.shared);
  let people: SoakProcess | undefined;
  try {
    people = await SoakProcess.start({ port: site.port, seed: plan.seed, parties: plan.parties });
    return await soak(plan, site, people, progress, signal);
  } finally {
    await people?.end();
    await site.stop();
  }
}

async function soak(
  plan: SoakPlan,
  site: Site,
  people: SoakProcess,
  progress: Progress,
  signal: AbortSignal,
): Promise<Soaked> {
  const length = plan.minutes * MINUTE;
  const every = Math.min(SAMPLE_EVERY, length / LEAST_SAMPLES);
  const begun = performance.now();
  const samples: Sample[][] = site.servers.map(() => []);
  let last = await Promise.all(site.servers.map((server) => server.ask('cpu')));
  let lastAt = begun;
  for (let next = begun + every; next <= begun + length && !signal.aborted; next += every) {
    await napUntil(next, signal);
    if (signal.aborted) break;
    // Idle tables are unloaded first. Otherwise a sample would contain a random number of them.
    const figures = await Promise.all(site.servers.map((server) => server.ask('sweep')));
    const now = performance.now();
    for (const [i, one] of figures.entries()) {
      samples[i]?.push(sampleOf(one, last[i], (now - begun) / MINUTE, (now - lastAt) / SECOND));
    }
    [last, lastAt] = [figures, now];
    progress(lineOf(plan, samples, await people.counts()));
  }
  const counts = await people.counts();
  progress('everybody goes home');
  await people.leave();
  return { plan, samples, counts, afterwards: await emptied(site, signal), isCut: signal.aborted };
}

function sampleOf(now: Figures, before: Figures | undefined, at: number, seconds: number): Sample {
  if (now.held === undefined) throw new Error('Cannot sample: the server did not say what it holds');
  const cpu = (now.cpuMicros - (before?.cpuMicros ?? 0)) / 1e6 / seconds;
  return { at, heapUsed: now.heapUsed, codeUsed: now.codeUsed, rss: now.rss, cpu, held: now.held };
}

function lineOf(plan: SoakPlan, samples: readonly (readonly Sample[])[], counts: Counts): string {
  const MEGABYTE = 1024 * 1024;
  const latest = samples.flatMap((own) => own.at(-1) ?? []);
  const heaps = latest.map(({ heapUsed }) => `${(heapUsed / MEGABYTE).toFixed(1)} MB`).join(' + ');
  const [tables, lines] = [
    latest.reduce((sum, { held }) => sum + held.tables, 0),
    latest.reduce((sum, { held }) => sum + held.connections, 0),
  ];
  const at = latest[0]?.at.toFixed(1) ?? '0';
  return `${at} of ${plan.minutes} min: heap ${heaps}, ${lines} lines, ${tables} tables in memory, ${counts.moves} moves, ${counts.comings} comings`;
}

async function napUntil(time: number, signal: AbortSignal): Promise<void> {
  while (performance.now() < time && !signal.aborted) await nap(Math.min(SECOND / 4, time - performance.now()));
}

/** What is left after everyone has gone: sampled until it is nothing, up to a time limit. */
async function emptied(site: Site, signal: AbortSignal): Promise<readonly Held[]> {
  const end = performance.now() + (signal.aborted ? 0 : LEFT_WITHIN);
  for (;;) {
    const figures = await Promise.all(site.servers.map((server) => server.ask('sweep')));
    const held = figures.flatMap((one) => one.held ?? []);
    const isEmpty = held.every((one) => one.connectionsFound === 0 && one.tablesFound === one.tables);
    if (isEmpty || performance.now() > end || signal.aborted) return held;
    await nap(2 * SECOND);
  }
}
