import { expect, test } from 'vitest';
import { change } from '../../core/settings/store.ts';
import { shareText } from './share-text.ts';

const you = { place: 1, score: 2350, rank: 3, table: 'aaaaaa' };
const deal = { number: 142, game: 'colt-express', finishers: 41 };
const title = 'Colt Express';

test('the text says which game, what came of it and which rank that is, and nothing of the cards', () => {
  const stars = [2, 1, 3, 3, 2];
  expect(shareText({ ...deal, you: { ...you, stars, percentile: 82 } }, title)).toBe(
    'Saloon 142 · Colt Express · $2,350 · Rank 3 of 41 · ★★☆ ★☆☆ ★★★ ★★★ ★★☆ · 82%',
  );
  expect(shareText({ ...deal, you }, title)).toBe('Saloon 142 · Colt Express · $2,350 · Rank 3 of 41');
  change({ lang: 'ru' });
  expect(shareText({ ...deal, you }, title)).toContain(' · $2\u00a0350 · ');
  change({ lang: 'en' });
  expect(shareText({ ...deal, game: 'bang-duel', you: { ...you, score: 0 } }, 'The Duel')).toContain('The Duel · Lost');
});
