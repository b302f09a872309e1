import { parseArgs } from 'node:util';
import { ROLES } from './fuzz/attackers.ts';
import { type FuzzReport, runFuzz } from './fuzz/run-fuzz.ts';

const HELP = `Attacks a real server, in a process of its own, with messages that are nearly right, wrong, or nothing at all.

  npm run fuzz                        a million messages
  npm run fuzz -- --messages 50000    fewer
  npm run fuzz -- --seed 7            the same ones again (default: 1)
  npm run fuzz -- --help              this text

Strangers, players, former players and onlookers send them over WebSockets, and some lines send bytes that are no messages.
Meanwhile people sit at one table of each game: nothing there may change. It fails on a crash, on anything that nobody has caught, on a changed or
lost game, on a secret that is told, and on a log that is flooded. Ctrl-C ends it with what was found by then.
`;
const MILLION = 1_000_000;
const INTERRUPTED = 130;

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { messages: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const messages = readCount('messages', values.messages, MILLION);
  const seed = readCount('seed', values.seed, 1);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  const report = await runFuzz({ messages, seed, signal: stop.signal, progress });
  process.stdout.write(textOf(report, seed));
  if (report.problems.length > 0) return 1;
  return stop.signal.aborted ? INTERRUPTED : 0;
}

function readCount(name: string, given: string | undefined, usual: number): number {
  const count = given === undefined ? usual : Number(given);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(`--${name} is ${JSON.stringify(given)}, allowed: a whole number from 1`);
  return count;
}

function textOf({ sent, seconds, figures, answers, problems }: FuzzReport, seed: number): string {
  const rows = [
    ...ROLES.map((role) => [`messages of ${role}s`, sent[role]] as const),
    ['messages in all', Object.values(sent).reduce((sum, n) => sum + n, 0)],
    ['answers that were looked at', answers],
    ['seconds', Math.round(seconds)],
    ['tables in memory, each as its log says', Object.keys(figures.tables).length - figures.astray.length],
    ['lines of log', figures.logLines],
    ['megabytes of the house', figures.megabytes],
    ['problems', problems.length],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  const table = rows.map(([name, value]) => `${name.padEnd(width)}  ${String(value).padStart(9)}\n`).join('');
  const trouble = problems.map((problem) => `  ${problem}\n`).join('');
  return `${table}${trouble}${problems.length > 0 ? `npm run fuzz -- --seed ${seed} sends the same again\n` : ''}`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
