import { builtInCatalog } from '@saloon/catalog';
import { gameId } from '@saloon/kernel';
import { type TableRow, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { titlesIn } from './listed-row.ts';
import { Lobby } from './lobby.ts';

/** Opened in the order of the alphabet. */
const row = (id: string, taken = 1, more: Partial<TableRow> = {}): TableRow => ({
  ...({} as TableRow),
  id: tableId(id),
  title: `Table ${id}`,
  host: 'Ann',
  game: gameId('bang-duel'),
  taken,
  openedAt: id.charCodeAt(0),
  ...more,
});
const lobbyOf = (kept: number, shown = kept) => new Lobby({ shown, kept, titlesOf: titlesIn(builtInCatalog) });

function watched(lobby: Lobby, search?: string) {
  const told: unknown[] = [];
  const watcher = { sendText: (text: string) => told.push(JSON.parse(text)) };
  lobby.watch(watcher, search);
  return { told, watcher };
}

test('a watcher gets the list, the newest first, and then every change', () => {
  const lobby = lobbyOf(10);
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

test('the list has a maximum length: the oldest table is dropped', () => {
  const lobby = lobbyOf(2);
  const { told } = watched(lobby);
  for (const id of ['a', 'b']) lobby.update(tableId(id), row(id));
  lobby.update(tableId('a'), row('a', 2));
  lobby.update(tableId('c'), row('c'));
  expect(told.at(-1)).toEqual({ type: 'lobby-gone', table: 'a' });
  expect(lobby.size).toBe(2);
});

test('after a reload only the differences are sent', () => {
  const lobby = lobbyOf(10);
  lobby.replace([row('c'), row('b'), row('a')]);
  const { told } = watched(lobby);
  lobby.replace([row('d'), row('c', 2), row('a')]);
  expect(told).toEqual([
    { type: 'lobby', tables: [row('c'), row('b'), row('a')] },
    { type: 'lobby-gone', table: 'b' },
    { type: 'lobby-row', row: row('d') },
    { type: 'lobby-row', row: row('c', 2) },
  ]);
});

test('tables are sorted by opening time, also after a change, and a list shows only the newest', () => {
  const lobby = lobbyOf(10, 2);
  for (const id of ['a', 'b', 'c']) lobby.update(tableId(id), row(id));
  lobby.update(tableId('a'), row('a', 2));
  expect(watched(lobby).told).toEqual([{ type: 'lobby', tables: [row('c'), row('b')] }]);
});

test('a search finds titles, hosts and games in both languages, also beyond the list, and nothing else', () => {
  const lobby = lobbyOf(10, 1);
  const [a, b] = [row('a', 1, { title: 'Ёлки', host: 'Боб' }), row('b', 1, { game: gameId('colt-express') })];
  for (const one of [a, b, row('c')]) lobby.update(one.id, one);
  const found = (search: string) => watched(lobby, search).told;
  expect(found('елки')).toEqual([{ type: 'lobby', tables: [a] }]);
  expect(found('БОБ')).toEqual([{ type: 'lobby', tables: [a] }]);
  expect(found('кольт')).toEqual([{ type: 'lobby', tables: [b] }]);
  expect(found('Colt Exp')).toEqual([{ type: 'lobby', tables: [b] }]);
  expect(found('poker')).toEqual([{ type: 'lobby', tables: [] }]);
  expect(found('  ')).toEqual([{ type: 'lobby', tables: [row('c')] }]);
  const { told } = watched(lobby, 'боб');
  lobby.update(b.id, { ...b, taken: 2 });
  lobby.update(a.id, { ...a, taken: 2 });
  lobby.update(a.id, { ...a, host: 'Cal' });
  lobby.update(a.id, undefined);
  expect(told.slice(1)).toEqual([
    { type: 'lobby-row', row: { ...a, taken: 2 } },
    { type: 'lobby-gone', table: 'a' },
  ]);
});
