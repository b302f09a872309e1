import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('names are left-aligned and numbers right-aligned', () => {
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
