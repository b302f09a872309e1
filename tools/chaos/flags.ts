import { parseArgs } from 'node:util';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';

const MOST_TIMES = 100_000;
const MOST_SEED = 2 ** 32;
const USUAL_SEED = 45;

export const HELP = `Usage: npm run chaos -- [NAME …] [options]

Breaks what can break under play: real servers with their store on disk, real WebSockets, clients with the connection of
the web client that play all games at random. Afterwards every acknowledged move is looked up in the log, every
table is played again from it and compared with what everybody was shown. Without a name all of it is tried, which takes
its time.

Scenarios:
${SCENARIOS.map(({ name, summary, unit, times }) => `  ${name.padEnd(10)} ${summary} (${times} ${unit})`).join('\n')}

Options:
  --times N   so many kills, faults or steps instead of the usual number
  --seed N    what happens when, and what is played (default: ${USUAL_SEED}); the timing of the machine is its own
  --keep      keep the data of every run, not only of those that failed
  --list      print the names of the scenarios and try nothing
  --help      this text

The exit code is 0 only if every promise was kept; a failure prints the command that tries it again.
`;

export type ChaosFlags = {
  readonly mode: 'help' | 'list' | 'run';
  readonly scenarios: readonly Scenario[];
  readonly times: number | undefined;
  readonly seed: number;
  readonly isKept: boolean;
};

/** Parses the flags. Throws with a sentence about a mistake. */
export function readFlags(args: readonly string[]): ChaosFlags {
  const { values, positionals } = parse(args);
  const scenarios = positionals.map((name) => {
    const found = SCENARIOS.find((one) => one.name === name);
    if (found === undefined)
      throw wrong(`there is no scenario ${name}; ${SCENARIOS.map((one) => one.name).join(', ')} are there`);
    return found;
  });
  return {
    mode: values.help ? 'help' : values.list ? 'list' : 'run',
    scenarios: scenarios.length === 0 ? SCENARIOS : scenarios,
    times: values.times === undefined ? undefined : count('times', values.times, 1, MOST_TIMES),
    seed: values.seed === undefined ? USUAL_SEED : count('seed', values.seed, 0, MOST_SEED),
    isKept: values.keep,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        times: { type: 'string' },
        seed: { type: 'string' },
        keep: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function count(name: string, text: string, least: number, most: number): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= least && n <= most) return n;
  throw wrong(`--${name} is ${JSON.stringify(text)}, allowed: a whole number from ${least} to ${most}`);
}

const wrong = (what: string): Error => new Error(`Cannot break anything: ${what}; --help lists what there is`);
