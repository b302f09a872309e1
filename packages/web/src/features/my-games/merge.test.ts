import type { PlayedGame } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { ALL_GAMES, mergeGames } from './merge.ts';
import type { GameRow } from './row.ts';

const seen = (id: string, at: number, changes: Partial<GameRow> = {}): GameRow => ({
  id,
  isSolo: true,
  game: 'bang-duel',
  title: '',
  others: ['Ruby'],
  at,
  seat: 0,
  result: { place: 1, seats: 2, points: 3, score: { en: '$3', ru: '3 $' } },
  ...changes,
});
const played = (table: string, endedAt: number): PlayedGame => ({
  table,
  game: 'bang-duel',
  endedAt,
  place: 2,
  score: 1,
  hasWon: false,
  isRated: true,
  rating: { points: 1190, change: -10 },
  players: [
    { name: 'Bob', isBot: false, isYou: false, place: 1, score: 3 },
    { name: 'Ann', isBot: false, isYou: true, place: 2, score: 1 },
  ],
});
const ids = (rows: readonly GameRow[]) => rows.map(({ id }) => id);

test('a game that browser and server both have is listed once, with the score in words and the rating', () => {
  const rows = mergeGames(
    [seen('both', 5, { isSolo: false }), seen('solo', 4)],
    { games: [played('both', 6)], isComplete: true },
    ALL_GAMES,
  );
  expect(ids(rows)).toEqual(['both', 'solo']);
  expect(rows[0]).toMatchObject({ seat: 1, others: ['Bob'], rating: { change: -10 }, result: { score: { en: '$3' } } });
});

test('the server says what a game was part of, also where this browser didn’t see its end', () => {
  const games = [{ ...played('a', 8), kind: 'daily' as const }, played('b', 5)];
  const rows = mergeGames([seen('b', 5, { kind: 'tournament' })], { games, isComplete: true }, ALL_GAMES);
  expect(rows.map(({ kind }) => kind)).toEqual(['daily', 'tournament']);
});

test('rows older than the last loaded page wait for the next one', () => {
  const own = [seen('new', 9), seen('old', 2)];
  const games = [played('a', 8), played('b', 5)];
  expect(ids(mergeGames(own, { games, isComplete: false }, ALL_GAMES))).toEqual(['new', 'a', 'b']);
  expect(ids(mergeGames(own, { games, isComplete: true }, ALL_GAMES))).toEqual(['new', 'a', 'b', 'old']);
  expect(ids(mergeGames(own, { games: [], isComplete: true }, ALL_GAMES))).toEqual(['new', 'old']);
});

test('this browser’s games are filtered as the server filters its own', () => {
  const day = Date.parse('2026-11-18');
  const own = [
    seen('won', day + 1),
    seen('lost', day - 1, { result: { place: 2, seats: 2, points: 0 } }),
    seen('train', day, { game: 'colt-express', others: ['Doc'] }),
    seen('unknown', day, { result: undefined, others: [] }),
  ];
  const listed = (filter: Partial<typeof ALL_GAMES>) =>
    ids(mergeGames(own, { games: [], isComplete: true }, { ...ALL_GAMES, ...filter })).sort();
  expect(listed({ game: 'colt-express' })).toEqual(['train']);
  expect(listed({ result: 'won' })).toEqual(['train', 'won']);
  expect(listed({ result: 'lost' })).toEqual(['lost']);
  expect(listed({ opponent: ' RUB' })).toEqual(['lost', 'won']);
  expect(listed({ from: '2026-11-18' })).toEqual(['train', 'unknown', 'won']);
  expect(listed({ until: '2026-11-17' })).toEqual(['lost']);
});

test('a game on a shared device is neither won nor lost', () => {
  const own = [seen('shared', 1, { result: { place: 1, seats: 2, points: 3, winners: ['Ann'] } })];
  const listed = (result: string) => ids(mergeGames(own, { games: [], isComplete: true }, { ...ALL_GAMES, result }));
  expect([listed(''), listed('won'), listed('lost')]).toEqual([['shared'], [], []]);
});
