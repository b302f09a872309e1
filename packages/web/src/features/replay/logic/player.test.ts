import { expect, test } from 'vitest';
import type { Step, ViewAt } from '../../../local/replay-worker/contract.ts';
import { ReplayPlayer } from './player.ts';

const stepsOf = (length: number): readonly Step[] =>
  Array.from({ length }, (_, i) => ({ at: i * 100, by: undefined, events: [{ type: 'passed', n: i }] }));
const steps = stepsOf(5);
const viewOf = (step: number) => ({ n: step });
const viewsOf = (...asked: number[]): readonly ViewAt[] => asked.map((step) => [step, viewOf(step)]);

/** A player whose views arrive at once, or when the test says so. */
function playerAt(step: number, isSlow = false, length = steps.length) {
  const asked: (readonly number[])[] = [];
  const player = new ReplayPlayer((wanted) => {
    asked.push(wanted);
    if (!isSlow) player.hear(viewsOf(...wanted));
  });
  player.setSteps(stepsOf(length), step, viewOf(step));
  return { player, asked };
}
const told = (player: ReplayPlayer) =>
  player.events.value.map(({ isCatchUp, events }) => [isCatchUp ? 'old' : 'new', ...events]);

test('it opens at a step and marks earlier events as old', () => {
  const { player } = playerAt(2);
  expect(player.shown.value).toMatchObject({ step: 2, view: { n: 2 } });
  expect(player.now.value).toBe(200);
  expect(told(player).map(([age]) => age)).toEqual(['old', 'old', 'old']);
});

test('a step forward plays as news in the same scene', () => {
  const { player } = playerAt(2);
  const { cut } = player.shown.value;
  player.goTo(3);
  expect(player.shown.value).toEqual({ step: 3, view: { n: 3 }, cut });
  expect(told(player).at(-1)).toEqual(['new', { type: 'passed', n: 3 }]);
  const versions = player.events.value.map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(new Set(versions).size).toBe(versions.length);
});

test('any other jump is a cut and plays no animation', () => {
  const { player } = playerAt(2);
  const { cut } = player.shown.value;
  player.goTo(1);
  expect(player.shown.value).toMatchObject({ step: 1, cut: cut + 1 });
  player.goTo(4);
  expect(player.shown.value).toMatchObject({ step: 4, cut: cut + 2 });
  expect(told(player).every(([age]) => age === 'old')).toBe(true);
  player.goTo(2);
  player.goTo(3);
  expect(told(player).at(-1)).toEqual(['new', { type: 'passed', n: 3 }]);
});

test('a view is requested once and kept until the viewer changes', () => {
  const { player, asked } = playerAt(0);
  for (const step of [3, 0, 3, 1]) player.goTo(step);
  expect(asked).toEqual([[3], [1]]);
  player.setSteps(steps, 1, { other: 'eyes' });
  player.goTo(3);
  expect(asked).toEqual([[3], [1], [3]]);
});

test('dragging along the track waits for the last step only', () => {
  const { player, asked } = playerAt(0, true);
  for (const step of [1, 2, 3, 4]) player.goTo(step);
  expect(asked).toEqual([[1]]);
  expect(player.wanted).toBe(4);
  expect(player.shown.value.step).toBe(0);
  player.hear(viewsOf(1));
  expect(asked).toEqual([[1], [4]]);
  expect(player.shown.value.step).toBe(0);
  player.hear(viewsOf(4));
  expect(player.shown.value).toMatchObject({ step: 4, view: { n: 4 } });
  player.hear(viewsOf(2));
  expect(player.shown.value.step).toBe(4);
});

test('an answer for another viewer is not shown', () => {
  const { player } = playerAt(0, true);
  player.goTo(2);
  player.setSteps(steps, 1, { other: 'eyes' });
  player.hear(viewsOf(2));
  expect(player.shown.value).toMatchObject({ step: 1, view: { other: 'eyes' } });
});

test('it stays between the first step and the last', () => {
  const { player } = playerAt(4);
  const before = player.shown.value;
  player.goTo(5);
  expect(player.shown.value).toBe(before);
  player.goTo(-3);
  expect(player.shown.value.step).toBe(0);
});

test('without steps it shows nothing and throws nothing', () => {
  const player = new ReplayPlayer(() => undefined);
  player.goTo(3);
  expect(player.shown.value.step).toBe(0);
  expect(player.last).toBe(0);
});

test('while idle it requests the nearest views ahead and later shows them at once', () => {
  const { player, asked } = playerAt(2);
  expect(player.askAhead()).toBe(true);
  expect(asked).toEqual([[3, 1, 4, 0]]);
  expect(player.askAhead()).toBe(false);
  player.goTo(0);
  expect(asked).toHaveLength(1);
  expect(player.shown.value).toMatchObject({ step: 0, view: { n: 0 } });
});

test('it requests a few at a time, and never one it has', () => {
  const { player, asked } = playerAt(3, false, 20);
  player.goTo(5);
  while (player.askAhead());
  expect(asked[1]).toEqual([6, 4, 7, 8, 2, 9, 1, 10]);
  expect(asked.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, ...Array.from({ length: 16 }, (_, i) => i + 4)]);
});

test('a step wanted during requests ahead comes right after them, or with them', () => {
  const { player, asked } = playerAt(0, true, 20);
  expect(player.askAhead()).toBe(true);
  expect(player.askAhead()).toBe(false);
  player.goTo(14);
  expect(asked).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]]);
  player.hear(viewsOf(1, 2, 3, 4, 5, 6, 7, 8));
  expect(asked.at(-1)).toEqual([14]);
  expect(player.shown.value.step).toBe(0);
  player.hear(viewsOf(14));
  expect(player.shown.value).toMatchObject({ step: 14, view: { n: 14 } });
  expect(player.askAhead()).toBe(true);
  player.goTo(16);
  expect(asked.at(-1)).toContain(16);
  player.hear(viewsOf(...(asked.at(-1) ?? [])));
  expect(player.shown.value).toMatchObject({ step: 16, view: { n: 16 } });
});
