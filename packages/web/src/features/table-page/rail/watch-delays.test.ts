import { expect, test } from 'vitest';
import { watchDelays } from './watch-delays.ts';

test('an unusual delay is sorted among the usual ones', () => {
  expect(watchDelays({ isAllowed: true, delay: 60 })).toEqual([0, 30, 60, 120, 300, 600]);
  expect(watchDelays({ isAllowed: true, delay: 45 })).toEqual([0, 30, 45, 60, 120, 300, 600]);
});
