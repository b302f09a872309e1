import { ServerProcess } from './server-process.ts';
import { nap, openTables, percentile, playSteadily, SECOND } from './tables.ts';

export type Latency = {
  readonly tables: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** How much of a core the main thread took. */
  readonly mainShare: number;
  /** Of the way of a move: how long commits took, and the longest that the collector of garbage held the server up. */
  readonly commitP50: number;
  readonly commitP99: number;
  readonly longestPause: number;
};

/** Every table plays one move a second. */
export async function latency(setup: {
  readonly tables: number;
  readonly seconds: number;
  readonly warmUp: number;
}): Promise<Latency> {
  const { seconds } = setup;
  const server = await ServerProcess.start();
  const tables = await openTables(server.port, setup.tables);
  const times: number[] = [];
  const stop = playSteadily(tables, (millis) => times.push(millis));
  await nap(setup.warmUp * SECOND);
  times.length = 0;
  const before = await server.ask('cpu');
  await nap(seconds * SECOND);
  const after = await server.ask('cpu');
  const heard = times.slice();
  stop();
  await nap(SECOND);
  for (const table of tables) table.close();
  await server.stop();
  return {
    tables: setup.tables,
    moves: heard.length,
    p50: percentile(heard, 0.5),
    p99: percentile(heard, 0.99),
    mainShare: (after.mainMicros - before.mainMicros) / 1e6 / seconds,
    commitP50: percentile(after.commits, 0.5),
    commitP99: percentile(after.commits, 0.99),
    longestPause: Math.max(0, ...after.pauses),
  };
}
