import { parseArgs } from 'node:util';
import { latency } from './bench-server/latency.ts';
import { memory } from './bench-server/memory.ts';
import { moves } from './bench-server/moves.ts';
import { ramp } from './bench-server/ramp.ts';

const HELP = `Usage: npm run bench:server -- [options]

Plays bot clients over real WebSockets on loopback against a server in a process of its own, with its database on
disk. Prints durable moves a second at saturation and where the time goes, the time from a move sent to the update
received by every seat, memory per table, and how many tables this machine holds.

Options:
  --quick       shorter runs
  --only WHAT   moves, latency, memory or ramp
  --tables N    so many tables, for moves and latency
  --json        one JSON object instead of sentences
  --prof        keep the server's profile at saturation in bench-server.cpuprofile, in this folder
  --help        this text
`;

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    tables: { type: 'string' },
    json: { type: 'boolean', default: false },
    prof: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (flags.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const { quick } = flags;
const tables = flags.tables === undefined ? undefined : Number(flags.tables);
const results: Record<string, object> = {};

async function measure<Result extends object>(
  what: string,
  run: () => Promise<Result>,
  tell: (result: Result) => string,
): Promise<void> {
  if (flags.only !== undefined && flags.only !== what) return;
  const result = await run();
  results[what] = result;
  if (!flags.json) process.stdout.write(`${tell(result)}\n`);
}

const profile = flags.prof ? 'bench-server.cpuprofile' : undefined;
await measure(
  'moves',
  () => moves({ tables: tables ?? (quick ? 150 : 400), seconds: quick ? 5 : 15, warmUp: quick ? 2 : 8, profile }),
  (at) =>
    `${at.tables} tables of 4 at saturation: ${at.perSecond.toFixed(0)} durable moves/s; ` +
    `${at.perMainSecond.toFixed(0)} per second of the main thread's CPU, ` +
    `${at.perStoreSecond.toFixed(0)} per second of the store thread's\n` +
    Object.entries(at.split)
      .map(([part, share]) => `  ${(100 * share).toFixed(1).padStart(5)} % ${part}`)
      .join('\n'),
);
await measure(
  'latency',
  () => latency({ tables: tables ?? (quick ? 50 : 200), seconds: quick ? 3 : 15, warmUp: quick ? 2 : 8 }),
  (at) =>
    `${at.tables} tables at a move a second: p50 ${at.p50.toFixed(2)} ms, p99 ${at.p99.toFixed(2)} ms from a move sent to ` +
    `the update received by all 4 seats (${at.moves} moves, ${(100 * at.mainShare).toFixed(0)} % of a core); of that ` +
    `a commit takes ${at.commitP50.toFixed(2)} ms, one in a hundred ${at.commitP99.toFixed(2)} ms, and garbage never ` +
    `held it up for more than ${at.longestPause.toFixed(1)} ms`,
);
await measure(
  'memory',
  () => memory({ playing: quick ? 200 : 1000, idle: quick ? 500 : 20_000 }),
  (at) =>
    `a table in play: ${at.playingKilobytes.toFixed(1)} KB (${at.playing} tables)\n` +
    `an idle table: ${at.idleKilobytes.toFixed(2)} KB (${at.idle} tables, ${at.idleInMemory} of them in memory)`,
);
await measure(
  'ramp',
  () => ramp({ step: quick ? 100 : 200, seconds: quick ? 3 : 8, most: quick ? 300 : 4000 }),
  (at) =>
    [
      ...at.steps.map(
        (one) =>
          `  ${one.tables} tables: p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms, ` +
          `${one.perSecond.toFixed(0)} moves/s, ${(100 * one.mainShare).toFixed(0)} % of a core, ${one.megabytes.toFixed(0)} MB`,
      ),
      `as many tables as this machine holds, each with a move a second: ${at.held} (${at.end})`,
    ].join('\n'),
);
if (flags.json) process.stdout.write(`${JSON.stringify(results)}\n`);
process.exit(0);
