import { setImmediate } from 'node:timers/promises';
import { LEVELS } from '@saloon/kernel';
import { codePrint } from './code-print.ts';
import { machineKind, today } from './machine.ts';
import { type Effort, type LevelPace, measureIterations, measureLevel } from './pace.ts';
import { playPrint } from './play-print.ts';
import { playRung } from './play-rung.ts';
import type { Progress } from './progress.ts';
import { bestOf, type GameRecords, type PaceRecord, type Prints, readRecords, writeRecords } from './records.ts';
import { resultLine } from './result-line.ts';
import { type Rung, wholeDeals } from './rungs.ts';
import type { LadderTable } from './tables.ts';

export type LadderRun = {
  /** The repository's folder. */
  readonly root: string;
  /** Where results are saved. */
  readonly folder: string;
  readonly rungs: readonly Rung[];
  /** Tables at which the pace of the levels is measured. */
  readonly paces: readonly LadderTable[];
  readonly games: number;
  readonly threads: number;
  /** Forget earlier results of these matches. */
  readonly isFresh: boolean;
  readonly effort: Effort;
  readonly signal: AbortSignal;
  readonly progress: Progress;
};

/** Plays the matches one after another and measures the pace. Throws the signal's reason when it is stopped. */
export async function runLadder(run: LadderRun): Promise<void> {
  const names = [...new Set([...run.rungs.map(({ table }) => table.game), ...run.paces.map(({ game }) => game)])];
  const began = new Map(names.map((game) => [game, codePrint(run.root, game)]));
  const all = new Map(names.map((game) => [game, readRecords(run.folder, game)]));
  const recordsOf = (game: string): GameRecords => all.get(game) ?? { matches: {} };
  if (run.isFresh) for (const { id, table } of run.rungs) delete recordsOf(table.game).matches[id];

  for (const [i, rung] of run.rungs.entries()) {
    const { game } = rung.table;
    const code = codePrint(run.root, game);
    const name = `${i + 1}/${run.rungs.length} ${rung.id}`;
    if (code !== began.get(game)) {
      run.progress.say(`${name}: left out, its code was changed after the ladder began: run it again`);
      continue;
    }
    const goal = wholeDeals(rung, run.games);
    const rest = () => secondsLeft(run, run.rungs.slice(i), recordsOf);
    const onProgress = (games: number) => run.progress.show(name, games, goal, rest());
    onProgress(recordsOf(game).matches[rung.id]?.played.games ?? 0);
    const prints = await printsOf(run, rung, recordsOf(game), code);
    await playRung(rung, { ...run, records: recordsOf(game), prints, onProgress });
    run.progress.say(`${name}: ${resultLine(rung, recordsOf(game).matches[rung.id], code)}`);
  }

  for (const table of run.paces) await measurePace(run, table, recordsOf(table.game));
}

/** The fingerprint of play is computed once for each code. */
async function printsOf(run: LadderRun, rung: Rung, records: GameRecords, code: string): Promise<Prints> {
  const known = records.matches[rung.id]?.played;
  if (known?.code === code && known.play !== undefined) return { code, play: known.play };
  return { code, play: await playPrint(rung, run.signal) };
}

/** Measured on this thread, with nothing else running. It can be stopped between two levels. */
async function measurePace(run: LadderRun, table: LadderTable, records: GameRecords): Promise<void> {
  const code = codePrint(run.root, table.game);
  const name = `${table.game}/${table.name}/pace`;
  if (records.pace?.code === code && !run.isFresh) {
    const { date, machine } = records.pace;
    return run.progress.say(`${name}: ${linesOf(records.pace)} on ${date} (${machine}); --fresh measures again`);
  }
  const levels: Record<string, LevelPace> = {};
  for (const level of LEVELS) {
    await setImmediate();
    run.signal.throwIfAborted();
    run.progress.say(`${name}: ${level}`);
    levels[level] = measureLevel(table, level, run.effort);
  }
  const iterations = measureIterations(table, run.effort);
  records.pace = { code, date: today(), machine: machineKind(), table: table.name, levels, iterations };
  writeRecords(run.folder, table.game, records);
  run.progress.say(`${name}: ${linesOf(records.pace)}`);
}

const linesOf = ({ iterations }: PaceRecord): string =>
  `${Math.round(iterations.perSecond).toLocaleString('en')} lines of play a second`;

/** The estimated remaining time. Matches without results count with the mean. */
function secondsLeft(
  run: LadderRun,
  rungs: readonly Rung[],
  recordsOf: (game: string) => GameRecords,
): number | undefined {
  let known = 0;
  let knownGames = 0;
  let unknownGames = 0;
  for (const rung of rungs) {
    const record = recordsOf(rung.table.game).matches[rung.id];
    const left = Math.max(0, wholeDeals(rung, run.games) - (record?.played.games ?? 0));
    const each = record?.played.secondsPerGame || (record === undefined ? 0 : bestOf(record).secondsPerGame);
    if (each > 0) {
      known += each * left;
      knownGames += left;
    } else unknownGames += left;
  }
  return knownGames === 0 ? undefined : (known * (1 + unknownGames / knownGames)) / run.threads;
}
