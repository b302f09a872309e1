import { expect, test } from 'vitest';
import { ann, fixture } from '../testing/fixture.ts';
import { beltOf, markOf, meterOf, strengthOf } from './strength.ts';

test('[C45-GRD-6] more than needed can be played, and is spent', () => {
  expect(strengthOf(['bullet-4', 'bullet-2'], 7, 5)).toMatchObject({ strength: 6, spare: 1, lost: 0 });
  expect(strengthOf(['bullet-4'], 7, 5)).toMatchObject({ strength: 4, spare: 0 });
});

test('[C45-RULING-9] a house may leave the cap out against guards, but not against cowboys', () => {
  const { view } = fixture('face');
  const free = { capAgainstGuards: false };
  const held = { hand: [], chosen: ['bullet-4', 'bullet-6'] as const, cap: 7 };
  expect(meterOf(view, ann, free, held)).toMatchObject({ strength: 10, lost: 0 });
  expect(meterOf(view, ann, {}, held)).toMatchObject({ strength: 7, lost: 3 });
  expect(meterOf(fixture('shootout').view, ann, free, held)).toMatchObject({ strength: 7, lost: 3 });
});

test('[C45-ONLINE-6] the belt has a place for every bullet that can count, and a mark where it is enough', () => {
  const strength = strengthOf(['bullet-4', 'bullet-2'], 7, 5);
  expect(beltOf(strength)).toEqual(['needed', 'needed', 'needed', 'needed', 'needed', 'over', 'empty']);
  expect(markOf(strength)).toBe(5);
  expect(markOf(strengthOf([], 4, 6))).toBeUndefined();
});

test('while nothing is asked the meter shows what is in hand; in a fight only what is chosen', () => {
  const held = { hand: ['bullet-4', 'bullet-2', 'mustang'] as const, chosen: [], cap: 7 };
  expect(meterOf(fixture('arm').view, ann, {}, held)).toMatchObject({ isChoice: false, sum: 6 });
  expect(meterOf(fixture('face').view, ann, {}, held)).toMatchObject({ isChoice: true, sum: 0, needed: 5 });
});
