import { seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { botWith } from './policy.ts';
import { scripted } from './scripted.ts';
import { quickHands } from './testing/index.ts';
import { sightOf } from './testing/information-set-of.ts';

const [ann, bob] = [seat(0), seat(1)];
const state = quickHands.setup({ prize: 5 }, 2, seedOf(7));

test("it plays the move from the game's script", () => {
  const { info, rng } = sightOf(state, ann, true, { script: (_seen, _by, legal) => legal[2] });
  expect(botWith(scripted).decide(info, rng)?.move).toEqual(info.legal()[2]);
});

test('without a scripted move it plays a random move if it owes one, or waits', () => {
  const asked = sightOf(state, ann, true, { script: () => undefined });
  expect(asked.info.legal()).toContainEqual(botWith(scripted).decide(asked.info, asked.rng)?.move);
  const unasked = sightOf(state, bob, false, { script: () => undefined });
  expect(botWith(scripted).decide(unasked.info, unasked.rng)).toBeUndefined();
});
