import { parseArgs } from 'node:util';
import { findGame, games } from '@saloon/catalog';
import { calibrate } from './bench/calibration.ts';
import { appendHistory, type BenchRun, describeMachine, lastRunOf } from './bench/history.ts';
import { measureApart } from './bench/measure-apart.ts';
import type { GameFigures } from './bench/measure-game.ts';
import { report, reportBefore, reportCalibration } from './bench/report.ts';
import { timingOf } from './bench/timing.ts';

const HELP = `Usage: npm run bench -- [options]

Measures every game on one thread from the bundle, each in a process of its own, and adds a line to bench/history.jsonl.

Options:
  --compare     show how many times as fast this run is as the last one in the history
  --game ID     only this game (${games.map(({ id }) => id).join(', ')})
  --quick       three short runs instead of seven
  --no-save     leave the history alone
  --help        this text
`;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        compare: { type: 'boolean', default: false },
        game: { type: 'string' },
        quick: { type: 'boolean', default: false },
        'no-save': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`Cannot bench: ${error instanceof Error ? error.message : error}`);
  }
}

const flags = readFlags();
if (flags.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const only = flags.game === undefined ? undefined : findGame(flags.game);
if (flags.game !== undefined && only === undefined) {
  fail(`Cannot bench ${flags.game}: the games are ${games.map(({ id }) => id).join(', ')}`);
}

const effort = flags.quick ? { runs: 3, seconds: 0.2 } : { runs: 7, seconds: 0.8 };
for (let i = 0; i < effort.runs; i++) calibrate();
const speeds: number[] = [];
const measured: GameFigures[] = [];
for (const { id } of only === undefined ? games : [only]) {
  for (let i = 0; i < effort.runs; i++) speeds.push(calibrate());
  measured.push(await measureApart(id, effort));
  for (let i = 0; i < effort.runs; i++) speeds.push(calibrate());
}
const run: BenchRun = { ...describeMachine(), quick: flags.quick, calibration: timingOf(speeds), games: measured };
for (const figures of measured) {
  const before = flags.compare ? lastRunOf(figures.game) : undefined;
  process.stdout.write(report(figures, run, before));
  if (flags.compare) process.stdout.write(reportBefore(before));
}
process.stdout.write(reportCalibration(run));
if (!flags['no-save']) appendHistory(run);
