import { expect, test } from 'vitest';
import { watchDelays } from './watch-delays.ts';

test('a delay that is not among the usual ones has its place between them', () => {
  expect(watchDelays({ isAllowed: true, delay: 60 })).toEqual([0, 30, 60, 120, 300, 600]);
  expect(watchDelays({ isAllowed: true, delay: 45 })).toEqual([0, 30, 45, 60, 120, 300, 600]);
});
