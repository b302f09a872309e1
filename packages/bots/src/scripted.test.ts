import { seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { scripted } from './scripted.ts';
import { quickHands } from './testing/index.ts';
import { sightOf } from './testing/sight-of.ts';
import { seated } from './thought.ts';

const [ann, bob] = [seat(0), seat(1)];
const state = quickHands.setup({ prize: 5 }, 2, seedOf(7));

test("it does what the game's script says", () => {
  const { sight, rng } = sightOf(state, ann, true, { script: (_seen, _by, legal) => legal[2] });
  expect(seated(scripted).decide(sight, rng)?.move).toEqual(sight.legal()[2]);
});

test('where the script says nothing it does anything it has to, and else waits', () => {
  const asked = sightOf(state, ann, true, { script: () => undefined });
  expect(asked.sight.legal()).toContainEqual(seated(scripted).decide(asked.sight, asked.rng)?.move);
  const unasked = sightOf(state, bob, false, { script: () => undefined });
  expect(seated(scripted).decide(unasked.sight, unasked.rng)).toBeUndefined();
});
