import { expect, test } from 'vitest';
import { bob, does, hand, may, refusal, table } from '../../testing/index.ts';

test('[BD-CHAR-KITTY, BD-EX-13] with an empty hand she draws two cards, once per turn', () => {
  const state = table({ outlaw: { ap: 'kitty-leroy' } }, { active: 'outlaw' });
  does(state, bob, { type: 'kitty' });
  expect(hand(state, bob)).toHaveLength(2);
  expect(refusal(state, bob, { type: 'kitty' })).toBe('ABILITY_USED');
});

test('[BD-CHAR-KITTY, BD-EX-13] not with a card in hand, and not as PP', () => {
  const full = table({ outlaw: { ap: 'kitty-leroy', hand: ['beer'] } }, { active: 'outlaw' });
  expect(refusal(full, bob, { type: 'kitty' })).toBe('HAND_NOT_EMPTY');
  const cover = table({ outlaw: { ap: 'tom-horn', pp: 'kitty-leroy' } }, { active: 'outlaw' });
  expect(refusal(cover, bob, { type: 'kitty' })).toBe('NOT_ACTIVE');
  does(cover, bob, { type: 'move-token' });
  expect(may(cover, bob, { type: 'kitty' })).toBe(true);
});
