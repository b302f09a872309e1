import type { BenchRun } from './history.ts';
import type { GameFigures } from './measure-game.ts';
import type { Timing } from './timing.ts';

type Row = {
  readonly name: string;
  readonly unit: string;
  readonly isRate: boolean;
  readonly of: (f: GameFigures) => Timing | undefined;
};

const ROWS: readonly Row[] = [
  { name: 'arena, games', unit: '/s', isRate: true, of: (f) => f.gamesPerSecond },
  { name: 'arena, moves', unit: '/s', isRate: true, of: (f) => f.movesPerSecond },
  { name: 'bare games', unit: '/s', isRate: true, of: (f) => f.bareGamesPerSecond },
  { name: 'bare decisions', unit: '/s', isRate: true, of: (f) => f.decisionsPerSecond },
  { name: 'search, iterations', unit: '/s', isRate: true, of: (f) => f.searchIterationsPerSecond },
  { name: 'kernel walk, inputs', unit: '/s', isRate: true, of: (f) => f.walkInputsPerSecond },
  { name: 'clone', unit: ' ns', isRate: false, of: (f) => f.cloneNs },
  { name: 'view', unit: ' ns', isRate: false, of: (f) => f.viewNs },
  { name: 'legalMoves', unit: ' ns', isRate: false, of: (f) => f.legalMovesNs },
  { name: 'redeal', unit: ' ns', isRate: false, of: (f) => f.redealNs },
];

/**
 * Formats one game's figures. With an earlier run, adds how many times as fast this one is, corrected for the
 * machine's speed.
 */
export function report(figures: GameFigures, run: BenchRun, before: BenchRun | undefined): string {
  const old = before?.games.find(({ game, seats }) => game === figures.game && seats === figures.seats);
  const lines = ROWS.flatMap(({ name, unit, isRate, of }) => {
    const timing = of(figures);
    if (timing === undefined) return [];
    const { median, spread } = timing;
    const line = `  ${name.padEnd(22)}${number(median).padStart(12)}${unit.padEnd(4)} ± ${(100 * spread).toFixed(1)} %`;
    const then = old === undefined ? undefined : of(old);
    if (then === undefined || before === undefined) return line;
    const machine = run.calibration.median / before.calibration.median;
    const ratio = isRate ? median / then.median / machine : then.median / median / machine;
    return `${line.padEnd(52)}× ${ratio.toFixed(2)}`;
  });
  const size = `  ${'largest state'.padEnd(22)}${number(figures.stateBytes).padStart(12)} bytes`;
  return `${figures.game}, ${figures.seats} seats\n${[...lines, size].join('\n')}\n`;
}

export const reportBefore = (before: BenchRun | undefined): string =>
  before === undefined
    ? '  there is no earlier run to compare with\n'
    : `  × as fast as on ${before.date} (${before.commit ?? 'no commit'}, Node ${before.node}, ${before.arch}), in units of the calibration loop\n`;

export const reportCalibration = (run: BenchRun): string =>
  `calibration ${number(run.calibration.median)} rounds/s ± ${(100 * run.calibration.spread).toFixed(1)} %, Node ${run.node}, ${run.platform} ${run.arch}\n`;

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
