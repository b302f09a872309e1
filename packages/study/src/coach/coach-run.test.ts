import { seat, seedOf } from '@saloon/kernel';
import { type Move, nim, type State } from '@saloon/kernel/testing/nim';
import { expect, test } from 'vitest';
import { CoachRun } from './coach-run.ts';
import { type CoachTask, workOnCoach } from './coach-task.ts';
import type { Course } from './decisions.ts';

const BUDGET = { deals: 64 };
const MOVES: readonly Move[] = [{ type: 'take', pebbles: 1 }, { type: 'swap' }, { type: 'take', pebbles: 3 }];

/** Three decisions of ann's, the heap smaller each time. */
const course: Course = {
  seat: seat(0),
  decisions: MOVES.map((move, i) => {
    const start = nim.setup({ heap: 12, scoring: 'most', hurry: true, turnMs: 5000 }, 3, seedOf(5));
    const state: State = { ...start, heap: 12 - 3 * i };
    return { step: 4 * i, state, move, owed: true };
  }),
  outcome: { ranks: [1, 2, 3], scores: [9, 8, 7] },
};
const coached = (seed: number) => ({ game: nim, course, seed: seedOf(seed) });

/** Does all the work, several pieces at a time, the last of them first. */
function counted(seed: number, hands: number) {
  const run = new CoachRun(course, BUDGET);
  const held: CoachTask[] = [];
  for (;;) {
    const task = run.next();
    if (task !== undefined && task !== 'wait') held.push(task);
    if (task !== 'wait' && task !== undefined && held.length < hands) continue;
    const last = held.pop();
    if (last === undefined) return run;
    run.take(workOnCoach(coached(seed), last));
  }
}

test('the same seed and budget give the same report, in whatever order the pieces are done', () => {
  const alone = counted(1, 1).report();
  expect(alone.progress).toBe(1);
  expect(counted(1, 1).report()).toEqual(alone);
  expect(counted(1, 5).report()).toEqual(alone);
  expect(counted(2, 1).report()).not.toEqual(alone);
});

test('a partial report is available at any time: first the chart, then the moments, then how the decisions compare', () => {
  const run = new CoachRun(course, BUDGET);
  expect(run.report()).toMatchObject({ points: [], moments: [], progress: 0, games: 0, beside: undefined });
  let last = 0;
  const seen: string[] = [];
  for (let task = run.next(); task !== undefined; task = run.next()) {
    if (task === 'wait') throw new Error('Cannot wait: nobody else works');
    run.take(workOnCoach(coached(1), task));
    const { progress, points, beside, moments } = run.report();
    expect(progress).toBeGreaterThan(last);
    last = progress;
    const now = [points.length === 3 && 'chart', beside?.of === 3 && 'beside', moments.length > 0 && 'moments'];
    for (const what of now) if (what !== false && !seen.includes(what)) seen.push(what);
  }
  expect(seen).toEqual(['chart', 'moments', 'beside']);
  expect(last).toBe(1);
});

test('the moments of a run that was stopped say that they were counted on the deals they were picked by', () => {
  const run = new CoachRun(course, BUDGET);
  while (run.report().moments.length === 0) {
    const task = run.next();
    if (task === undefined || task === 'wait') throw new Error('Cannot go on');
    run.take(workOnCoach(coached(1), task));
  }
  expect(run.report().moments.every(({ isSecondLook }) => !isSecondLook)).toBe(true);
  expect(
    counted(1, 1)
      .report()
      .moments.every(({ isSecondLook }) => isSecondLook),
  ).toBe(true);
});

test('a seat that never had a choice is done at once', () => {
  const run = new CoachRun({ ...course, decisions: [] }, BUDGET);
  expect(run.next()).toBeUndefined();
  expect(run.report()).toMatchObject({ points: [], moments: [], progress: 1, beside: undefined, swing: undefined });
});

test('decisions are counted beside the bot’s, once every one of them has been weighed', () => {
  const { beside, swing, points } = counted(1, 1).report();
  expect(new CoachRun(course, BUDGET).report().beside).toBeUndefined();
  expect(beside?.of).toBe(points.length);
  expect(beside?.other).toBeLessThanOrEqual(beside?.of ?? 0);
  expect(beside?.costly).toBeLessThanOrEqual(beside?.other ?? 0);
  for (const share of swing === undefined ? [] : [swing.before, swing.after]) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});
