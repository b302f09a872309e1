import { expect, test } from 'vitest';
import { lateness } from './use-late-clock.ts';

test('a question’s clock starts when it is shown, three seconds late at most', () => {
  expect([lateness(1000, 1000), lateness(1000, 2500), lateness(1000, 9000), lateness(1000, 900)]).toEqual([
    0, 1500, 3000, 0,
  ]);
});
