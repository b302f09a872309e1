import { expect, test } from 'vitest';
import { ann, ap, bob, does, may, table } from '../../testing/index.ts';

const missed = (pp: 'nobody' | 'dalton-brothers' = 'dalton-brothers') => {
  const state = table({ law: { hand: ['shotgun'] }, outlaw: { pp, hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'shotgun' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  return state;
};

test('[BD-CARD-SHOTGUN, BD-HIT-9] on miss its player may move either AP token', () => {
  const theirs = missed();
  expect(theirs.decision).toBe('onmiss/shotgun');
  does(theirs, ann, { type: 'swap', token: 'outlaw' });
  expect(ap(theirs, bob)).toBe('dalton-brothers');
  const own = missed();
  does(own, ann, { type: 'swap', token: 'law' });
  expect(ap(own, ann)).toBe('lone-ranger');
});

test('[BD-CARD-SHOTGUN] or neither; a sole character has no token to move', () => {
  const state = missed('nobody');
  expect(may(state, ann, { type: 'swap', token: 'outlaw' })).toBe(false);
  does(state, ann, { type: 'decline' });
  expect(ap(state, ann)).toBe('pat-garrett');
});

test('[BD-CARD-SHOTGUN] nothing happens when it hits', () => {
  const state = table({ law: { hand: ['shotgun'] } });
  does(state, ann, { type: 'play', card: 'shotgun' });
  expect(state.decision).toBe('play/main');
});
