import { HELP, readFlags } from './chaos/flags.ts';
import { closingTable, describeResult } from './chaos/report.ts';
import { runScenario, type Tried } from './chaos/run-scenario.ts';
import { SCENARIOS } from './chaos/scenarios/index.ts';

/** The shell's exit code for Ctrl-C. */
const INTERRUPTED = 130;
/** Without a terminal, a progress line is printed this often, in milliseconds. */
const LOG_EVERY = 15_000;

async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args);
  if (flags.mode === 'help') process.stdout.write(HELP);
  if (flags.mode === 'list') for (const { name } of SCENARIOS) process.stdout.write(`${name}\n`);
  if (flags.mode !== 'run') return 0;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.stderr.write('\nStopping: what has begun is brought to an end\n');
      stop.abort();
      // A second Ctrl-C exits at once.
      process.once(signal, () => process.exit(INTERRUPTED));
    });
  }
  const tried: Tried[] = [];
  for (const scenario of flags.scenarios) {
    if (stop.signal.aborted) break;
    const times = flags.times ?? scenario.times;
    process.stdout.write(`▶ ${scenario.name}: ${scenario.summary}\n`);
    const progress = progressLine((done) => `  ${done} of ${times} ${scenario.unit}`);
    const one = await runScenario(scenario, { ...flags, signal: stop.signal, progress });
    tried.push(one);
    const command = `npm run chaos -- ${scenario.name} --seed ${flags.seed} --times ${times}`;
    process.stdout.write(`${clear}${describeResult(one, command)}\n\n`);
  }
  process.stdout.write(`${closingTable(tried)}\n`);
  if (tried.some(({ problems }) => problems.length > 0)) return 1;
  return stop.signal.aborted ? INTERRUPTED : 0;
}

const clear = process.stdout.isTTY ? '\r\x1b[K' : '';

function progressLine(line: (done: number) => string): (done: number, note: string) => void {
  let last = 0;
  return (done, note) => {
    const now = performance.now();
    if (!process.stdout.isTTY && now - last < LOG_EVERY) return;
    last = now;
    process.stdout.write(`${clear}${line(done)}, ${note}${process.stdout.isTTY ? '' : '\n'}`);
  };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
// Don't wait for pending client requests.
process.exit();
