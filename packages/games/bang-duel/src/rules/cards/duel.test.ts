import { expect, test } from 'vitest';
import { ann, bob, does, hand, health, may, refusal, table } from '../../testing/index.ts';

test('[BD-CARD-DUEL] the opponent begins, and the first who gives nothing loses 1 health', () => {
  const state = table({ law: { hand: ['duel', 'colt'] }, outlaw: { hand: ['knife', 'beer'] } });
  does(state, ann, { type: 'play', card: 'duel' });
  does(state, bob, { type: 'discard', card: 'knife' });
  does(state, ann, { type: 'discard', card: 'colt' });
  does(state, bob, { type: 'decline' });
  expect(health(state, 'cattle-kate')).toBe(3);
  expect(hand(state, bob)).toEqual(['beer']);
});

test('[BD-CARD-DUEL, BD-RULING-6] the AP of its player may lose it', () => {
  const state = table({ law: { hand: ['duel'] }, outlaw: { hand: ['gatling'] } });
  does(state, ann, { type: 'play', card: 'duel' });
  does(state, bob, { type: 'discard', card: 'gatling' });
  expect(health(state, 'pat-garrett')).toBe(4);
});

test('[BD-EX-19, BD-HIT-8] Sight and Return Fire aren’t hit cards', () => {
  const state = table({ law: { hand: ['duel'] }, outlaw: { hand: ['sight', 'return-fire', 'missed'] } });
  does(state, ann, { type: 'play', card: 'duel' });
  expect(may(state, bob, { type: 'discard' })).toBe(false);
  expect(refusal(state, bob, { type: 'discard', card: 'sight:outlaw:horseshoe' })).toBe('NOT_A_HIT_CARD');
});
