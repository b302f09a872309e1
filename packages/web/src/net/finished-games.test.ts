import { gameId, seat } from '@saloon/kernel';
import { type TableInfo, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import {
  type FinishedGame,
  finishedGame,
  finishedGames,
  noteFinished,
  readFinished,
  sharedGame,
} from './finished-games.ts';

const person = { type: 'person', name: 'Ann', isHere: true, isReady: true, standIn: undefined } as const;
const info: Extract<TableInfo, { phase: 'over' }> = {
  id: tableId('abc123'),
  game: gameId('colt-express'),
  title: '',
  options: {},
  seats: [{ type: 'bot', name: 'Ruby', level: 'hard' }, person, { type: 'bot', name: 'Hank', level: 'hard' }],
  host: seat(1),
  isPrivate: true,
  watching: { isAllowed: true, delay: 0 },
  spectators: 0,
  seedHash: undefined,
  phase: 'over',
  dealtAt: 0,
  outcome: { ranks: [1, 3, 2], scores: [900, 250, 500] },
  seed: '',
  rematch: undefined,
  next: undefined,
};
const score = { en: '$250', ru: '250\u00a0$' };
const game: FinishedGame = {
  table: 'abc123',
  isSolo: true,
  game: 'colt-express',
  others: ['Ruby', 'Hank'],
  seat: 1,
  place: 3,
  seats: 3,
  points: 250,
  score,
  at: 5,
};

test('a finished game has the place, the score and the others', () => {
  const say = (points: number, lang: 'en' | 'ru') => (lang === 'en' ? `$${points}` : `${points}\u00a0$`);
  expect(finishedGame(info, seat(1), { isSolo: true, at: 5, say })).toEqual(game);
});

test('a daily deal, a challenge and a tournament game say so; practice and others don’t', () => {
  const kindIn = (part: Partial<typeof info>) =>
    finishedGame({ ...info, ...part }, seat(1), { isSolo: false, at: 5, say: undefined }).kind;
  expect(kindIn({ duplicate: 'daily 2026-11-18' })).toBe('daily');
  expect(kindIn({ duplicate: 'challenge abc' })).toBe('challenge');
  expect(kindIn({ tournament: { id: 't', startBy: undefined, endBy: undefined } as never })).toBe('tournament');
  expect([kindIn({ duplicate: 'practice 2026-11-18' }), kindIn({})]).toEqual([undefined, undefined]);
  expect(
    readFinished(
      JSON.stringify([
        { ...game, kind: 'daily' },
        { ...game, kind: 'other' },
      ]),
    ),
  ).toEqual([{ ...game, kind: 'daily' }]);
});

test('a game seen again is listed once, with its first date', () => {
  noteFinished(game);
  noteFinished({ ...game, at: 9 });
  noteFinished({ ...game, table: 'def456', at: 9 });
  expect(finishedGames.value).toEqual([{ ...game, table: 'def456', at: 9 }, game]);
});

test('stored games are read back without broken ones, at most forty', () => {
  const broken = [{ ...game, place: 'first' }, { ...game, score: { en: '' } }, { ...game, others: [1] }, 7, null];
  expect(readFinished(JSON.stringify([...broken, game]))).toEqual([game]);
  expect(readFinished(JSON.stringify(Array.from({ length: 60 }, () => game)))).toHaveLength(40);
});

test('a game on a shared device has all players and its winner, and nobody of them is the reader', () => {
  const shared = sharedGame(info, { at: 7, say: undefined });
  expect(shared).toMatchObject({ others: ['Ruby', 'Ann', 'Hank'], winners: ['Ruby'], seat: 0, isSolo: true, at: 7 });
  expect(readFinished(JSON.stringify([shared]))).toEqual([JSON.parse(JSON.stringify(shared))]);
});
