import { expect, test } from 'vitest';
import { timeCall } from './time-calls.ts';

/** Checks a clock four times a second and records the announcements with the time left. */
function heard(from: number, to: number): { readonly told: number[]; readonly ticks: number[] } {
  const told: number[] = [];
  const ticks: number[] = [];
  let before: number | undefined;
  for (let left = from; left >= to; left -= 250) {
    const call = timeCall(before, left);
    if (call.isTold) told.push(left);
    if (call.isTick) ticks.push(left);
    before = left;
  }
  return { told, ticks };
}

test('30 and 10 seconds are announced once each, the last five tick once a second', () => {
  expect(heard(60_100, -1000)).toEqual({ told: [29_850, 9850], ticks: [4850, 3850, 2850, 1850, 850] });
});

test('a clock that starts at a mark doesn’t announce it', () => {
  expect(heard(30_000, 11_000).told).toEqual([]);
  expect(heard(10_000, 6000).told).toEqual([]);
});

test('after a sleep past both marks there is one announcement, and past the end none', () => {
  expect(timeCall(60_000, 7000)).toEqual({ isTold: true, isTick: false });
  expect(timeCall(60_000, -5)).toEqual({ isTold: false, isTick: false });
});
