import { expect, test } from 'vitest';
import { ann, bob, does, hand, table } from '../../testing/index.ts';

test('[BD-CHAR-TILGHMAN, BD-EX-10] your PP dies: two cards and two more', () => {
  const state = table({
    law: { ap: 'bill-tilghman', pp: { id: 'django', health: 1 }, hand: ['indians'] },
    outlaw: { pp: 'nobody' },
  });
  does(state, ann, { type: 'play', card: 'indians' });
  expect(hand(state, ann)).toHaveLength(4);
});

test('[BD-CHAR-TILGHMAN, BD-EX-10] an opposing AP dies: two cards for either player', () => {
  const state = table({
    law: { ap: 'bill-tilghman', hand: ['colt'] },
    outlaw: { ap: { id: 'tom-horn', health: 1 }, hand: ['beer'] },
  });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'take-hit' });
  expect([hand(state, ann).length, hand(state, bob).length]).toEqual([2, 3]);
});

test('[BD-CHAR-TILGHMAN, BD-DEATH-3] as PP he gets nothing when his own AP dies, though he is sole then', () => {
  const state = table(
    { law: { ap: { id: 'django', health: 1 }, pp: 'bill-tilghman' }, outlaw: { hand: ['colt'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'colt' });
  expect(hand(state, ann)).toHaveLength(2);
});
