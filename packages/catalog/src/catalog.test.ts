import { expect, test } from 'vitest';
import { findGame, games } from './index.ts';

test('every game is found by its id, which no other has', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  for (const game of games) expect(findGame(game.id)).toBe(game);
});

test('an id is fit for a link', () => {
  for (const { id } of games) expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test('what is no game is not found', () => {
  expect(findGame('poker')).toBeUndefined();
});
