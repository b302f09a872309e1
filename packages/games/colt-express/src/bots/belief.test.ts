import { defaultOptions, moveInput, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { kindOn, playerOf } from '../rules/pile.ts';
import { isSecret } from '../rules/redeal-cards.ts';
import type { State } from '../rules/state.ts';
import { ann, table } from '../testing/index.ts';
import { belief } from './belief.ts';

const DEALS = 40;

/** Every state of some games in which all seats follow the script. */
function* moments(games: number): Generator<State> {
  for (let number = 0; number < games; number++) {
    const rng = rngFrom(seedOf(number));
    const state = coltExpress.setup(defaultOptions(coltExpress.options), 4, seedOf(number));
    while (coltExpress.outcome(state) === undefined) {
      const by = coltExpress.toAct(state)[0] ?? expect.fail('somebody acts');
      const legal = coltExpress.legalMoves(state, by);
      const move = coltExpress.knowledge.script?.(state, by, legal, rng) ?? legal[0] ?? expect.fail('a move is legal');
      coltExpress.apply(state, moveInput(coltExpress, state, { at: state.at, seat: by, move }));
      yield state;
    }
  }
}

/** The last card that another player laid face down, if it is still secret. */
const lastSecret = (state: State, me: Seat): number => {
  const place = state.pile.length - 1;
  const card = state.pile[place];
  if (card === undefined) return -1;
  return playerOf(card) !== me && isSecret(state, card, place, playerOf(card)) ? place : -1;
};

test('face-down cards are guessed right more often when deals are weighted by belief', () => {
  const rng = rngFrom(seedOf(1));
  let [positions, blind, believed] = [0, 0, 0];
  for (const state of moments(12)) {
    const place = lastSecret(state, ann);
    if (place < 0) continue;
    positions += 1;
    let [hits, weights, weightOfHits] = [0, 0, 0];
    for (let deal = 0; deal < DEALS; deal++) {
      const seen = coltExpress.redeal(state, ann, rng);
      const weight = belief(seen, ann);
      const isHit = kindOn(seen.pile[place] ?? -1) === kindOn(state.pile[place] ?? -2);
      weights += weight;
      if (!isHit) continue;
      hits += 1;
      weightOfHits += weight;
    }
    blind += hits / DEALS;
    believed += weightOfHits / weights;
  }
  expect(positions).toBeGreaterThan(100);
  expect(believed / positions).toBeGreaterThan(1.15 * (blind / positions));
});

test('a robbery in an empty car is unlikely, one beside a jewel is likely', () => {
  const planned = (loot: string) =>
    belief(table([{}, { at: 'W2i' }, {}], { pile: 'bob:robbery:down', turn: 2, loot: { W2i: loot } }), ann);
  expect(planned('jewel')).toBe(1);
  expect(planned('')).toBeLessThan(0.2);
});

test('public cards and the seat’s own cards have full belief', () => {
  const seen = (pile: string) => belief(table([{ at: 'W1i' }, { at: 'W2i' }, {}], { pile, turn: 2 }), ann);
  expect(seen('bob:robbery')).toBe(1);
  expect(seen('ann:robbery:down')).toBe(1);
  expect(belief(table([{}, {}, {}]), seat(2))).toBe(1);
});
