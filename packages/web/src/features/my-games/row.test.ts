import { gameId, seat } from '@saloon/kernel';
import { type SeatedTable, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { FinishedGame } from '../../net/finished-games.ts';
import { daysAgo, rowsOf } from './row.ts';

const score = { en: '$750', ru: '750\u00a0$' };
const solo: FinishedGame = {
  table: 'solo01',
  isSolo: true,
  game: 'colt-express',
  others: ['Ruby'],
  seat: 0,
  place: 2,
  seats: 2,
  points: 750,
  score,
  at: 20,
};
const seated: SeatedTable = {
  id: tableId('table1'),
  game: gameId('bang-duel'),
  title: 'Noon',
  pace: undefined,
  phase: 'over',
  isPrivate: true,
  seat: seat(1),
  names: ['Bob', 'Ann'],
  toAct: [],
  isYourTurn: false,
  touchedAt: 30,
};

test('games that this browser saw end have a result; the server’s others have one if it says so', () => {
  const playing: SeatedTable = { ...seated, id: tableId('table2'), phase: 'playing' };
  expect(rowsOf([solo], [seated, playing])).toEqual([
    {
      id: 'table1',
      isSolo: false,
      game: 'bang-duel',
      title: 'Noon',
      others: ['Bob'],
      at: 30,
      seat: 1,
      kind: undefined,
      result: undefined,
    },
    {
      id: 'solo01',
      isSolo: true,
      game: 'colt-express',
      title: '',
      others: ['Ruby'],
      at: 20,
      seat: 0,
      result: { place: 2, seats: 2, points: 750, score },
    },
  ]);
});

test('a daily deal that ended on another device has its place and says what it was', () => {
  const [row] = rowsOf([], [{ ...seated, kind: 'daily', result: { place: 2, score: 0 } }]);
  expect(row).toMatchObject({ kind: 'daily', result: { place: 2, seats: 2, points: 0 } });
});

test('a game that both know is listed once', () => {
  const both = { ...solo, table: 'table1', isSolo: false };
  expect(rowsOf([both], [seated]).map(({ id, result }) => [id, result?.place])).toEqual([['table1', 2]]);
});

test('days are counted by the calendar, not by hours', () => {
  const [late, early] = [new Date(2026, 10, 17, 23, 50), new Date(2026, 10, 18, 0, 10)].map(Number);
  expect(daysAgo(early ?? 0, early ?? 0)).toBe(0);
  expect(daysAgo(late ?? 0, early ?? 0)).toBe(1);
});
