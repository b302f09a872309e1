import { expect, test } from 'vitest';
import { ann, bob, does, hand, table } from '../../testing/index.ts';

test('[BD-CARD-REMINGTON, BD-EX-9] on miss its player draws 1 card, and with Wyatt Earp one more', () => {
  const state = table({ law: { ap: 'wyatt-earp', hand: ['remington'] }, outlaw: { hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'remington' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(hand(state, ann)).toHaveLength(2);
});

test('[BD-CARD-REMINGTON] nothing when it hits', () => {
  const state = table({ outlaw: { hand: ['remington'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'play', card: 'remington' });
  expect(hand(state, bob)).toEqual([]);
});
