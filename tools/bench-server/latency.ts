import { ServerProcess } from './server-process.ts';
import { nap, openTables, percentile, playSteadily, SECOND } from './tables.ts';

export type Latency = {
  readonly tables: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** How much of a core the main thread took. */
  readonly mainShare: number;
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
  };
}
