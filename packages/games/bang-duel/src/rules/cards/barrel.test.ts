import { expect, test } from 'vitest';
import { ann, bob, discarded, does, gear, hand, health, may, table } from '../../testing/index.ts';

const shotAt = (top: 'any:barrel' | 'any:snake') => {
  const state = table({
    law: { hand: ['colt'] },
    outlaw: { ap: { id: 'cattle-kate', gear: ['barrel'] }, hand: ['missed'], deck: [top] },
  });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'try-barrel' });
  return state;
};

test('[BD-CARD-BARREL, BD-EX-3, BD-REV-1] a barrel cancels the hit at once, and no card is needed', () => {
  const state = shotAt('any:barrel');
  expect(health(state, 'cattle-kate')).toBe(4);
  expect(hand(state, bob)).toEqual(['missed']);
  expect(gear(state, 'cattle-kate')).toEqual(['barrel']);
  expect(discarded(state)).toHaveLength(2);
  expect(state.decision).toBe('play/main');
});

test('[BD-CARD-BARREL, BD-HIT-5] on another symbol it has failed for this hit, and a Missed! may still be played', () => {
  const state = shotAt('any:snake');
  expect(may(state, bob, { type: 'try-barrel' })).toBe(false);
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(health(state, 'cattle-kate')).toBe(4);
});
