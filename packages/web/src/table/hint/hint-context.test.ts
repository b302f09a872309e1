import { expect, test } from 'vitest';
import { cardsInMove } from './hint-context.ts';

test('a hint lights the cards that its move plays', () => {
  expect(cardsInMove({ type: 'play-card', card: 'fire', bonus: 'punch' })).toEqual(['fire', 'punch']);
  expect(cardsInMove({ type: 'discard', cards: ['n7', 'n7'] })).toEqual(['n7', 'n7']);
  expect(cardsInMove({ type: 'exchange', discard: 'b2' })).toEqual(['b2']);
  expect(cardsInMove('pass')).toEqual([]);
  expect(cardsInMove({ type: 'draw-cards' })).toEqual([]);
});
