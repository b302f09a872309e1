import { expect, test } from 'vitest';
import { onlyPerson } from './only-person.ts';

test('the coach asks whose game it was only if several people played, or a name is missing', () => {
  expect(onlyPerson(['Ruby', 'Guest Reno', 'Hank'])).toBe(1);
  expect(onlyPerson(['Ann', 'Bob', 'Hank'])).toBeUndefined();
  expect(onlyPerson(['Ann', '', 'Hank'])).toBeUndefined();
  expect(onlyPerson(['Ruby', 'Hank'])).toBeUndefined();
});
