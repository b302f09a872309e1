import { expect, test } from 'vitest';
import { ann, bob, does, hand, health, table } from '../../testing/index.ts';

test('[BD-CARD-WATCH] draws a card whenever the opponent’s token moves', () => {
  const state = table({ law: { hand: ['water'] }, outlaw: { ap: { id: 'cattle-kate', gear: ['pocket-watch'] } } });
  does(state, ann, { type: 'move-token' });
  does(state, ann, { type: 'play', card: 'water', token: 'law' });
  expect(hand(state, bob)).toHaveLength(2);
});

test('[BD-CARD-WATCH, BD-ACT-1] not on a PP, and not for your own token', () => {
  const state = table({
    law: { hand: ['water'] },
    outlaw: { pp: { id: 'tom-horn', gear: ['pocket-watch'] } },
  });
  does(state, ann, { type: 'move-token' });
  expect(hand(state, bob)).toEqual([]);
});

test('[BD-EX-5, BD-RES-5] Tom Horn’s hit comes before the draw of the Watch', () => {
  const state = table(
    { outlaw: { pp: 'tom-horn' }, law: { ap: { id: 'django', gear: ['pocket-watch'] }, pp: 'wyatt-earp' } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'move-token' });
  // Django's own draw and the Watch's come after the hit, for which the hand was empty.
  expect(health(state, 'wyatt-earp')).toBe(3);
  expect(hand(state, ann)).toHaveLength(2);
});
