import { expect, test } from 'vitest';
import { bad, good } from './reason.ts';

test('a reason starts with whether it is for the move or against it', () => {
  expect(good({ type: 'draws', count: 3 })).toEqual({ tone: 'good', type: 'draws', count: 3 });
  expect(bad({ type: 'weak' })).toEqual({ tone: 'bad', type: 'weak' });
});
