import { expect, test } from 'vitest';
import { ann, bob, discarded, does, hand, may, table } from '../../testing/index.ts';

test('[BD-CHAR-SUNDANCE] discards a card and keeps one of two, of either deck', () => {
  const state = table(
    { outlaw: { ap: 'sundance-kid', hand: ['knife'], deck: ['beer'] }, law: { deck: ['gatling'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'sundance', cost: 'knife' });
  does(state, bob, { type: 'pick', card: 'gatling' });
  expect(hand(state, bob)).toEqual(['gatling']);
  expect(discarded(state)).toEqual(['knife', 'beer']);
  expect(may(state, bob, { type: 'sundance' })).toBe(false);
  expect(hand(state, ann)).toEqual([]);
});

test.each([
  [false, false],
  [true, true],
])('[BD-RULING-2] as PP with the option at %s: %s', (sundanceAlwaysActive, allowed) => {
  const state = table(
    { outlaw: { pp: 'sundance-kid', hand: ['knife'] } },
    { active: 'outlaw', options: { sundanceAlwaysActive } },
  );
  expect(may(state, bob, { type: 'sundance' })).toBe(allowed);
});
