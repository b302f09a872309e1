import { expect, test } from 'vitest';
import { correspondenceClock, liveClock } from '../tables/table-clock.ts';
import { steadyWall } from './clock.ts';

const HOUR = 3600 * 1000;
const NOON = 1_700_000_000_000;

/** A machine whose clocks the test turns. */
function machine() {
  const at = { date: NOON, monotonic: 500.25, uptime: 90_000 };
  const wall = steadyWall({ date: () => at.date, monotonic: () => at.monotonic, uptime: () => at.uptime });
  const pass = (millis: number) => {
    for (const clock of ['date', 'monotonic', 'uptime'] as const) at[clock] += millis;
  };
  return { at, wall, pass };
}

test('the wall clock runs on when the machine’s clock is set', () => {
  const { at, wall, pass } = machine();
  expect(wall()).toBe(NOON);
  at.date += 5 * HOUR;
  pass(1000.5);
  expect(wall()).toBe(NOON + 1000);
  at.date -= 12 * HOUR;
  pass(1000);
  expect(wall()).toBe(NOON + 2000);
});

test('time that the machine slept counts, though the monotonic clock stood still', () => {
  const { at, wall } = machine();
  at.date += 8 * HOUR;
  at.uptime += 8 * HOUR;
  expect(wall()).toBe(NOON + 8 * HOUR);
  at.date -= 3 * HOUR;
  expect(wall()).toBe(NOON + 8 * HOUR);
});

test('a correspondence clock counts days without a server, and continues from the log if the machine’s clock was set back', () => {
  const { wall, pass } = machine();
  const clock = { monotonic: () => 0, wall, after: () => () => undefined, soon: () => undefined };
  const back = correspondenceClock(clock, 3 * HOUR, NOON);
  expect(back.now()).toBe(3 * HOUR);
  pass(HOUR);
  expect(back.now()).toBe(4 * HOUR);
  const ahead = correspondenceClock(clock, 3 * HOUR, NOON - 24 * HOUR);
  expect(ahead.now()).toBe(25 * HOUR);
  expect(ahead.monotonicAt(26 * HOUR)).toBe(HOUR);
});

test('a held live clock stands still and then continues; a correspondence clock can’t be held', () => {
  const { at, wall, pass } = machine();
  const clock = { monotonic: () => at.monotonic, wall, after: () => () => undefined, soon: () => undefined };
  const [live, slow] = [liveClock(clock, 3000), correspondenceClock(clock, 3000, NOON - 3000)];
  pass(500);
  for (const one of [live, slow]) one.hold(true);
  pass(HOUR);
  // Who says it twice has said it once.
  live.hold(true);
  expect([live.now(), live.heldFor()]).toEqual([3500, HOUR]);
  expect([slow.now(), slow.heldFor()]).toEqual([3500 + HOUR, 0]);
  live.hold(false);
  pass(200);
  expect([live.now(), live.heldFor()]).toEqual([3700, 0]);
  expect(live.monotonicAt(4000)).toBe(at.monotonic + 300);
});
