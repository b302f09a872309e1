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

test('tables waiting for you come first, then the latest', () => {
  const seated = [told('late', { touchedAt: 300 }), told('mine', { isYourTurn: true }), told('early')];
  expect(ids(listTables(seated, [kept('solo', { isSolo: true, at: 200 })], false))).toEqual([
    'mine',
    'late',
    'solo',
    'early',
  ]);
});

test('of the tables waiting for you, the one with the least time left comes first', () => {
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

test('the server’s list overrides what this browser remembers', () => {
  const mine = [kept('gone'), kept('solo', { isSolo: true })];
  expect(ids(listTables([told('here')], mine, false))).toEqual(['here', 'solo']);
  expect(ids(listTables(undefined, mine, false))).toEqual(['gone', 'solo']);
});

test('a table says whom it waits for, or how many players it lacks', () => {
  const standings = (one: SeatedTable) => listTables([one], [], false)[0]?.standing;
  expect(standings(told('a'))).toEqual({ type: 'waits-for', names: ['Bob'] });
  expect(standings(told('a', { isYourTurn: true }))).toEqual({ type: 'your-turn' });
  expect(standings(told('a', { phase: 'waiting', toAct: [] }))).toEqual({ type: 'gathering', taken: 2, seats: 3 });
  expect(standings(told('a', { toAct: [] }))).toEqual({ type: 'playing' });
  expect(listTables([told('a')], [], false)[0]?.others).toEqual(['Bob']);
});

test('an invitation to play again comes first and links to the table', () => {
  const asked = told('asked', { phase: 'over', toAct: [seat(0)], isYourTurn: true });
  const seated = [told('late', { touchedAt: 300 }), asked];
  expect(listTables(seated, [], false).map(({ id, standing }) => [id, standing.type])).toEqual([
    ['asked', 'asked-again'],
    ['late', 'waits-for'],
  ]);
  expect(finishedTables(seated, [])).toEqual([]);
});

test('offline, nothing is claimed about tables on the server', () => {
  expect(listTables(undefined, [kept('a')], true)[0]?.standing).toEqual({ type: 'unreachable' });
  expect(listTables(undefined, [kept('a', { isSolo: true })], true)[0]?.standing).toEqual({ type: 'playing' });
});

test('finished games only offer their replay', () => {
  const seated = [told('done', { phase: 'over', toAct: [] }), told('on')];
  expect(ids(listTables(seated, [kept('old', { isSolo: true, phase: 'over' })], false))).toEqual(['on']);
  expect(ids(finishedTables(seated, []))).toEqual(['done']);
  const mine = [kept('solo', { isSolo: true, phase: 'over', at: 9e15 }), kept('house', { phase: 'over' }), kept('on')];
  expect(ids(finishedTables(seated, mine))).toEqual(['solo', 'done']);
});

test('live and finished games can be hidden; a game that waits for you can’t', () => {
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
