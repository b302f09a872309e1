import { expect, test } from 'vitest';
import { table } from './table.ts';

test('a character is in one place only', () => {
  expect(() => table({ law: { ap: 'django', pp: 'stranger', reserve: ['lone-ranger'] } })).not.toThrow();
  expect(() => table({ law: { ap: 'lone-ranger' } })).toThrow('lone-ranger is seated twice');
  expect(() => table({ law: { reserve: ['pat-garrett'] } })).toThrow('pat-garrett is seated twice');
});

test('the box has so many copies of a card and no more', () => {
  expect(() => table({ law: { hand: ['gatling', 'gatling'] } })).toThrow('the box has no more gatling');
});
