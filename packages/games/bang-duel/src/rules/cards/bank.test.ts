import { expect, test } from 'vitest';
import { ann, bob, does, hand, table } from '../../testing/index.ts';

test('[BD-CARD-BANK, BD-TURN-3] an AP with a Bank draws three cards in phase 1, a PP with one does not', () => {
  const onAp = table({ law: { ap: { id: 'django', gear: ['bank'] } } }, { atStart: true });
  expect(hand(onAp, ann)).toHaveLength(3);
  const onPp = table({ law: { ap: 'django', pp: { id: 'wyatt-earp', gear: ['bank'] } } }, { atStart: true });
  expect(hand(onPp, ann)).toHaveLength(2);
});

test('[BD-CARD-BANK, BD-PLAY-3] it works for its bearer’s owner, no matter who played it', () => {
  const state = table({ law: { hand: ['bank'] } });
  does(state, ann, { type: 'play', card: 'bank', target: 'cattle-kate' });
  does(state, ann, { type: 'end-phase' });
  expect(hand(state, bob)).toHaveLength(3);
});
