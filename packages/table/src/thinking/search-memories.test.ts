import { ITERATIONS, SearchMemory } from '@saloon/bots';
import { findGame } from '@saloon/catalog';
import { type AnyGame, defaultOptions, isLegal, moveInput, type Rng, rngFrom, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { questionFor } from './question-for.ts';
import { SearchMemories } from './search-memories.ts';
import { think } from './think.ts';

const duel = findGame('bang-duel') as AnyGame;
const TABLE = tableId('memories');

/** Bots play a table with one thread. Returns how much each search had thought. */
function thoughtOf(game: AnyGame, moves: number, memories: SearchMemories): readonly number[] {
  const state = game.setup(defaultOptions(game.options), 2, seedOf(3));
  const rng: Rng = rngFrom(seedOf(5));
  const thought: number[] = [];
  for (let i = 0; i < moves && game.outcome(state) === undefined; i++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) throw new Error('Cannot go on: nobody acts');
    const question = questionFor(game, state, { table: TABLE, seat, owed: true, level: 'normal' }, rng);
    // As it is sent to a thread.
    const reply = think(game, structuredClone(question), memories);
    const { memory } = memories.of(game, question, rng);
    if (memory instanceof SearchMemory) thought.push(memory.search.iterations);
    const move = reply && game.parseMove(game.formatMove(reply.move));
    if (move === undefined || !isLegal(game, state, seat, move)) throw new Error('Cannot go on: that is not legal');
    game.apply(state, moveInput(game, state, { at: game.now(state) + 1, seat, move }));
  }
  return thought;
}

test('a bot that decides again without new information continues its search', () => {
  const thought = thoughtOf(duel, 16, new SearchMemories());
  expect(thought.length).toBeGreaterThan(5);
  expect(thought.every((iterations) => iterations % ITERATIONS.normal === 0)).toBe(true);
  expect(thought.filter((iterations) => iterations > ITERATIONS.normal).length).toBeGreaterThan(0);
});

test('a seat is remembered until sixteen others were asked, each with its own', () => {
  const memories = new SearchMemories();
  const rng = rngFrom(seedOf(1));
  const state = duel.setup(defaultOptions(duel.options), 2, seedOf(3));
  const asked = (table: number) => {
    const asking = {
      table: tableId(`memories${table}`),
      seat: duel.toAct(state)[0] ?? expect.fail(),
      owed: true,
    } as const;
    return memories.of(duel, questionFor(duel, state, { ...asking, level: 'hard' }, rng), rng);
  };
  const first = asked(0);
  for (let table = 1; table < 16; table++) expect(asked(table)).not.toBe(first);
  expect(asked(0)).toBe(first);
  for (let table = 1; table <= 16; table++) asked(table);
  expect(asked(0)).not.toBe(first);
});
