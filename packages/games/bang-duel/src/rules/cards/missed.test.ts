import { expect, test } from 'vitest';
import { ann, bob, discarded, does, health, may, refusal, table } from '../../testing/index.ts';

test('[BD-CARD-MISSED, BD-HIT-7] cancels a hit on either of the owner’s characters', () => {
  const state = table({ law: { hand: ['winchester'] }, outlaw: { hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'winchester', target: 'dalton-brothers' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(health(state, 'dalton-brothers')).toBe(3);
  expect(discarded(state)).toEqual(['winchester', 'missed']);
});

test('[BD-PLAY-10] it can be played for nothing else', () => {
  const state = table({ law: { hand: ['missed'] } });
  expect(may(state, ann, { type: 'play' })).toBe(false);
  expect(refusal(state, ann, { type: 'play', card: 'missed:law:barrel', target: 'cattle-kate' })).toBe('ONLY_AS_MISS');
});
