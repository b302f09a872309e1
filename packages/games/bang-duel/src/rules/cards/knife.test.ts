import { expect, test } from 'vitest';
import { ann, bob, does, health, may, table } from '../../testing/index.ts';

test('[BD-CARD-KNIFE, BD-PLAY-7] one hit that neither counts as a Bang! card nor is limited', () => {
  const state = table({ outlaw: { hand: ['knife', 'knife', 'colt'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'play', card: 'knife' });
  does(state, bob, { type: 'play', card: 'knife' });
  expect(health(state, 'pat-garrett')).toBe(3);
  expect(may(state, bob, { type: 'play', card: 'colt' })).toBe(true);
  expect(may(state, ann, { type: 'play' })).toBe(false);
});
