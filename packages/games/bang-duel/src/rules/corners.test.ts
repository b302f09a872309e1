import { defaultOptions, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, census, does, feed, hand, may, table, timeOut } from '../testing/index.ts';

test('[BD-CHAR-SUNDANCE, BD-RULING-2] as PP too he does it once a turn', () => {
  const state = table(
    { outlaw: { pp: 'sundance-kid', hand: ['knife', 'beer'] } },
    { active: 'outlaw', options: { sundanceAlwaysActive: true } },
  );
  does(state, bob, { type: 'sundance', cost: 'knife' });
  does(state, bob, { type: 'pick' });
  expect(may(state, bob, { type: 'sundance' })).toBe(false);
});

test('[BD-DEATH-3] Bill Tilghman as PP gets nothing when his AP dies, even though he is sole by it', () => {
  const state = table(
    { law: { ap: { id: 'pat-garrett', health: 1 }, pp: 'bill-tilghman' }, outlaw: { hand: ['colt'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'colt' });
  expect(hand(state, ann)).toHaveLength(2);
});

test('[BD-INV-1, BD-END-1] a game conceded while Sundance Kid looks at two cards keeps all 80', () => {
  const state = table({ outlaw: { ap: 'sundance-kid', hand: ['knife'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'sundance', cost: 'knife' });
  for (let n = 0; n < 2; n++) feed(state, { type: 'move', at: state.at, seat: bob, move: { type: 'concede' } });
  expect(census(state)).toMatch(/^80 cards ,/);
});

test('[BD-SETUP-4] an AP is chosen only for a player who has left', () => {
  const state = bangDuel.setup(defaultOptions(bangDuel.options), 2, seedOf(7));
  feed(state, { type: 'leave', at: 1, seat: seat(1) });
  timeOut(state);
  expect([state.token[0], state.token[1] === -1, state.decision]).toEqual([-1, false, 'setup/choose-ap']);
});
