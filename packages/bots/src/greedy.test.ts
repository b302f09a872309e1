import { type Knowledge, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import { expect, test, vi } from 'vitest';
import { greedy } from './greedy.ts';
import { SeatInformationSet } from './information-set.ts';
import { botWith } from './policy.ts';
import { quickHands } from './testing/index.ts';
import type { Move, State } from './testing/quick-hands.ts';

const [ann, bob] = [seat(0), seat(1)];
const state = quickHands.setup({ prize: 5 }, 2, seedOf(7));

function decide(by: Seat, owed: boolean, knowledge: Partial<Knowledge<State, Move>> = {}, seed = 1) {
  const rng = rngFrom(seedOf(seed));
  const game = { ...quickHands, knowledge: { ...quickHands.knowledge, ...knowledge } };
  const info = new SeatInformationSet(game, by, state, rng);
  info.renew(owed);
  return botWith(greedy).decide(info, rng);
}

const likes =
  (wanted: (state: State) => boolean): Knowledge<State, Move>['evaluate'] =>
  (after) =>
    wanted(after) ? 1 : 0;

test('greedy plays the move with the best position after it', () => {
  const highest = Math.max(...(state.hands[ann] ?? []));
  const evaluate = likes((after) => after.scores[ann] === highest);
  expect(decide(ann, true, { evaluate })?.move).toEqual({ type: 'play', card: highest });
});

test('greedy waits when an unasked move gains nothing', () => {
  expect(decide(bob, false, { evaluate: () => 3 })).toBeUndefined();
});

test('greedy acts unasked if that is clearly better than waiting', () => {
  const first = state.hands[bob]?.[0] ?? expect.fail('there is a card');
  const evaluate = likes((after) => after.hands[bob]?.includes(first) === false);
  expect(decide(bob, false, { evaluate })?.move).toEqual({ type: 'swap', card: first });
});

test('greedy breaks ties with its own generator', () => {
  const evaluate = () => 0;
  const moves = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(decide(ann, true, { evaluate }, i)?.move)));
  expect(moves.size).toBeGreaterThan(5);
});

test('greedy tries every move on the same re-dealt states', () => {
  const tried = new Map<string, Set<string>>();
  const tempo = vi.fn((seen: State, _by: Seat, move: Move) => {
    const dealt = tried.get(quickHands.formatMove(move)) ?? new Set();
    tried.set(quickHands.formatMove(move), dealt.add(JSON.stringify(seen.deck)));
    return 300;
  });
  decide(ann, true, { tempo });
  const [first, ...others] = tried.values();
  expect(first?.size).toBe(4);
  for (const other of others) expect(other).toEqual(first);
});

test('greedy takes as long for its move as its level does', () => {
  const tempo = vi.fn((_state: State, _by: Seat, move: Move) => (move.type === 'play' ? 1000 + move.card : 7));
  const made = decide(ann, true, { tempo });
  expect(made?.after).toBe(made?.move.type === 'play' ? 1000 + made.move.card : 7);
});

test('a legal slip replaces the chosen move, an illegal one never does', () => {
  const evaluate = vi.fn(() => 0);
  const card = state.hands[bob]?.[2] ?? expect.fail('there is a card');
  expect(decide(bob, false, { evaluate, slip: () => ({ type: 'swap', card }) })?.move).toEqual({ type: 'swap', card });
  expect(evaluate).not.toHaveBeenCalled();
  expect(decide(bob, false, { evaluate, slip: () => ({ type: 'slap' }) })).toBeUndefined();
});

test('neither the game nor its knowledge passes the true state to greedy', () => {
  const handed: State[] = [];
  const keep = (seen: State) => {
    handed.push(seen);
    return 0;
  };
  decide(ann, true, {
    evaluate: keep,
    tempo: keep,
    slip: (seen) => {
      keep(seen);
      return undefined;
    },
  });
  expect(handed.length).toBeGreaterThan(40);
  for (const seen of handed) {
    expect(seen).not.toBe(state);
    expect(seen.deck).not.toEqual(state.deck);
    expect(seen.rng).not.toEqual(state.rng);
  }
});
