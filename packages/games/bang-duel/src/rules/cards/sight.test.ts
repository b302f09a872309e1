import { expect, test } from 'vitest';
import { ann, does, may, table } from '../../testing/index.ts';

test('[BD-CARD-SIGHT, BD-PLAY-5] hit cards reach the PP, other cards do not', () => {
  const state = table({
    law: { ap: { id: 'django', gear: ['sight'] }, hand: ['colt', 'derringer', 'duel', 'strong-ale'] },
  });
  const reach = ['colt', 'derringer', 'duel', 'strong-ale'].filter((card) =>
    may(state, ann, { type: 'play', card, target: 'dalton-brothers' }),
  );
  expect(reach).toEqual(['colt', 'derringer']);
});

test('[BD-CARD-SIGHT, BD-ACT-1] a Sight on the PP sleeps', () => {
  const state = table({ law: { ap: 'django', pp: { id: 'wyatt-earp', gear: ['sight'] }, hand: ['colt'] } });
  expect(may(state, ann, { type: 'play', card: 'colt', target: 'dalton-brothers' })).toBe(false);
  does(state, ann, { type: 'move-token' });
  expect(may(state, ann, { type: 'play', card: 'colt', target: 'dalton-brothers' })).toBe(true);
});
