import { rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { ann, bob, heist, play, table } from '../testing/index.ts';
import type { State } from './state.ts';

const redeals = (state: State, by: Seat, count = 300): State[] => {
  const rng = rngFrom(seedOf(5));
  return Array.from({ length: count }, () => coltExpress.redeal(state, by, rng));
};

test('[CE-EXEC-7, CE-INV-3] a card already resolved in this heist cannot be the one still face down', () => {
  // Bob's only Marshal card and only punch are open and resolved; ann is asked; bob's last card is face down.
  const state = table([{ at: 'W2r' }, { at: 'W1r' }, { at: 'W3i' }], { marshal: 1 });
  heist(state, 'bob:punch bob:marshal ann:move bob:fire:down');
  play(state, bob, 'marshal forward');
  expect([state.phase, state.resolved, state.active]).toEqual(['heist', 2, ann]);
  const kinds = new Set(redeals(state, ann).map((other) => coltExpress.view(other, bob).pile[3]?.card));
  expect(kinds).toEqual(new Set(['move', 'ladder', 'fire', 'robbery']));
});

test('[CE-DUO-17, CE-RULING-18] a hidden card that brought a bonus card is a fire card of the other bandit', () => {
  const state = table(
    [
      { team: [{ bandit: 'ghost' }, { bandit: 'tuco' }], hand: 'ghost-fire tuco-move ghost-move' },
      { team: [{ bandit: 'doc' }, { bandit: 'django' }], hand: 'doc-move' },
    ],
    {},
  );
  play(state, ann, 'play fire of ghost down with move');
  const seen = new Set(
    redeals(state, bob).map((other) => {
      const card = coltExpress.view(other, ann).pile[0];
      return `${card?.bandit} ${card?.card}`;
    }),
  );
  expect(seen).toEqual(new Set(['ghost fire']));
});
