import { expect, test } from 'vitest';
import { bob, hand, table } from '../../testing/index.ts';

test.each([
  ['cattle-kate', [], 2],
  ['dalton-brothers', [], 3],
  ['dalton-brothers', ['bank'], 4],
] as const)('[BD-CHAR-DALTONS, BD-EX-12, BD-TURN-3] %s with %j as AP draws %i cards', (id, gear, drawn) => {
  const pp = id === 'dalton-brothers' ? 'tom-horn' : 'dalton-brothers';
  const state = table({ outlaw: { ap: { id, gear }, pp } }, { active: 'outlaw', atStart: true });
  expect(hand(state, bob)).toHaveLength(drawn);
});
