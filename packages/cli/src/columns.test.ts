import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('names stand to the left and numbers to the right', () => {
  expect(
    columns(
      ['bot', 'games'],
      [
        ['random', '8'],
        ['greedy:easy', '10000'],
      ],
    ),
  ).toBe(['bot          games', 'random           8', 'greedy:easy  10000', ''].join('\n'));
});
