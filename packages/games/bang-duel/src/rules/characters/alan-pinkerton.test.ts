import { expect, test } from 'vitest';
import { ann, bob, does, health, table } from '../../testing/index.ts';

test('[BD-CHAR-ALAN, BD-RES-3] a unit lost makes the opponent’s AP the target of a hit', () => {
  const state = table({ law: { ap: 'alan-pinkerton' }, outlaw: { hand: ['colt'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'play', card: 'colt' });
  expect(health(state, 'alan-pinkerton')).toBe(3);
  expect(health(state, 'cattle-kate')).toBe(3);
});

test('[BD-CHAR-ALAN, BD-LOSS-5] but not the last one', () => {
  const state = table(
    { law: { ap: { id: 'alan-pinkerton', health: 1 } }, outlaw: { hand: ['colt'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'colt' });
  expect(health(state, 'cattle-kate')).toBe(4);
});

test('[BD-CHAR-ALAN, BD-EX-26, BD-ACT-3] his own side’s Indians! triggers him, even as PP', () => {
  const state = table({ law: { ap: 'django', pp: { id: 'alan-pinkerton', health: 3 }, hand: ['indians'] } });
  does(state, ann, { type: 'play', card: 'indians' });
  expect(health(state, 'alan-pinkerton')).toBe(2);
  // One health for the Indians, one for Allan's hit.
  expect(health(state, 'cattle-kate')).toBe(2);
});
