import { type Outcome, seat, seedOf } from '@saloon/kernel';
import { type Move, nim, type State } from '@saloon/kernel/testing/nim';
import { expect, test } from 'vitest';
import { CoachRun } from './coach-run.ts';
import { workOnCoach } from './coach-task.ts';
import type { Course } from './decisions.ts';
import type { CoachReport } from './report.ts';

const ann = seat(0);
const TAKE_ONE: Move = { type: 'take', pebbles: 1 };
const TAKE_TWO: Move = { type: 'take', pebbles: 2 };

/** Two seats, nobody can grab any more, ann to move. */
function lay(heap: number, cards: readonly [number, number], deck: number[] = []): State {
  const state = nim.setup({ heap: 8, scoring: 'most', hurry: true, turnMs: 5000 }, 2, seedOf(1));
  return { ...state, heap, cards: [...cards], deck, grabbed: [true, true] };
}

function reportOn(state: State, move: Move, outcome: Outcome): CoachReport {
  const course: Course = { seat: ann, decisions: [{ step: 3, state, move, owed: true }], outcome };
  const run = new CoachRun(course, { deals: 320 });
  for (let task = run.next(); task !== undefined; task = run.next()) {
    if (task === 'wait') throw new Error('Cannot wait: nobody else works');
    run.take(workOnCoach({ game: nim, course, seed: seedOf(3) }, task));
  }
  return run.report();
}

test('a decision whose worth is known: two pebbles win, one leaves a draw, and an ordinary player does either', () => {
  const report = reportOn(lay(2, [3, 3]), TAKE_ONE, { ranks: [1, 1], scores: [4, 4] });
  expect(report.points).toHaveLength(1);
  expect(report.points[0]?.known.mean).toBeCloseTo(0.75, 1);
  expect(report.points[0]?.truth.mean).toBeCloseTo(0.75, 1);
  expect(report.moments).toMatchObject([
    { verdict: 'lost', step: 3, move: TAKE_ONE, advised: TAKE_TWO, isOwn: false, isSecondLook: true },
  ]);
  const [moment] = report.moments;
  expect([moment?.own.mean, moment?.bots.mean, moment?.gap.mean]).toEqual([0.5, 1, 0.5]);
  // Half of the time the ordinary move is the other one, which wins twice as much.
  expect(moment?.gain.mean).toBeCloseTo(-0.25, 10);
  expect(report.beside).toEqual({ of: 1, other: 1, costly: 1 });
});

test('the bot’s own move is said to be found, by what it gains over an ordinary one', () => {
  const report = reportOn(lay(2, [3, 3]), TAKE_TWO, { ranks: [1, 2], scores: [5, 3] });
  expect(report.moments).toMatchObject([{ verdict: 'found', isOwn: true, gap: { mean: 0, margin: 0 } }]);
  expect(report.moments[0]?.gain.mean).toBeCloseTo(0.25, 10);
  expect(report.beside).toEqual({ of: 1, other: 0, costly: 0 });
});

test('a decision that changes nothing costs nothing: the low card was hidden', () => {
  // The unseen cards are 1 and 6: whatever ann does, she wins if bob has the 1, which he really has.
  const report = reportOn(lay(1, [4, 1], [6]), TAKE_ONE, { ranks: [1, 2], scores: [5, 1] });
  const [point] = report.points;
  expect(Math.abs((point?.known.mean ?? 0) - 0.5)).toBeLessThan(point?.known.margin ?? 0);
  expect(point?.truth.mean).toBe(1);
  expect(report.beside?.costly).toBe(0);
  expect(report.moments).toMatchObject([{ verdict: 'close' }]);
});
