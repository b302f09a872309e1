import { choose, defaultOptions, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { bangDuel, type Move, type State } from '../index.ts';
import { orderOf } from './order.ts';

/** Plays random games and calls `look` with every list of legal moves. */
function watch(games: number, look: (state: State, by: Seat, legal: readonly Move[]) => void): void {
  for (let number = 0; number < games; number++) {
    const state = bangDuel.setup({ ...defaultOptions(bangDuel.options), charactersPerSide: 8 }, 2, seedOf(number));
    const rng = rngFrom(seedOf(1000 + number));
    while (bangDuel.outcome(state) === undefined) {
      for (const by of bangDuel.toAct(state)) {
        const legal = bangDuel.legalMoves(state, by);
        look(state, by, legal);
        bangDuel.apply(state, { type: 'move', at: 0, seat: by, move: choose(rng, legal) });
      }
    }
  }
}

const copyOf = (move: Move): Move => JSON.parse(JSON.stringify(move));

test('a move and its JSON copy decode alike', () => {
  const seen = new Set<Move>();
  watch(30, (_state, _by, legal) => {
    for (const move of legal) {
      if (seen.has(move)) continue;
      seen.add(move);
      expect(orderOf(copyOf(move))).toEqual(orderOf(move));
    }
  });
  expect(seen.size).toBeGreaterThan(1000);
});

test('a list of moves doesn’t change later', () => {
  const lists: [list: readonly Move[], text: string][] = [];
  watch(2, (_state, _by, legal) => lists.push([legal, JSON.stringify(legal)]));
  for (const [list, text] of lists) expect(JSON.stringify(list)).toBe(text);
  expect(new Set(lists.map(([list]) => list.length)).size).toBeGreaterThan(7);
});

test('[BD-END-1] conceding isn’t listed and answers no question; a copy of a legal move answers the current one', () => {
  const concede: Move = { type: 'concede' };
  watch(2, (state, by, legal) => {
    const [first] = legal;
    if (first === undefined) throw new Error(`Cannot find a legal move of seat ${by}`);
    expect(legal.some(({ type }) => type === 'concede')).toBe(false);
    expect(bangDuel.question(state, concede)).toBeUndefined();
    expect(bangDuel.question(state, copyOf(first))).toBe(state.question);
    expect(bangDuel.question(state, first)).toBe(state.question);
  });
});
