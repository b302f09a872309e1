import { type TableRow, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { Lobby } from './lobby.ts';

const row = (id: string, taken = 1): TableRow => ({ ...({} as TableRow), id: tableId(id), taken });

function watched(lobby: Lobby) {
  const told: unknown[] = [];
  const watcher = { sendText: (text: string) => told.push(JSON.parse(text)) };
  lobby.watch(watcher);
  return { told, watcher };
}

test('whoever looks sees the list, the latest first, and then every change', () => {
  const lobby = new Lobby(10);
  lobby.update(tableId('a'), row('a'));
  lobby.update(tableId('b'), row('b'));
  const { told, watcher } = watched(lobby);
  lobby.update(tableId('a'), row('a', 2));
  lobby.update(tableId('b'), undefined);
  lobby.update(tableId('b'), undefined);
  lobby.unwatch(watcher);
  lobby.update(tableId('c'), row('c'));
  expect(told).toEqual([
    { type: 'lobby', tables: [row('b'), row('a')] },
    { type: 'lobby-row', row: row('a', 2) },
    { type: 'lobby-gone', table: 'b' },
  ]);
});

test('the list is never longer than it may be: the one that changed longest ago goes', () => {
  const lobby = new Lobby(2);
  const { told } = watched(lobby);
  for (const id of ['a', 'b']) lobby.update(tableId(id), row(id));
  lobby.update(tableId('a'), row('a', 2));
  lobby.update(tableId('c'), row('c'));
  expect(told.at(-1)).toEqual({ type: 'lobby-gone', table: 'b' });
  expect(lobby.size).toBe(2);
});

test('a list that was read again tells only what is different in it', () => {
  const lobby = new Lobby(10);
  lobby.replace([row('c'), row('b'), row('a')]);
  const { told } = watched(lobby);
  lobby.replace([row('d'), row('c', 2), row('a')]);
  expect(told).toEqual([
    { type: 'lobby', tables: [row('c'), row('b'), row('a')] },
    { type: 'lobby-gone', table: 'b' },
    { type: 'lobby-row', row: row('c', 2) },
    { type: 'lobby-row', row: row('d') },
  ]);
});
