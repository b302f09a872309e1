import { expect, test } from 'vitest';
import type { BenchRun } from './history.ts';
import { report, reportBefore } from './report.ts';

function runOf(speed: number, machine: number): BenchRun {
  const at = (median: number) => ({ median, spread: 0.01 });
  const figures = {
    game: 'poker',
    seats: 4,
    gamesPerSecond: at(10 * speed),
    movesPerSecond: at(1000 * speed),
    walkInputsPerSecond: at(2000 * speed),
    cloneNs: at(400 / speed),
    viewNs: at(400 / speed),
    legalMovesNs: at(400 / speed),
    redealNs: at(400 / speed),
    stateBytes: 2144,
  };
  const machineKind = { node: '26.0.0', platform: 'linux', arch: 'x64', cores: 2, quick: false };
  return { date: '2026-01-02T03:04:05', commit: 'abc', ...machineKind, calibration: at(machine), games: [figures] };
}

const ratios = (now: BenchRun, before: BenchRun) => {
  const [figures] = now.games;
  const text = figures === undefined ? '' : report(figures, now, before);
  return Array.from(text.matchAll(/× ([0-9.]+)/g), ([, ratio]) => Number(ratio));
};

test('a ratio above one means faster, for rates and for costs', () => {
  expect(ratios(runOf(2, 100), runOf(1, 100))).toEqual([2, 2, 2, 2, 2, 2, 2]);
});

test("the machine's speed is factored out", () => {
  expect(ratios(runOf(2, 200), runOf(1, 100))).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('a figure that the earlier run lacks has no ratio', () => {
  const now = runOf(2, 100);
  const [figures = expect.fail('it has a game')] = now.games;
  const text = report({ ...figures, bareGamesPerSecond: { median: 20900, spread: 0.01 } }, now, runOf(1, 100));
  expect(text).toMatch(/^ {2}bare games +20,900\/s +± 1\.0 %$/m);
});

test('without an earlier run there are no ratios', () => {
  expect(reportBefore(undefined)).toBe('  there is no earlier run to compare with\n');
  expect(reportBefore(runOf(1, 1))).toContain('2026-01-02T03:04:05 (abc, Node 26.0.0, x64)');
});
