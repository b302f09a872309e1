import { type Knowledge, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import { expect, test, vi } from 'vitest';
import { SeatInformationSet } from '../information-set.ts';
import { botWith } from '../policy.ts';
import { quickHands } from '../testing/index.ts';
import { sightOf } from '../testing/information-set-of.ts';
import { even, odd, pennies } from '../testing/pennies.ts';
import type { Move, State } from '../testing/quick-hands.ts';
import { type Budget, Search } from './search.ts';
import { searchPolicy } from './search-policy.ts';

const [ann, bob] = [seat(0), seat(1)];
/** With an empty deck nobody can swap, so only playing cards scores. */
const state = { ...quickHands.setup({ prize: 5 }, 2, seedOf(7)), deck: [] };
const withDeck = quickHands.setup({ prize: 5 }, 2, seedOf(7));
const budget: Budget = { iterations: 200, depth: 10 };

function candidates(by: Seat, owed: boolean, given: Budget = budget, seed = 1) {
  const { info, rng } = sightOf(state, by, owed, {}, seed);
  const search = new Search(info, 'normal', rng);
  search.think(given);
  return search.candidates();
}

test('search finds the scoring move', () => {
  const highest = Math.max(...(state.hands[ann] ?? []));
  const [best] = candidates(ann, true);
  expect(best?.move).toEqual({ type: 'play', card: highest });
});

test('search finds it by roll-outs alone, without an evaluation', () => {
  const { info, rng } = sightOf(state, ann, true, { evaluate: () => 0 });
  const search = new Search(info, 'normal', rng);
  search.think({ iterations: 1500, depth: 40 });
  const highest = Math.max(...(state.hands[ann] ?? []));
  expect(search.candidates()[0]?.move).toEqual({ type: 'play', card: highest });
});

test('an unasked seat waits if it gains nothing, and acts if it gains much', () => {
  const decide = (evaluate: Knowledge<State, Move>['evaluate']) => {
    const { info, rng } = sightOf(withDeck, bob, false, { evaluate });
    return botWith(searchPolicy('s', 'normal', { iterations: 200, depth: 0 })).decide(info, rng);
  };
  const lowest = Math.min(...(state.hands[bob] ?? []));
  expect(decide((after, by) => (after.hands[by]?.includes(lowest) ? 10 : 0))).toBeUndefined();
  expect(decide((after, by) => (after.hands[by]?.includes(lowest) ? 0 : 10))?.move).toEqual({
    type: 'swap',
    card: lowest,
  });
});

test('the same seed and iterations give the same result', () => {
  expect(candidates(ann, true)).toEqual(candidates(ann, true));
  expect(candidates(ann, true, budget, 2)).not.toEqual(candidates(ann, true));
});

test('every iteration counts as a visit to one of the seat’s moves, and a time limit can stop it', () => {
  expect(candidates(ann, true).reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
  const isOver = vi.fn(() => isOver.mock.calls.length >= 7);
  expect(candidates(ann, true, { ...budget, isOver }).reduce((sum, { visits }) => sum + visits, 0)).toBe(7);
});

test('search never gets the true state', () => {
  const handed = new Set<State>();
  const { info, rng } = sightOf(state, ann, true, {
    evaluate: (seen) => {
      handed.add(seen);
      return 0;
    },
    appeal: (seen) => {
      handed.add(seen);
      return 1;
    },
  });
  const before = JSON.stringify(state);
  new Search(info, 'normal', rng).think(budget);
  expect(handed.size).toBeGreaterThan(100);
  for (const seen of handed) {
    expect(seen).not.toBe(state);
    expect(seen.rng).not.toBe(state.rng);
  }
  expect(JSON.stringify(state)).toBe(before);
});

test('likely moves are tried first, and impossible ones hardly ever', () => {
  const { info, rng } = sightOf(withDeck, ann, true, {
    evaluate: () => 0,
    appeal: (_s, _by, move) => (move.type === 'swap' ? 0 : 1),
  });
  const search = new Search(info, 'normal', rng);
  search.think({ iterations: 60, depth: 0 });
  const visits = (type: Move['type']) =>
    search.candidates().reduce((sum, { move, visits: n }) => sum + (move?.type === type ? n : 0), 0);
  expect(visits('play')).toBeGreaterThan(8 * visits('swap'));
});

test.each([even, odd])('a seat that chooses at the same time as seat %i cannot react to its choice', (by) => {
  const coins = pennies.setup({ heads: 1 }, 2, seedOf(1));
  const info = new SeatInformationSet(pennies, by, coins, rngFrom(seedOf(3)));
  info.renew(true);
  const search = new Search(info, 'normal', rngFrom(seedOf(4)));
  search.think({ iterations: 4000, depth: 4 });
  // If the other seat saw the coin, both coins would lose. Without seeing it, each wins half the time.
  for (const { worth, visits } of search.candidates()) {
    expect(visits).toBeGreaterThan(1000);
    expect(worth).toBeGreaterThan(0.4);
    expect(worth).toBeLessThan(0.6);
  }
});

test('deals that do not fit how the others played are mostly rejected', () => {
  const isStrong = (seen: State) => Math.max(...(seen.hands[bob] ?? [])) > 30;
  const shareOfStrong = (belief: Knowledge<State, Move>['belief']) => {
    const judged: boolean[] = [];
    const { info, rng } = sightOf(withDeck, ann, true, {
      ...(belief && { belief }),
      evaluate: (seen) => {
        judged.push(isStrong(seen));
        return 0;
      },
    });
    new Search(info, 'normal', rng).think({ iterations: 400, depth: 0 });
    return judged.filter(Boolean).length / judged.length;
  };
  const blind = shareOfStrong(undefined);
  expect(shareOfStrong(() => 1)).toBeCloseTo(blind, 1);
  expect(shareOfStrong((seen) => (isStrong(seen) ? 1 : 0.1))).toBeGreaterThan(blind + 0.08);
  expect(shareOfStrong((seen) => (isStrong(seen) ? 0 : 1))).toBeLessThan(blind / 2);
});
