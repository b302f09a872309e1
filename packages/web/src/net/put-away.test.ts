import { gameId, seat } from '@saloon/kernel';
import { type SeatedTable, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { bringBack, isOnList, putAway, readPutAway } from './put-away.ts';

const row: SeatedTable = {
  id: tableId('table1'),
  game: gameId('brawl'),
  title: '',
  pace: 'live',
  phase: 'playing',
  isPrivate: false,
  seat: seat(0),
  names: ['Ann', 'Bob'],
  toAct: [seat(1)],
  isYourTurn: false,
  touchedAt: 100,
};

test('a table that was taken off the list stays off it until the game is over, or its person comes back to it', () => {
  const other = { ...row, id: tableId('table2') };
  putAway({ table: row.id, phase: 'playing', isAsked: true });
  expect([row, other].map(isOnList)).toEqual([false, true]);
  // The house lays a table aside, and takes it up again.
  expect(isOnList({ ...row, isYourTurn: true, touchedAt: 200 })).toBe(false);
  const over: SeatedTable = { ...row, phase: 'over' };
  expect(isOnList(over)).toBe(true);
  putAway({ table: row.id, phase: 'over' });
  expect(isOnList(over)).toBe(false);
  bringBack(other.id);
  expect(isOnList(over)).toBe(false);
  bringBack(row.id);
  expect(isOnList(over)).toBe(true);
});

test('it is back when others come to wait for its person: for a move, or to play again', () => {
  for (const phase of ['playing', 'over'] as const) {
    const quiet: SeatedTable = { ...row, phase, toAct: [] };
    const asked: SeatedTable = { ...quiet, toAct: [seat(0)], isYourTurn: true };
    putAway({ table: row.id, phase, isAsked: false });
    expect([quiet, asked].map(isOnList), phase).toEqual([false, true]);
    // A table that was removed while it waited for this person stays removed.
    putAway({ table: row.id, phase, isAsked: true });
    expect([quiet, asked].map(isOnList), phase).toEqual([false, false]);
  }
});

test('the kept list is read back without what is broken, and does not grow for ever', () => {
  const note = { table: row.id, phase: 'over' } as const;
  const asked = { ...note, isAsked: true };
  const broken = [7, null, { table: 'x' }, { ...note, phase: 'lost' }, { ...note, isAsked: 'yes' }];
  expect(readPutAway(JSON.stringify([note, asked, ...broken]))).toEqual([note, asked]);
  expect(readPutAway(JSON.stringify(Array.from({ length: 200 }, () => note)))).toHaveLength(50);
  for (const unread of [null, '', '{', '{}', '5']) expect(readPutAway(unread)).toEqual([]);
});
