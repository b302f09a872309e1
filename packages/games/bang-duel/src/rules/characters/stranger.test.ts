import { expect, test } from 'vitest';
import { ann, does, may, table } from '../../testing/index.ts';

test('[BD-CHAR-STRANGER, BD-EX-18, BD-PLAY-6] even as PP he allows a second Bang! card, but not a third', () => {
  const state = table({ law: { ap: 'django', pp: 'stranger', hand: ['colt', 'carbine', 'winchester'] } });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, ann, { type: 'play', card: 'carbine' });
  expect(may(state, ann, { type: 'play', card: 'winchester' })).toBe(false);
});
