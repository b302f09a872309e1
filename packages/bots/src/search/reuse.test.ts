import { type Input, itemAt, rngFrom, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { SeatInformationSet } from '../information-set.ts';
import { quickHands } from '../testing/index.ts';
import type { Move, State } from '../testing/quick-hands.ts';
import { continued, remember, SearchMemory } from './reuse.ts';
import { Search } from './search.ts';

const ann = seat(0);

/** Quick hands in which a seat plays its first three cards in a row, so that its own moves follow each other. */
const game: typeof quickHands = {
  ...quickHands,
  apply: (state, input, emit) => {
    const { active } = state;
    quickHands.apply(state, input, emit);
    if (input.type === 'move' && input.move.type === 'play' && itemAt(state.hands, active).length > 2) {
      state.active = active;
    }
  },
};

/** Ann after a search. */
function thought() {
  const state = game.setup({ prize: 5 }, 2, seedOf(7));
  const rng = rngFrom(seedOf(1));
  const info = new SeatInformationSet(game, ann, state, rng);
  info.renew(true);
  const search = new Search(info, 'normal', rng);
  search.think({ iterations: 300, depth: 4 });
  return { state, info, search };
}

/** Ann after a search and a chosen move, followed by whatever `happens` does. */
function after(chosen: (info: SeatInformationSet<State, Move>) => Move, ...happens: Input<Move>[]) {
  const { state, info, search } = thought();
  const move = chosen(info);
  remember(info, search, move);
  game.apply(state, { type: 'move', at: 700, seat: ann, move });
  for (const input of happens) game.apply(state, input);
  info.renew(true);
  return { info, search, state };
}
const firstPlay = (info: SeatInformationSet<State, Move>): Move =>
  info.legal().find(({ type }) => type === 'play') ?? expect.fail('a card can be played');
const firstSwap = (info: SeatInformationSet<State, Move>): Move =>
  info.legal().find(({ type }) => type === 'swap') ?? expect.fail('a card can be swapped');

test('after a move of its own that revealed nothing, a seat continues with the tree', () => {
  const { info, search } = after(firstPlay);
  expect(continued(info)).toBe(search);
  const known = search.candidates();
  expect(known.length).toBeGreaterThan(0);
  expect(known.every(({ move }) => info.legal().some((legal) => JSON.stringify(legal) === JSON.stringify(move)))).toBe(
    true,
  );
  const visits = known.reduce((sum, one) => sum + one.visits, 0);
  search.think({ iterations: 50, depth: 4 });
  expect(search.candidates().reduce((sum, one) => sum + one.visits, 0)).toBe(visits + 50);
});

test('a drawn card or any other input is news, so the tree is dropped', () => {
  expect(continued(after(firstSwap).info)).toBeUndefined();
  expect(continued(after(firstPlay, { type: 'timer', at: 9000, id: 2 }).info)).toBeUndefined();
});

test('a tree with moves that are not legal is dropped, even if the deals happened to look the same', () => {
  const { state, info, search } = thought();
  const move = firstSwap(info);
  info.memory = new SearchMemory(search, move, [game.clone(state), game.clone(state)]);
  game.apply(state, { type: 'move', at: 700, seat: ann, move });
  info.renew(true);
  expect(continued(info)).toBeUndefined();
  const legal = info.legal().map(game.formatMove);
  expect(search.candidates().some((known) => known.move && !legal.includes(game.formatMove(known.move)))).toBe(true);
});

test('a tree is continued only once', () => {
  const { info } = after(firstPlay);
  continued(info);
  expect(continued(info)).toBeUndefined();
});
