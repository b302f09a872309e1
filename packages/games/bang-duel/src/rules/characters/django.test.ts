import { expect, test } from 'vitest';
import { ann, bob, does, hand, table } from '../../testing/index.ts';

test('[BD-CHAR-DJANGO, BD-RULING-11] draws when the opponent’s token moves, no matter who moves it', () => {
  const state = table({ law: { ap: 'django', hand: ['water'] } });
  does(state, ann, { type: 'play', card: 'water', token: 'outlaw' });
  expect(hand(state, ann)).toHaveLength(1);
});

test('[BD-RULING-11] with the option own-move only moves of that player count', () => {
  const state = table({ law: { ap: 'django', hand: ['water'] } }, { options: { tokenMoveTrigger: 'own-move' } });
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
