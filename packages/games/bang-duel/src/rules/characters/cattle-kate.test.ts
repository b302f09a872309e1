import { expect, test } from 'vitest';
import { bob, does, gear, hand, may, table } from '../../testing/index.ts';

test('[BD-CHAR-KATE] discards a card on her and draws two, once per turn', () => {
  const state = table({ outlaw: { ap: { id: 'cattle-kate', gear: ['hat', 'barrel'] } } }, { active: 'outlaw' });
  does(state, bob, { type: 'kate', take: 'hat' });
  expect(gear(state, 'cattle-kate')).toEqual(['barrel']);
  expect(hand(state, bob)).toHaveLength(2);
  expect(may(state, bob, { type: 'kate' })).toBe(false);
});

test('[BD-CHAR-KATE] nothing that is always active', () => {
  const state = table(
    { outlaw: { ap: { id: 'cattle-kate', gear: ['rattlesnake', 'dynamite', 'herd'] } } },
    { active: 'outlaw' },
  );
  expect(may(state, bob, { type: 'kate' })).toBe(false);
});
