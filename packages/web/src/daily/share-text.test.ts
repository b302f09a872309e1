import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

const you = { place: 1, score: 2350, rank: 3, table: 'aaaaaa' };

test('the text has the number, the stars and the percentile, and nothing of the cards', () => {
  const stars = [2, 1, 3, 3, 2];
  expect(shareText({ number: 142, you: { ...you, stars, percentile: 82 } })).toBe(
    'Saloon 142 · ★★☆ ★☆☆ ★★★ ★★★ ★★☆ · 82%',
  );
  expect(shareText({ number: 142, you: { ...you, stars } })).toBe('Saloon 142 · ★★☆ ★☆☆ ★★★ ★★★ ★★☆');
  expect(shareText({ number: 142, you })).toBe('Saloon 142');
});
