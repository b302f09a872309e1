import { CrowdProcess } from './crowd-process.ts';
import { ServerProcess } from './server-process.ts';
import { nap, percentile, SECOND } from './tables.ts';
import { USUAL } from './tables-in-play.ts';

export type Latency = {
  readonly tables: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** The main thread's share of a core. */
  readonly mainShare: number;
  /** Parts of the latency: commit times, and the longest garbage collection pause. */
  readonly commitP50: number;
  readonly commitP99: number;
  readonly longestPause: number;
};

const SEATS = 4;

/** Plays one move a second at every table. */
export async function latency(setup: {
  readonly tables: number;
  readonly seconds: number;
  readonly warmUp: number;
}): Promise<Latency> {
  const { tables, seconds } = setup;
  const server = await ServerProcess.start();
  const clients = await CrowdProcess.start({ port: server.port, games: USUAL, seats: [SEATS] });
  await clients.tell({ type: 'open', tables });
  await clients.tell({ type: 'play', every: SECOND });
  await nap(setup.warmUp * SECOND);
  await clients.figures();
  const before = await server.ask('cpu');
  await nap(seconds * SECOND);
  const after = await server.ask('cpu');
  const { times } = await clients.figures();
  await clients.stop();
  await server.stop();
  return {
    tables,
    moves: times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    mainShare: (after.mainMicros - before.mainMicros) / 1e6 / seconds,
    commitP50: percentile(after.commits, 0.5),
    commitP99: percentile(after.commits, 0.99),
    longestPause: Math.max(0, ...after.pauses),
  };
}
