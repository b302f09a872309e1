import { expect, test } from 'vitest';
import { ann, bob, discarded, does, hand, health, matches, may, refusal, table } from '../../testing/index.ts';
import type { CardName } from '../data.ts';

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

const reloadOpen = (top: CardName) =>
  table({ outlaw: { ap: 'pearl-hart', hand: ['beer'] }, law: { pp: 'nobody' } }, { active: 'outlaw', discard: [top] });

test('[BD-CHAR-PEARL] an action card with the reload symbol may be reloaded again, while reload is open', () => {
  const closed = table({ outlaw: { ap: 'pearl-hart', hand: ['beer'] } }, { active: 'outlaw', discard: ['water'] });
  expect(may(closed, bob, { type: 'pearl', reload: true })).toBe(false);
  const open = reloadOpen('water');
  does(open, bob, { type: 'pearl', reload: true });
  expect(hand(open, bob)).toHaveLength(1);
  expect(hand(open, ann)).toHaveLength(0);
});

test.each(['sight', 'pocket-watch', 'herd'] as const)('[BD-CHAR-PEARL] never reloads equipment: %s', (top) => {
  const state = reloadOpen(top);
  expect(may(state, bob, { type: 'pearl' })).toBe(false);
  const wish = { type: 'pearl', cost: 'beer:outlaw:barrel', repeat: top, reload: true };
  expect(refusal(state, bob, wish)).toBe('NOTHING_TO_REPEAT');
});

test('[BD-CHAR-PEARL] a game of version 2 still lets her reload equipment', () => {
  const state = { ...reloadOpen('sight'), pearlReloads: undefined };
  expect(may(state, bob, { type: 'pearl', reload: true })).toBe(true);
});
