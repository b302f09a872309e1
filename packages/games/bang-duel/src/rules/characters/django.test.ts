import { expect, test } from 'vitest';
import { ann, bob, does, hand, table } from '../../testing/index.ts';

test('[BD-CHAR-DJANGO, BD-RULING-11] with the option any he draws when the opponent’s token moves, no matter who moves it', () => {
  const state = table({ law: { ap: 'django', hand: ['water'] } }, { options: { tokenMoveTrigger: 'any' } });
  does(state, ann, { type: 'play', card: 'water', token: 'outlaw' });
  expect(hand(state, ann)).toHaveLength(1);
});

test('[BD-CHAR-DJANGO, BD-RULING-11] draws when the opponent moves the token, and not at his own player’s moves of it', () => {
  const state = table({ law: { ap: 'django', hand: ['water'] } });
  does(state, ann, { type: 'play', card: 'water', token: 'outlaw' });
  expect(hand(state, ann)).toHaveLength(0);
  does(state, ann, { type: 'end-phase' });
  does(state, bob, { type: 'move-token' });
  expect(hand(state, ann)).toHaveLength(1);
});

test('[BD-CHAR-DJANGO, BD-ACT-1] as PP he draws nothing', () => {
  const state = table({ law: { ap: 'wyatt-earp', pp: 'django', hand: ['water'] } });
  does(state, ann, { type: 'play', card: 'water', token: 'outlaw' });
  expect(hand(state, ann)).toHaveLength(0);
});
