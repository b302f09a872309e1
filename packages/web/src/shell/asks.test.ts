import type { TableState } from '@saloon/client';
import { gameId, seat } from '@saloon/kernel';
import { type SeatedTable, type TableInfo, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { asksAt, asksOf, freshAsks } from './asks.ts';

const table = tableId('table1');
const game = gameId('colt-express');

const at = (questions: Readonly<Record<string, number>>, phase: TableInfo['phase'] = 'playing') =>
  ({
    info: { id: table, game, title: 'High noon', phase },
    offer: { moves: [{}], questions },
  }) as unknown as TableState;

const row = (id: string, more: Partial<SeatedTable>): SeatedTable => ({
  id: tableId(id),
  game,
  title: '',
  pace: 'correspondence',
  phase: 'playing',
  isPrivate: false,
  seat: seat(0),
  names: ['Ann', 'Bob'],
  toAct: [seat(0)],
  isYourTurn: true,
  touchedAt: 100,
  ...more,
});

test('a table asks if a move in the offer answers a question; optional moves don’t count', () => {
  expect(asksAt(at({ draw: 4, pass: 4 }), false)).toMatchObject([
    { why: 'your-turn', game, title: 'High noon', path: '/table/table1' },
  ]);
  expect(asksAt(at({ draw: 4 }), true)[0]?.path).toBe('/solo/table1');
  expect(asksAt(at({}), false)).toEqual([]);
  expect(asksAt(at({ draw: 4 }, 'over'), false)).toEqual([]);
});

test('a list asks for every waiting table, including answers after the end', () => {
  const asks = asksOf([row('a', {}), row('b', { isYourTurn: false }), row('c', { phase: 'over' })]);
  expect(asks.map(({ path, why }) => [path, why])).toEqual([
    ['/table/a', 'your-turn'],
    ['/table/c', 'asked-again'],
  ]);
});

test('a question is announced once, and the next one at the same table again', () => {
  const first = asksAt(at({ draw: 4 }), false);
  expect(freshAsks([], first)).toEqual(first);
  expect(freshAsks(first, asksAt(at({ draw: 4 }), false))).toEqual([]);
  const next = asksAt(at({ draw: 5 }), false);
  expect(freshAsks(first, next)).toEqual(next);
  const listed = asksOf([row('a', { dueAt: 1 }), row('b', {})]);
  expect(freshAsks(listed, asksOf([row('a', { dueAt: 2 }), row('b', {})])).map(({ path }) => path)).toEqual([
    '/table/a',
  ]);
});
