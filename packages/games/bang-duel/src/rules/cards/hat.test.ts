import { expect, test } from 'vitest';
import { ann, bob, discarded, does, gear, health, may, table } from '../../testing/index.ts';

test('[BD-CARD-HAT, BD-HIT-4] discarded, it is a miss', () => {
  const state = table({ law: { hand: ['colt'] }, outlaw: { ap: { id: 'tom-horn', gear: ['hat'] } } });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'use-hat' });
  expect(health(state, 'tom-horn')).toBe(4);
  expect(gear(state, 'tom-horn')).toEqual([]);
  expect(discarded(state)).toEqual(['colt', 'hat']);
});

test('[BD-CARD-HAT, BD-HIT-7, BD-HIT-8] it protects only its bearer, and isn’t a miss card in hand', () => {
  const state = table({
    law: { hand: ['winchester'] },
    outlaw: { ap: { id: 'tom-horn', gear: ['hat'] }, hand: ['hat'] },
  });
  does(state, ann, { type: 'play', card: 'winchester', target: 'dalton-brothers' });
  expect(may(state, bob, { type: 'use-hat' })).toBe(false);
  expect(may(state, bob, { type: 'dodge' })).toBe(false);
});

test('[BD-CARD-HAT, BD-CHAR-ANNIE] it works against a Missed! that Annie plays as Colt', () => {
  const state = table({
    law: { ap: 'annie-oakley', hand: ['missed'] },
    outlaw: { ap: { id: 'tom-horn', gear: ['hat'] } },
  });
  does(state, ann, { type: 'play', card: 'missed', as: 'colt' });
  does(state, bob, { type: 'use-hat' });
  expect(health(state, 'tom-horn')).toBe(4);
});
