import type { BenchTable } from './bench-table.ts';
import { ServerProcess } from './server-process.ts';
import { nap, openTables, SECOND } from './tables.ts';
import type { Split } from './time-split.ts';

export type Saturation = {
  readonly tables: number;
  readonly perSecond: number;
  readonly perMainSecond: number;
  readonly perStoreSecond: number;
  readonly split: Split;
};

/** Moves to play before measuring, so that hot code is compiled, unless that takes too long. */
const WARM_MOVES = 40_000;
const LONGEST_WARM_UP = 5;

/** Every table plays its next move as soon as everyone has received the last one. */
export async function moves(setup: {
  readonly tables: number;
  readonly seconds: number;
  readonly warmUp: number;
  readonly profile: string | undefined;
}): Promise<Saturation> {
  const { seconds, warmUp } = setup;
  const server = await ServerProcess.start({ profile: setup.profile });
  const tables = await openTables(server.port, setup.tables);
  let played = 0;
  let isOver = false;
  const play = async (table: BenchTable) => {
    while (!isOver) {
      if ((await table.move()) === undefined) await nap(5);
      else played += 1;
    }
  };
  const all = Promise.all(tables.map(play));
  for (let i = 0; i < LONGEST_WARM_UP && (i === 0 || played < WARM_MOVES); i++) await nap(warmUp * SECOND);

  const before = await server.ask('cpu');
  const [first, start] = [played, performance.now()];
  await nap(seconds * SECOND);
  const [last, end] = [played, performance.now()];
  const after = await server.ask('cpu');
  // Profiling costs time, so it starts after the measurement.
  await server.ask('profile');
  await nap((seconds / 3) * SECOND);
  const { split = {} } = await server.ask('split');
  isOver = true;
  await Promise.race([all, nap(SECOND)]);
  for (const table of tables) table.close();
  await server.stop();
  const count = last - first;
  return {
    tables: setup.tables,
    perSecond: count / ((end - start) / SECOND),
    perMainSecond: count / ((after.mainMicros - before.mainMicros) / 1e6),
    perStoreSecond: count / ((after.storeMicros - before.storeMicros) / 1e6),
    split,
  };
}
