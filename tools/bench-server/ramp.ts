import { freemem } from 'node:os';
import type { BenchTable } from './bench-table.ts';
import { ServerProcess } from './server-process.ts';
import { nap, openTables, percentile, playSteadily, SECOND } from './tables.ts';

export type RampStep = {
  readonly tables: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly mainShare: number;
  readonly megabytes: number;
};
export type Ramp = {
  readonly steps: readonly RampStep[];
  /** The largest number of tables that were still answered in time. */
  readonly held: number;
  readonly end: 'too slow' | 'no memory left' | 'no more were tried';
};

/** A higher 99th percentile is too slow to play, in milliseconds. */
const SLOW = 50;
const MEGABYTE = 1024 * 1024;
const LEAST_FREE = 400 * MEGABYTE;

/** Adds tables with one move a second each, until moves are late or the memory is full. */
export async function ramp(setup: {
  readonly step: number;
  readonly seconds: number;
  readonly most: number;
}): Promise<Ramp> {
  const { step, seconds, most } = setup;
  const server = await ServerProcess.start();
  const tables: BenchTable[] = [];
  const steps: RampStep[] = [];
  const stops: (() => void)[] = [];
  let times: number[] = [];
  let end: Ramp['end'] | undefined;
  while (end === undefined) {
    const more = await openTables(server.port, step);
    tables.push(...more);
    stops.push(playSteadily(more, (millis) => times.push(millis)));
    await nap(2 * SECOND);
    times = [];
    const before = await server.ask('cpu');
    await nap(seconds * SECOND);
    const after = await server.ask('cpu');
    const p99 = percentile(times, 0.99);
    steps.push({
      tables: tables.length,
      perSecond: times.length / seconds,
      p50: percentile(times, 0.5),
      p99,
      mainShare: (after.mainMicros - before.mainMicros) / 1e6 / seconds,
      megabytes: after.rss / MEGABYTE,
    });
    if (p99 > SLOW) end = 'too slow';
    else if (freemem() < LEAST_FREE) end = 'no memory left';
    else if (tables.length >= most) end = 'no more were tried';
  }
  for (const stop of stops) stop();
  await nap(SECOND);
  for (const table of tables) table.close();
  await server.stop();
  const held = steps.filter(({ p99 }) => p99 <= SLOW).at(-1)?.tables ?? 0;
  return { steps, held, end };
}
