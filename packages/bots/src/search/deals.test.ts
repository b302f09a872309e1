import { itemAt, type Recalled, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { quickHands } from '../testing/index.ts';
import { sightOf } from '../testing/information-set-of.ts';
import type { Move, State } from '../testing/quick-hands.ts';
import { LikelyDeals } from './deals.ts';
import type { Weigh } from './select.ts';

const [ann, bob] = [seat(0), seat(1)];
const DEALS = 400;

/** Bob has played a 34, and it is Ann's turn again. */
const PLAYED = 34;
const start = quickHands.setup({ prize: 5 }, 2, seedOf(7));
const state: State = {
  ...start,
  hands: [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ],
  deck: Array.from({ length: 40 }, (_, i) => i + 1).filter((card) => card > 8 && card !== PLAYED),
  left: 4,
};

const recall = (deal: State): readonly Recalled<State, Move>[] => {
  const hand = [...itemAt(deal.hands, bob), PLAYED];
  const before = { ...deal, deck: [], active: bob, hands: [itemAt(deal.hands, ann), hand] };
  return [
    {
      by: bob,
      cards: [...hand].sort((a, b) => a - b).reduce((sum, card) => 41 * sum + card, 0),
      choices: () => [{ state: before, move: { type: 'play', card: PLAYED } }],
    },
  ];
};

/** A player who nearly always plays the highest card. */
const highest: Weigh<State, Move> = (at, by, moves, weights) => {
  const best = Math.max(...itemAt(at.hands, by));
  moves.forEach((move, i) => {
    weights[i] = move?.type === 'play' && move.card === best ? 1 : 0.01;
  });
};

/** The share of deals in which Bob holds a higher card than the one he played. */
function holdsHigher(policy: Weigh<State, Move>, knowledge: Parameters<typeof sightOf>[3]): number {
  const { info, rng } = sightOf(state, ann, true, knowledge);
  const deals = new LikelyDeals(info, rng, policy);
  let higher = 0;
  for (let n = 0; n < DEALS; n++) if (itemAt(deals.deal().hands, bob).some((card) => card > PLAYED)) higher += 1;
  return higher / DEALS;
}

test('deals in which a past choice makes sense come more often', () => {
  const uniform: Weigh<State, Move> = (_state, _by, moves, weights) =>
    weights.splice(0, Infinity, ...moves.map(() => 1));
  const blind = holdsHigher(uniform, { recall });
  expect(blind).toBeGreaterThan(0.45);
  expect(holdsHigher(highest, { recall })).toBeLessThan(blind - 0.3);
});

test('without anything to recall, deals are as believable as the game says', () => {
  const belief = (deal: State) => (itemAt(deal.hands, bob).some((card) => card > PLAYED) ? 0 : 1);
  expect(holdsHigher(highest, { belief })).toBeLessThan(holdsHigher(highest, {}) - 0.2);
});

test('the same cards are judged once', () => {
  let judged = 0;
  const counted: Weigh<State, Move> = (...args) => {
    judged += 1;
    highest(...args);
  };
  const { info, rng } = sightOf({ ...state, deck: [9] }, ann, true, { recall });
  const deals = new LikelyDeals(info, rng, counted);
  for (let n = 0; n < DEALS; n++) deals.deal();
  expect(judged).toBe(5);
});
