import { expect, test } from 'vitest';
import { ann, bob, discarded, does, health, may, refusal, table } from '../../testing/index.ts';

test('[BD-CARD-COLT, BD-HIT-6, BD-DECK-5] one hit on the opponent’s AP costs 1 health', () => {
  const state = table({ law: { hand: ['colt'] }, outlaw: { hand: ['beer'] } });
  does(state, ann, { type: 'play', card: 'colt', target: 'cattle-kate' });
  expect(discarded(state)).toEqual(['colt']);
  expect(state.decision).toBe('hit/defend');
  does(state, bob, { type: 'take-hit' });
  expect(health(state, 'cattle-kate')).toBe(3);
});

test('[BD-PLAY-1, BD-PLAY-6] a second Bang! card is refused', () => {
  const state = table({ law: { hand: ['colt', 'carbine'] } });
  does(state, ann, { type: 'play', card: 'colt' });
  expect(may(state, ann, { type: 'play', card: 'carbine' })).toBe(false);
  const carbine = { type: 'play', card: 'carbine:law:horseshoe', target: 'cattle-kate' };
  expect(refusal(state, ann, carbine)).toBe('BANG_LIMIT');
});
