import { expect, test } from 'vitest';
import { openViews } from './open-views.ts';

test('what one view hides comes from another that shows it', () => {
  const ofAll = openViews([
    { round: 2, players: [{ cards: 2 }, { cards: 1, hand: undefined }], duel: { cards: 'face-down' } },
    { round: 2, players: [{ cards: 2, hand: ['3', '4'] }, { cards: 1 }], duel: { cards: 'face-down' } },
    { round: 2, players: [{ cards: 2 }, { cards: 1, hand: ['7'] }], duel: { cards: ['1', '2'] } },
  ]);
  expect(ofAll).toEqual({
    round: 2,
    players: [
      { cards: 2, hand: ['3', '4'] },
      { cards: 1, hand: ['7'] },
    ],
    duel: { cards: ['1', '2'] },
  });
});

test('what no viewer may see stays hidden, and if views differ the first one counts', () => {
  expect(openViews([{ canLoad: false, cards: 'face-down', none: undefined }, { canLoad: true }])).toEqual({
    canLoad: false,
    cards: 'face-down',
    none: undefined,
  });
  expect(openViews([[1, 2], [1]])).toEqual([1, 2]);
  expect(openViews([])).toBeUndefined();
});
