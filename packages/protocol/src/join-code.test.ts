import { expect, test } from 'vitest';
import { readJoinCode } from './join-code.ts';

test('a code is read in any case, with spaces, and from a Russian keyboard', () => {
  expect(readJoinCode(' 7kq f')).toBe('7KQF');
  expect(readJoinCode('7К-ХТ')).toBe('7KXT');
});

test('anything else is no code', () => {
  for (const text of ['', '7KQ', '7KQFF', '7KQ0', '7KQO', '7KQ1', 'ЖЖЖЖ']) expect(readJoinCode(text)).toBeUndefined();
});
