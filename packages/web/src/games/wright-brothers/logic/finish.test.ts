import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { lateBy, photoFinish } from './finish.ts';

test('[WB-ONL-5] [WB-EX-17] the photo finish has times, receipts, credits, and who is shut out', () => {
  const finish = photoFinish(fixture('closed').view);
  expect(
    finish?.rows.map(({ seat, place, e, received, credit, isOut, isStarter }) => [
      seat,
      place,
      e,
      received,
      credit,
      isOut,
      isStarter,
    ]),
  ).toEqual([
    [3, 1, undefined, undefined, 0, false, true],
    [2, 2, 285, 470, 185, false, false],
    [1, 3, 300, 340, 40, false, false],
    [0, 4, 350, 450, 100, true, false],
  ]);
  expect(finish?.isReordered).toBe(true);
  expect(finish?.hasEqualTimes).toBe(false);
});

test('a sealed race and a table without a race have none', () => {
  expect(photoFinish(fixture('unsealed').view)).toBeUndefined();
  expect(photoFinish(fixture('turn').view)).toBeUndefined();
  expect(photoFinish(fixture('race-one-hand').view)).toBeUndefined();
});

test('a slap after the close was late by what separates it from the slowest hand that counted', () => {
  const { view } = fixture('closed');
  const race = view.race?.id ?? 0;
  expect(lateBy(view, { race, reaction: 407 })).toBe(57);
  expect(lateBy(view, { race, reaction: 340 })).toBe(0);
  expect(lateBy(view, { race: race + 1, reaction: 407 })).toBeUndefined();
  expect(lateBy(view, undefined)).toBeUndefined();
});
