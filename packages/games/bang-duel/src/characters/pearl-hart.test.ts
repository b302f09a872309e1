import { expect, test } from 'vitest';
import { ann, bob, discarded, does, hand, health, matches, may, table } from '../testing/index.ts';

test('[BD-CHAR-PEARL, BD-RULING-17] repeats the action card on top of the discard pile at the cost of a card', () => {
  const state = table({ outlaw: { ap: 'pearl-hart', hand: ['beer'] } }, { active: 'outlaw', discard: ['knife'] });
  does(state, bob, { type: 'pearl', cost: 'beer', repeat: 'knife' });
  expect(health(state, 'pat-garrett')).toBe(4);
  expect(discarded(state)).toEqual(['knife', 'beer']);
  expect(may(state, bob, { type: 'pearl' })).toBe(false);
});

test.each(['missed', 'return-fire', 'colt', 'hat'] as const)('[BD-CHAR-PEARL] never a %s', (top) => {
  const state = table({ outlaw: { ap: 'pearl-hart', hand: ['beer'] } }, { active: 'outlaw', discard: [top] });
  expect(may(state, bob, { type: 'pearl' })).toBe(false);
});

test('[BD-RULING-29] a Sight on her lets a repeated Knife reach the PP', () => {
  const around = { active: 'outlaw', discard: ['knife'] } as const;
  const plain = table({ outlaw: { ap: 'pearl-hart', hand: ['beer'] } }, around);
  const sighted = table({ outlaw: { ap: { id: 'pearl-hart', gear: ['sight'] }, hand: ['beer'] } }, around);
  expect([plain, sighted].map((state) => matches(state, bob, { type: 'pearl' }).length)).toEqual([1, 2]);
});

test('[BD-CHAR-PEARL] a reload card on top may be reloaded again, while reload is open', () => {
  const closed = table({ outlaw: { ap: 'pearl-hart', hand: ['beer'] } }, { active: 'outlaw', discard: ['sight'] });
  expect(may(closed, bob, { type: 'pearl' })).toBe(false);
  const open = table(
    { outlaw: { ap: 'pearl-hart', hand: ['beer'] }, law: { pp: 'nobody' } },
    { active: 'outlaw', discard: ['sight'] },
  );
  does(open, bob, { type: 'pearl', reload: true });
  expect(hand(open, bob)).toHaveLength(1);
  expect(hand(open, ann)).toHaveLength(0);
});
