import { expect, test } from 'vitest';
import { ann, bob, does, hand, table } from '../../testing/index.ts';

test('[BD-CHAR-WYATT] a miss of the opponent brings a card', () => {
  const state = table({ law: { ap: 'wyatt-earp', hand: ['colt'] }, outlaw: { hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(hand(state, ann)).toHaveLength(1);
});

test('[BD-RULING-23] a miss of his own side doesn’t', () => {
  const state = table({ law: { ap: 'wyatt-earp', hand: ['gatling', 'missed'] }, outlaw: { pp: 'nobody' } });
  does(state, ann, { type: 'play', card: 'gatling' });
  does(state, ann, { type: 'dodge', card: 'missed' });
  expect(hand(state, ann)).toHaveLength(0);
});
