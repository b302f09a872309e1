import { type AnyGame, defaultOptions, randomWalk, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { games } from './index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The distinct moves of a random game. */
function movesOf(game: AnyGame): readonly Fields[] {
  const options = defaultOptions(game.options);
  const state = game.setup(options, game.seats(options).min, seedOf(3));
  const moves = new Map<string, Fields>();
  randomWalk(game, state, rngFrom(seedOf(4)), 300, (input) => {
    if (input.type === 'move') moves.set(game.formatMove(input.move), input.move as Fields);
  });
  return [...moves.values()];
}

const without = (move: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(move).filter(([other]) => other !== name));

test.each(games)('$id reads only own fields of a move', (game) => {
  const moves = movesOf(game);
  expect(moves.length).toBeGreaterThan(10);
  for (const move of moves) {
    expect(game.parseMove({ ...move })).toEqual(move);
    expect(game.parseMove(Object.create(move))).toBeUndefined();
    for (const [name, value] of Object.entries(move)) {
      const inherited = Object.assign(Object.create({ [name]: value }), without(move, name));
      expect(game.parseMove(inherited)).toEqual(game.parseMove(without(move, name)));
    }
  }
});

test.each(games)('$id treats __proto__ as an unknown field', (game) => {
  for (const move of movesOf(game)) {
    const text = JSON.stringify(move);
    expect(game.parseMove(JSON.parse(`{"__proto__":${text}}`))).toBeUndefined();
    expect(game.parseMove(JSON.parse(`${text.slice(0, -1)},"__proto__":{}}`))).toBeUndefined();
    expect(game.parseMove(JSON.parse(`${text.slice(0, -1)},"constructor":1}`))).toBeUndefined();
    for (const word of ['__proto__=x', 'constructor=x', '__proto__', 'toString']) {
      expect(game.parseMove(`${game.formatMove(move)} ${word}`)).toBeUndefined();
    }
  }
});

test.each(games)('$id rejects lists with gaps', (game) => {
  for (const move of movesOf(game)) {
    for (const [name, value] of Object.entries(move)) {
      if (!Array.isArray(value)) continue;
      const gap: unknown[] = [...value];
      gap.length += 1;
      expect(game.parseMove({ ...move, [name]: gap })).toBeUndefined();
    }
  }
});
