import { signal } from '@preact/signals';
import type { TableId, TableInfo, TableRow } from '@saloon/protocol';
import { keptList } from './kept-list.ts';

/** A table where this person has a seat, as far as this browser knows. */
export type MyTable = {
  readonly table: TableId;
  readonly isSolo: boolean;
  readonly game: string;
  readonly title: string;
  /** Its phase when it was last seen. */
  readonly phase: TableInfo['phase'];
  readonly seats: number;
  readonly taken: number;
  /** When it was last seen, by the wall clock. */
  readonly at: number;
};

const PHASES: readonly TableInfo['phase'][] = ['waiting', 'playing', 'over'];

const isMine = (one: unknown): one is MyTable =>
  typeof one === 'object' &&
  one !== null &&
  'table' in one &&
  typeof one.table === 'string' &&
  'game' in one &&
  typeof one.game === 'string' &&
  'title' in one &&
  typeof one.title === 'string' &&
  'phase' in one &&
  PHASES.some((phase) => phase === one.phase) &&
  'seats' in one &&
  typeof one.seats === 'number' &&
  'taken' in one &&
  typeof one.taken === 'number';

const list = keptList({ key: 'saloon.tables', most: 8, newestAt: 'start', isOne: isMine });
export const readTables = list.parse;
export const myTables = signal(list.read());

function keep(tables: readonly MyTable[]): void {
  myTables.value = list.keep(tables);
}

/** Adds a table at the top of the list. */
export function noteTable(info: TableInfo, isSolo: boolean): void {
  const others = myTables.peek().filter(({ table }) => table !== info.id);
  const { id: table, game, title, phase } = info;
  const taken = info.seats.filter(({ type }) => type !== 'empty').length;
  keep([{ table, isSolo, game, title, phase, seats: info.seats.length, taken, at: Date.now() }, ...others]);
}

export function forgetTable(id: TableId): void {
  const others = myTables.peek().filter(({ table }) => table !== id);
  if (others.length < myTables.peek().length) keep(others);
}

/** Lists a table again where it was. */
export function relistTable(mine: MyTable): void {
  const others = myTables.peek().filter(({ table }) => table !== mine.table);
  keep([...others, mine].sort((a, b) => b.at - a.at));
}

/** What is known of a table's state without opening it. */
export type Standing =
  | { readonly type: 'waiting'; readonly taken: number; readonly seats: number }
  | { readonly type: 'playing' }
  | { readonly type: 'over' }
  | { readonly type: 'unreachable' };

/** From the lobby's row if there is one; otherwise as last seen. */
export function standingOf(mine: MyTable, rows: readonly TableRow[] | undefined, isOffline: boolean): Standing {
  if (!mine.isSolo && isOffline) return { type: 'unreachable' };
  const row = mine.isSolo ? undefined : rows?.find(({ id }) => id === mine.table);
  const { phase, taken, seats } = row ?? mine;
  return phase === 'waiting' ? { type: phase, taken, seats } : { type: phase };
}

/** The game of the last table, for one click in the lobby. */
export const lastGame = (): string | undefined => myTables.peek()[0]?.game;
