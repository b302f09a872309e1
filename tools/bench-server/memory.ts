import { BenchClient } from './bench-client.ts';
import { ServerProcess } from './server-process.ts';

export type Memory = {
  readonly playing: number;
  readonly playingKilobytes: number;
  readonly idle: number;
  readonly idleKilobytes: number;
  readonly idleInMemory: number;
};

const KILOBYTE = 1024;

/** The memory of a table in play against bots, and of an unloaded one. */
export async function memory(setup: { readonly playing: number; readonly idle: number }): Promise<Memory> {
  const { playing, idle } = setup;
  const server = await ServerProcess.start();
  const client = await BenchClient.connect(server.port, 'Bench');
  const warm = await client.open([{ type: 'me' }, { type: 'bot', level: 'easy' }]);
  await client.join(warm);
  const before = await server.ask('memory');
  const bots = Array.from({ length: 3 }, () => ({ type: 'bot', level: 'easy' }) as const);
  for (let i = 0; i < playing; i++) {
    const table = await client.open([{ type: 'me' }, ...bots]);
    await client.join(table);
    await client.order(table, { type: 'start' });
  }
  const active = await server.ask('memory');
  const other = await BenchClient.connect(server.port, 'Bench');
  const AT_ONCE = 100;
  for (let i = 0; i < idle; i += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => other.open([{ type: 'open' }, { type: 'open' }])));
  }
  const after = await server.ask('sweep');
  client.close();
  other.close();
  await server.stop();
  return {
    playing,
    playingKilobytes: (active.memory - before.memory) / playing / KILOBYTE,
    idle,
    idleKilobytes: (after.memory - active.memory) / idle / KILOBYTE,
    idleInMemory: after.tables - active.tables,
  };
}
