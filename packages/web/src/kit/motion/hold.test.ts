import { expect, test } from 'vitest';
import { holdOf } from './hold.ts';

function press() {
  const told: string[] = [];
  let timer: (() => void) | undefined;
  const hold = holdOf(
    500,
    () => told.push('held'),
    (_milliseconds, act) => {
      timer = act;
      return () => {
        timer = undefined;
      };
    },
  );
  return { hold, told, runTimer: () => timer?.() };
}

test('held until the timer runs it counts, once, and its release is no tap', () => {
  const { hold, told, runTimer } = press();
  hold.down(1000);
  runTimer();
  expect(told).toEqual(['held']);
  expect(hold.up(1600)).toBe(true);
  expect(told).toEqual(['held']);
});

test('a tap is a tap, however late the page hears of it', () => {
  const { hold, told, runTimer } = press();
  hold.down(1000);
  expect(hold.up(1120)).toBe(false);
  runTimer();
  expect(told).toEqual([]);
});

test.each([
  [1499, []],
  [1500, ['held']],
])('lifted at %d of a press from 1000 while the timer was late: %j', (at, expected) => {
  const { hold, told } = press();
  hold.down(1000);
  expect(hold.up(at)).toBe(expected.length > 0);
  expect(told).toEqual(expected);
});

test('a press that became a drag never counts', () => {
  const { hold, told, runTimer } = press();
  hold.down(1000);
  hold.cancel();
  runTimer();
  expect(hold.up(2000)).toBe(false);
  expect(told).toEqual([]);
});
