import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { readLooks, withLook } from './looks.ts';

const [one, two] = [tableId('tableone'), tableId('tabletwo')];

test('a look is remembered as the latest, and never goes back', () => {
  const looks = withLook(withLook([], one, 4), two, 9);
  expect(withLook(looks, one, 7)).toEqual([
    [two, 9],
    [one, 7],
  ]);
  expect(withLook(looks, two, 3)).toEqual([
    [one, 4],
    [two, 9],
  ]);
});

test('the oldest makes room', () => {
  let looks = withLook([], one, 1);
  for (let i = 0; i < 60; i++) looks = withLook(looks, tableId(`table${i}`), i);
  expect(looks).toHaveLength(60);
  expect(looks.some(([table]) => table === one)).toBe(false);
});

test('what is kept is read back, and what is broken is left out', () => {
  const looks = withLook([], one, 4);
  expect(readLooks(JSON.stringify(looks))).toEqual(looks);
  expect(readLooks(JSON.stringify([...looks, 7, ['x'], ['x', -1], [3, 3]]))).toEqual(looks);
  for (const broken of [null, '', '{', '{}', '7']) expect(readLooks(broken)).toEqual([]);
});
