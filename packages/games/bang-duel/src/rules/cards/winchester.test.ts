import { expect, test } from 'vitest';
import { ann, does, may, offers, table } from '../../testing/index.ts';

test('[BD-CARD-WINCHESTER, BD-PLAY-5] it reaches the PP without a Sight; a Colt does not', () => {
  const state = table({ law: { hand: ['winchester', 'colt'] } });
  expect(may(state, ann, { type: 'play', card: 'winchester', target: 'dalton-brothers' })).toBe(true);
  expect(may(state, ann, { type: 'play', card: 'winchester', target: 'cattle-kate' })).toBe(true);
  expect(may(state, ann, { type: 'play', card: 'colt', target: 'dalton-brothers' })).toBe(false);
});

test('[BD-CARD-WINCHESTER, BD-POS-3] a sole character is one target, not two', () => {
  const state = table({ law: { hand: ['winchester'] }, outlaw: { pp: 'nobody' } });
  expect(offers(state, ann).filter((move) => move.startsWith('play'))).toHaveLength(1);
  does(state, ann, { type: 'play', card: 'winchester' });
});
