import { expect, test } from 'vitest';
import { ann, bob, does, gear, may, table } from '../../testing/index.ts';

test('[BD-CARD-CARBINE] on miss its player may discard a card on either AP, but not on a PP', () => {
  const state = table({
    law: { hand: ['carbine'], ap: { id: 'django', gear: ['rattlesnake'] } },
    outlaw: { hand: ['missed'], ap: { id: 'cattle-kate', gear: ['hat'] }, pp: { id: 'tom-horn', gear: ['barrel'] } },
  });
  does(state, ann, { type: 'play', card: 'carbine' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(may(state, ann, { type: 'strip', target: 'cattle-kate', take: 'hat' })).toBe(true);
  expect(may(state, ann, { type: 'strip', target: 'tom-horn' })).toBe(false);
  does(state, ann, { type: 'strip', target: 'django', take: 'rattlesnake' });
  expect(gear(state, 'django')).toEqual([]);
  expect(gear(state, 'cattle-kate')).toEqual(['hat']);
});

test('[BD-CARD-CARBINE] nobody is asked when there is nothing to discard', () => {
  const state = table({ law: { hand: ['carbine'] }, outlaw: { hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'carbine' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(state.decision).toBe('play/main');
});
