import { parseArgs } from 'node:util';
import { BenchClient } from './bench-server/bench-client.ts';
import { BenchTable } from './bench-server/bench-table.ts';
import { ServerProcess } from './bench-server/server-process.ts';

const HELP = `Usage: npm run bench:server -- [options]

Plays bot clients over real WebSockets on loopback against a server in a process of its own, with its database on
disk. Prints durable moves a second at saturation, the time from a move sent to the update received by every seat, and
memory per table.

Options:
  --quick       shorter runs
  --only WHAT   moves, latency or memory
  --prof        profile the server; the profile is written to this folder
  --help        this text
`;

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    prof: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (flags.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const wants = (what: string): boolean => flags.only === undefined || flags.only === what;
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const nodeArgs = flags.prof ? ['--cpu-prof'] : [];
const SECOND = 1000;
/** Seconds of play before anything is counted: the engine compiles what is hot. */
const WARM_UP = flags.quick ? 2 : 8;
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function openTables(port: number, count: number): Promise<readonly BenchTable[]> {
  const tables: BenchTable[] = [];
  const AT_ONCE = 20;
  while (tables.length < count) {
    const more = Math.min(AT_ONCE, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: more }, () => BenchTable.open(port)))));
  }
  return tables;
}

const nap = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Every table plays its next move as soon as everybody has seen the last one. */
async function moves(count: number, seconds: number): Promise<void> {
  const server = await ServerProcess.start(nodeArgs);
  const tables = await openTables(server.port, count);
  let played = 0;
  let isOver = false;
  const play = async (table: BenchTable) => {
    while (!isOver) {
      if ((await table.move()) === undefined) await nap(5);
      else played += 1;
    }
  };
  const all = Promise.all(tables.map(play));
  await nap(WARM_UP * SECOND);
  const before = await server.ask('cpu');
  const [first, start] = [played, performance.now()];
  await nap(seconds * SECOND);
  const [last, end] = [played, performance.now()];
  const after = await server.ask('cpu');
  isOver = true;
  await Promise.race([all, nap(SECOND)]);
  const cpu = (after.cpuMicros - before.cpuMicros) / 1e6;
  const rate = (last - first) / ((end - start) / SECOND);
  const perCpu = (last - first) / cpu;
  say(
    `${count} tables of 4 at saturation: ${rate.toFixed(0)} durable moves/s (${perCpu.toFixed(0)} per second of the server's CPU)`,
  );
  for (const table of tables) table.close();
  await server.stop();
}

/** Every table plays one move a second. */
async function latency(count: number, seconds: number): Promise<void> {
  const server = await ServerProcess.start(nodeArgs);
  const tables = await openTables(server.port, count);
  const times: number[] = [];
  let isOver = false;
  const play = async (table: BenchTable, i: number) => {
    await nap((i / count) * SECOND);
    while (!isOver) {
      const next = nap(SECOND);
      const time = await table.move();
      if (time !== undefined) times.push(time);
      await next;
    }
  };
  const all = Promise.all(tables.map(play));
  await nap(WARM_UP * SECOND);
  times.length = 0;
  const before = await server.ask('cpu');
  await nap(seconds * SECOND);
  const after = await server.ask('cpu');
  isOver = true;
  await Promise.race([all, nap(2 * SECOND)]);
  const sorted = [...times].sort((a, b) => a - b);
  const cpu = (after.cpuMicros - before.cpuMicros) / 1e6 / seconds;
  say(
    `${count} tables at a move a second: p50 ${percentile(sorted, 0.5).toFixed(2)} ms, p99 ${percentile(sorted, 0.99).toFixed(2)} ms ` +
      `from a move sent to the update received by all 4 seats (${sorted.length} moves, ${(100 * cpu).toFixed(0)} % of a core)`,
  );
  for (const table of tables) table.close();
  await server.stop();
}

/** What a table costs: in play against bots, and laid aside. */
async function memory(count: number, idle: number): Promise<void> {
  const server = await ServerProcess.start(nodeArgs);
  const client = await BenchClient.connect(server.port, 'Bench');
  const warm = await client.open([{ type: 'me' }, { type: 'bot', level: 'easy' }]);
  await client.join(warm);
  const before = await server.ask('memory');
  const seats = [
    { type: 'me' },
    ...Array.from({ length: 3 }, () => ({ type: 'bot', level: 'easy' }) as const),
  ] as const;
  for (let i = 0; i < count; i++) {
    const table = await client.open([...seats]);
    await client.join(table);
    await client.order(table, { type: 'start' });
  }
  const active = await server.ask('memory');
  say(`a table in play: ${((active.memory - before.memory) / count / 1024).toFixed(1)} KB (${count} tables)`);
  const other = await BenchClient.connect(server.port, 'Bench');
  const AT_ONCE = 100;
  for (let i = 0; i < idle; i += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => other.open([{ type: 'open' }, { type: 'open' }])));
  }
  const after = await server.ask('sweep');
  const left = after.tables - active.tables;
  say(
    `an idle table: ${((after.memory - active.memory) / idle / 1024).toFixed(2)} KB (${idle} tables, ${left} of them in memory)`,
  );
  client.close();
  other.close();
  await server.stop();
}

if (wants('moves')) await moves(flags.quick ? 150 : 400, flags.quick ? 5 : 15);
if (wants('latency')) await latency(flags.quick ? 50 : 200, flags.quick ? 3 : 15);
if (wants('memory')) await memory(flags.quick ? 200 : 1000, flags.quick ? 500 : 20_000);
process.exit(0);
