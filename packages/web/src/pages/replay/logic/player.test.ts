import { expect, test } from 'vitest';
import { ReplayPlayer, type Step } from './player.ts';

const steps: readonly Step[] = Array.from({ length: 5 }, (_, i) => ({
  at: i * 100,
  by: undefined,
  view: { n: i },
  events: [{ type: 'passed', n: i }],
}));
function playerAt(step: number): ReplayPlayer {
  const player = new ReplayPlayer();
  player.setSteps(steps, step);
  return player;
}
const told = (player: ReplayPlayer) =>
  player.events.value.map(({ isCatchUp, events }) => [isCatchUp ? 'old' : 'new', ...events]);

test('it opens at a step, with what happened before as something old', () => {
  const player = playerAt(2);
  expect(player.shown.value.step).toBe(2);
  expect(player.now.value).toBe(200);
  expect(told(player).map(([age]) => age)).toEqual(['old', 'old', 'old']);
});

test('a step forward is news to the same scene', () => {
  const player = playerAt(2);
  const { mount } = player.shown.value;
  player.goTo(3);
  expect(player.shown.value).toEqual({ step: 3, mount });
  expect(told(player).at(-1)).toEqual(['new', { type: 'passed', n: 3 }]);
  const versions = player.events.value.map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(new Set(versions).size).toBe(versions.length);
});

test('any other jump builds the scene anew and plays nothing', () => {
  const player = playerAt(2);
  const { mount } = player.shown.value;
  player.goTo(1);
  expect(player.shown.value).toEqual({ step: 1, mount: mount + 1 });
  player.goTo(4);
  expect(player.shown.value).toEqual({ step: 4, mount: mount + 2 });
  expect(told(player).every(([age]) => age === 'old')).toBe(true);
  player.goTo(2);
  player.goTo(3);
  expect(told(player).at(-1)).toEqual(['new', { type: 'passed', n: 3 }]);
});

test('it stays between the first step and the last', () => {
  const player = playerAt(99);
  expect(player.shown.value.step).toBe(4);
  const before = player.shown.value;
  player.goTo(5);
  expect(player.shown.value).toBe(before);
  player.goTo(-3);
  expect(player.shown.value.step).toBe(0);
});

test('other eyes keep the step', () => {
  const player = playerAt(3);
  player.setSteps(
    steps.map((step) => ({ ...step, events: [{ type: 'secret' }] })),
    player.shown.value.step,
  );
  expect(player.shown.value.step).toBe(3);
  expect(told(player).at(-1)).toEqual(['old', { type: 'secret' }]);
});

test('without steps it shows nothing and breaks nothing', () => {
  const player = new ReplayPlayer();
  player.goTo(3);
  expect(player.shown.value.step).toBe(0);
  expect(player.last).toBe(0);
});
