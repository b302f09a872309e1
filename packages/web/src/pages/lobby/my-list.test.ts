import { gameId, seat } from '@saloon/kernel';
import { type SeatedTable, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { MyTable } from '../../net/my-tables.ts';
import { finishedTables, listTables } from './my-list.ts';

const told = (id: string, more: Partial<SeatedTable> = {}): SeatedTable => ({
  id: tableId(id),
  game: gameId('wright-brothers'),
  title: '',
  pace: 'live',
  phase: 'playing',
  isPrivate: false,
  seat: seat(0),
  names: ['Ann', 'Bob', ''],
  toAct: [seat(1)],
  isYourTurn: false,
  touchedAt: 100,
  ...more,
});
const kept = (id: string, more: Partial<MyTable> = {}): MyTable => ({
  table: tableId(id),
  isSolo: false,
  game: 'wright-brothers',
  title: '',
  phase: 'playing',
  seats: 4,
  taken: 2,
  at: 50,
  ...more,
});
const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

test('what waits for you comes first, then the latest', () => {
  const seated = [told('late', { touchedAt: 300 }), told('mine', { isYourTurn: true }), told('early')];
  expect(ids(listTables(seated, [kept('solo', { isSolo: true, at: 200 })], false))).toEqual([
    'mine',
    'late',
    'solo',
    'early',
  ]);
});

test('of those that wait for you the one with the least time comes first, whatever happened last', () => {
  const mine = (id: string, dueAt?: number) =>
    told(id, { pace: 'correspondence', isYourTurn: true, ...(dueAt === undefined ? {} : { dueAt }) });
  const theirs = told('theirs', { dueAt: 10, touchedAt: 900 });
  const seated = [theirs, mine('live'), { ...mine('late', 700), touchedAt: 800 }, mine('soon', 500)];
  expect(listTables(seated, [], false).map(({ id, dueAt }) => [id, dueAt])).toEqual([
    ['soon', 500],
    ['late', 700],
    ['live', undefined],
    ['theirs', 10],
  ]);
});

test('the house knows its tables better than this browser does', () => {
  const mine = [kept('gone'), kept('solo', { isSolo: true })];
  expect(ids(listTables([told('here')], mine, false))).toEqual(['here', 'solo']);
  expect(ids(listTables(undefined, mine, false))).toEqual(['gone', 'solo']);
});

test('a table says whom it waits for, or for how many', () => {
  const standings = (one: SeatedTable) => listTables([one], [], false)[0]?.standing;
  expect(standings(told('a'))).toEqual({ type: 'waits-for', names: ['Bob'] });
  expect(standings(told('a', { isYourTurn: true }))).toEqual({ type: 'your-turn' });
  expect(standings(told('a', { phase: 'waiting', toAct: [] }))).toEqual({ type: 'gathering', taken: 2, seats: 3 });
  expect(standings(told('a', { toAct: [] }))).toEqual({ type: 'playing' });
  expect(listTables([told('a')], [], false)[0]?.others).toEqual(['Bob']);
});

test('who is asked to play again finds that first, and is led to the table', () => {
  const asked = told('asked', { phase: 'over', toAct: [seat(0)], isYourTurn: true });
  const seated = [told('late', { touchedAt: 300 }), asked];
  expect(listTables(seated, [], false).map(({ id, standing }) => [id, standing.type])).toEqual([
    ['asked', 'asked-again'],
    ['late', 'waits-for'],
  ]);
  expect(finishedTables(seated, [])).toEqual([]);
});

test('without a line nothing is claimed about a table in the house', () => {
  expect(listTables(undefined, [kept('a')], true)[0]?.standing).toEqual({ type: 'unreachable' });
  expect(listTables(undefined, [kept('a', { isSolo: true })], true)[0]?.standing).toEqual({ type: 'playing' });
});

test('finished games are for their replay only', () => {
  const seated = [told('done', { phase: 'over', toAct: [] }), told('on')];
  expect(ids(listTables(seated, [kept('old', { isSolo: true, phase: 'over' })], false))).toEqual(['on']);
  expect(ids(finishedTables(seated, []))).toEqual(['done']);
  const mine = [kept('solo', { isSolo: true, phase: 'over', at: 9e15 }), kept('house', { phase: 'over' }), kept('on')];
  expect(ids(finishedTables(seated, mine))).toEqual(['solo', 'done']);
});

test('a live game and a finished one may be taken off the list, not one where somebody waits', () => {
  const off = (one: SeatedTable) => [...listTables([one], [], false), ...finishedTables([one], [])][0]?.putAway;
  expect(off(told('a'))).toEqual({ table: 'a', phase: 'playing', isAsked: false });
  expect(off(told('a', { isYourTurn: true }))).toEqual({ table: 'a', phase: 'playing', isAsked: true });
  expect(off(told('a', { phase: 'over', pace: 'correspondence' }))).toEqual({
    table: 'a',
    phase: 'over',
    isAsked: false,
  });
  expect(off(told('a', { pace: 'correspondence' }))).toBeUndefined();
  expect(off(told('a', { phase: 'waiting' }))).toBeUndefined();
  expect(listTables(undefined, [kept('a')], false)[0]?.putAway).toBeUndefined();
});
