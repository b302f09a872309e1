import { expect, test } from 'vitest';
import { ReplayPlayer, type Step } from './player.ts';

const steps: readonly Step[] = Array.from({ length: 5 }, (_, i) => ({
  at: i * 100,
  by: undefined,
  events: [{ type: 'passed', n: i }],
}));
const viewOf = (step: number) => ({ n: step });

/** A player whose views come at once, or when the test says so. */
function playerAt(step: number, isSlow = false) {
  const asked: number[] = [];
  const player = new ReplayPlayer((n) => {
    asked.push(n);
    if (!isSlow) player.hear(n, viewOf(n));
  });
  player.setSteps(steps, step, viewOf(step));
  return { player, asked };
}
const told = (player: ReplayPlayer) =>
  player.events.value.map(({ isCatchUp, events }) => [isCatchUp ? 'old' : 'new', ...events]);

test('it opens at a step, with what happened before as something old', () => {
  const { player } = playerAt(2);
  expect(player.shown.value).toMatchObject({ step: 2, view: { n: 2 } });
  expect(player.now.value).toBe(200);
  expect(told(player).map(([age]) => age)).toEqual(['old', 'old', 'old']);
});

test('a step forward is news to the same scene', () => {
  const { player } = playerAt(2);
  const { cut } = player.shown.value;
  player.goTo(3);
  expect(player.shown.value).toEqual({ step: 3, view: { n: 3 }, cut });
  expect(told(player).at(-1)).toEqual(['new', { type: 'passed', n: 3 }]);
  const versions = player.events.value.map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(new Set(versions).size).toBe(versions.length);
});

test('any other jump is a cut and plays nothing', () => {
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

test('a view is asked for once, and kept until other eyes look', () => {
  const { player, asked } = playerAt(0);
  for (const step of [3, 0, 3, 1]) player.goTo(step);
  expect(asked).toEqual([3, 1]);
  player.setSteps(steps, 1, { other: 'eyes' });
  player.goTo(3);
  expect(asked).toEqual([3, 1, 3]);
});

test('whoever drags along the track gets the last step, and only that is waited for', () => {
  const { player, asked } = playerAt(0, true);
  for (const step of [1, 2, 3, 4]) player.goTo(step);
  expect(asked).toEqual([1]);
  expect(player.wanted).toBe(4);
  expect(player.shown.value.step).toBe(0);
  player.hear(1, viewOf(1));
  expect(asked).toEqual([1, 4]);
  expect(player.shown.value.step).toBe(0);
  player.hear(4, viewOf(4));
  expect(player.shown.value).toMatchObject({ step: 4, view: { n: 4 } });
  player.hear(2, viewOf(2));
  expect(player.shown.value.step).toBe(4);
});

test('an answer that was for other eyes is not shown', () => {
  const { player } = playerAt(0, true);
  player.goTo(2);
  player.setSteps(steps, 1, { other: 'eyes' });
  player.hear(2, viewOf(2));
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

test('without steps it shows nothing and breaks nothing', () => {
  const player = new ReplayPlayer(() => undefined);
  player.goTo(3);
  expect(player.shown.value.step).toBe(0);
  expect(player.last).toBe(0);
});

test('what lies around is asked for while nothing is awaited, the nearest first, and is shown at once later', () => {
  const { player, asked } = playerAt(2);
  while (player.askAhead());
  expect(asked).toEqual([3, 1, 4, 0]);
  player.goTo(0);
  expect(asked).toHaveLength(4);
  expect(player.shown.value).toMatchObject({ step: 0, view: { n: 0 } });
});

test('what is asked for ahead never comes between a step that is wanted and its view', () => {
  const { player, asked } = playerAt(0, true);
  expect(player.askAhead()).toBe(true);
  expect(player.askAhead()).toBe(false);
  player.goTo(4);
  expect(asked).toEqual([1]);
  player.hear(1, viewOf(1));
  expect(asked).toEqual([1, 4]);
  expect(player.shown.value.step).toBe(0);
  player.hear(4, viewOf(4));
  expect(player.shown.value).toMatchObject({ step: 4, view: { n: 4 } });
});
