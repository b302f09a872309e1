import { choose, defaultOptions, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { bangDuel, type Move, type State } from './index.ts';
import { DISCARDS } from './move-table.ts';
import { beginList, countOffered, endList, isListed, offer, orderOf } from './offers.ts';
import { orderIn, pack, unpack } from './order.ts';

/** Random games; `look` is shown every list of legal moves before one of them is played. */
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

test('a move means the same on the list made last, on an older one, and as a copy from elsewhere', () => {
  const seen = new Set<Move>();
  watch(30, (_state, _by, legal) => {
    for (const move of legal) {
      if (seen.has(move)) continue;
      seen.add(move);
      const listed = orderOf(move);
      expect(listed).toEqual(orderIn(move));
      expect(orderOf(copyOf(move))).toEqual(listed);
      expect(unpack(pack(listed))).toEqual(listed);
    }
  });
  expect(seen.size).toBeGreaterThan(1000);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 20])(
  'a list of %i moves has them all, in the order in which they were offered',
  (length) => {
    beginList();
    for (let kind = 0; kind < length; kind++) offer(DISCARDS, kind);
    expect(endList()).toEqual(DISCARDS.moves.slice(0, length));
  },
);

test('a list stays as it is when the next one is made', () => {
  const lists: [list: readonly Move[], text: string][] = [];
  watch(2, (_state, _by, legal) => lists.push([legal, JSON.stringify(legal)]));
  for (const [list, text] of lists) expect(JSON.stringify(list)).toBe(text);
  expect(new Set(lists.map(([list]) => list.length)).size).toBeGreaterThan(7);
});

test('[BD-END-1] conceding is on no list and answers no question, a copy of a legal move answers the present one', () => {
  const concede: Move = { type: 'concede' };
  watch(2, (state, by, legal) => {
    const [first] = legal;
    if (first === undefined) throw new Error(`Cannot find a legal move of seat ${by}`);
    if (state.phase !== 'setup') {
      expect(countOffered()).toBe(legal.length);
      expect(legal.slice(0, 24).every(isListed)).toBe(true);
      expect(legal.slice(24).some(isListed)).toBe(false);
    }
    expect(isListed(concede)).toBe(false);
    expect(bangDuel.question(state, concede)).toBeUndefined();
    expect(bangDuel.question(state, copyOf(first))).toBe(state.question);
    expect(bangDuel.question(state, first)).toBe(state.question);
  });
});
