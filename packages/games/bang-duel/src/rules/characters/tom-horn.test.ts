import { expect, test } from 'vitest';
import { ann, bob, does, health, table } from '../../testing/index.ts';

test('[BD-CHAR-TOM] becoming AP by a token move he shoots at the opponent’s PP', () => {
  const state = table({ outlaw: { pp: 'tom-horn' } }, { active: 'outlaw' });
  does(state, bob, { type: 'move-token' });
  expect(health(state, 'lone-ranger')).toBe(4);
});

test('[BD-CHAR-TOM, BD-EX-23] at the sole character if there is only one, no matter who moved the token', () => {
  const state = table({ outlaw: { pp: 'tom-horn' }, law: { pp: 'nobody', hand: ['water'] } });
  does(state, ann, { type: 'play', card: 'water', token: 'outlaw' });
  expect(health(state, 'pat-garrett')).toBe(4);
});

test('[BD-CHAR-TOM, BD-DEATH-4] not when he enters play, not when he is left alone', () => {
  const enters = table({
    law: { hand: ['colt'] },
    outlaw: { ap: { id: 'kid-curry', health: 1 }, reserve: ['tom-horn'] },
  });
  does(enters, ann, { type: 'play', card: 'colt' });
  does(enters, bob, { type: 'take-hit' });
  expect([health(enters, 'tom-horn'), health(enters, 'lone-ranger')]).toEqual([4, 5]);
  const alone = table({ law: { hand: ['colt'] }, outlaw: { ap: { id: 'cattle-kate', health: 1 }, pp: 'tom-horn' } });
  does(alone, ann, { type: 'play', card: 'colt' });
  expect(health(alone, 'lone-ranger')).toBe(5);
});

test('[BD-CHAR-TOM, BD-ACT-3] a Shotgun aimed at his partner that moves the token to him wakes him too', () => {
  const state = table({ law: { hand: ['shotgun'] }, outlaw: { pp: 'tom-horn', hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'shotgun' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  does(state, ann, { type: 'swap', token: 'outlaw' });
  expect(health(state, 'lone-ranger')).toBe(4);
});
