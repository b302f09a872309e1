import { expect, test } from 'vitest';
import { ann, bob, does, health, table } from '../../testing/index.ts';

test('[BD-CHAR-WILDBILL, BD-RULING-8] a card taken from the hand makes the opponent’s AP the target of a hit', () => {
  const state = table({ law: { ap: 'wild-bill', hand: ['hat'] }, outlaw: { hand: ['robbery'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'play', card: 'robbery', back: 'law' });
  does(state, bob, { type: 'take-hit' });
  expect(health(state, 'cattle-kate')).toBe(3);
});

test('[BD-CHAR-WILDBILL] a card on Wild Bill counts, one on his partner does not', () => {
  const rob = (target: 'wild-bill' | 'django') => {
    const state = table(
      {
        law: { ap: { id: 'wild-bill', gear: ['hat'] }, pp: { id: 'django', gear: ['barrel'] } },
        outlaw: { ap: 'jack-ransom', hand: ['robbery'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'robbery', target });
    return health(state, 'jack-ransom');
  };
  expect([rob('wild-bill'), rob('django')]).toEqual([3, 4]);
});

test('[BD-RULING-8] a forced discard of a Peacemaker counts, unless the option says otherwise', () => {
  const forced = (wildBillOnForcedDiscard: boolean) => {
    const state = table(
      { law: { ap: 'wild-bill', hand: ['missed', 'hat'] }, outlaw: { hand: ['peacemaker'] } },
      { active: 'outlaw', options: { wildBillOnForcedDiscard } },
    );
    does(state, bob, { type: 'play', card: 'peacemaker' });
    does(state, ann, { type: 'dodge', card: 'missed' });
    return health(state, 'cattle-kate');
  };
  expect([forced(true), forced(false)]).toEqual([3, 4]);
});

test('[BD-RULING-8] cards given up voluntarily don’t count', () => {
  const state = table(
    { law: { ap: 'wild-bill', hand: ['colt'] }, outlaw: { hand: ['indians'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'indians' });
  does(state, ann, { type: 'discard', card: 'colt' });
  expect(health(state, 'cattle-kate')).toBe(4);
});
