import { gameId } from '@saloon/kernel';
import { type TableRow, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { forgetTable, type MyTable, myTables, readTables, relistTable, standingOf } from './my-tables.ts';

const mine: MyTable = {
  table: tableId('abc123'),
  isSolo: true,
  game: 'brawl',
  title: '',
  phase: 'playing',
  seats: 4,
  taken: 4,
  at: 1,
};

test('the kept tables are read back, at most eight of them', () => {
  expect(readTables(JSON.stringify([mine, 7, { table: 1 }, { ...mine, phase: 'lost' }, null]))).toEqual([mine]);
  expect(readTables(JSON.stringify(Array.from({ length: 20 }, () => mine)))).toHaveLength(8);
});

test.each([null, '', '{', '{}', '5'])('stored as %j the list is empty', (kept) => {
  expect(readTables(kept)).toEqual([]);
});

const live: MyTable = { ...mine, isSolo: false, phase: 'waiting', taken: 1 };
const row: TableRow = {
  id: live.table,
  game: gameId('brawl'),
  title: '',
  host: 'Ann',
  seats: 4,
  taken: 3,
  pace: undefined,
  phase: 'waiting',
  canWatch: true,
  openedAt: 0,
};

test('a server’s table has the state of its row in the lobby', () => {
  expect(standingOf(live, [row], false)).toEqual({ type: 'waiting', taken: 3, seats: 4 });
  expect(standingOf(live, [{ ...row, phase: 'playing' }], false)).toEqual({ type: 'playing' });
});

test('without a row it has the state that was last seen', () => {
  expect(standingOf(live, [], false)).toEqual({ type: 'waiting', taken: 1, seats: 4 });
  expect(standingOf(live, undefined, false)).toEqual({ type: 'waiting', taken: 1, seats: 4 });
});

test('offline, a server’s table is unreachable, and a solo table is not', () => {
  expect(standingOf(live, undefined, true)).toEqual({ type: 'unreachable' });
  expect(standingOf(mine, undefined, true)).toEqual({ type: 'playing' });
});

test('a table that was taken off the list by mistake is listed again where it was', () => {
  const older = { ...mine, table: tableId('older1'), at: 1 };
  const newer = { ...mine, table: tableId('newer1'), at: 2 };
  relistTable(newer);
  relistTable(older);
  expect(myTables.value.map(({ table }) => table)).toEqual(['newer1', 'older1']);
  forgetTable(newer.table);
  expect(myTables.value).toEqual([older]);
  relistTable(newer);
  expect(myTables.value.map(({ table }) => table)).toEqual(['newer1', 'older1']);
});
