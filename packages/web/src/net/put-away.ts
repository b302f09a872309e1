import { signal } from '@preact/signals';
import type { SeatedTable, TableId } from '@saloon/protocol';
import { keptList } from './kept-list.ts';

/** A table that its person took off the list, and how it stood then: when the game is over it is back, for its replay. */
export type PutAway = { readonly table: TableId; readonly phase: SeatedTable['phase'] };

const PHASES: readonly SeatedTable['phase'][] = ['waiting', 'playing', 'over'];

const isPutAwayNote = (one: unknown): one is PutAway =>
  typeof one === 'object' &&
  one !== null &&
  'table' in one &&
  typeof one.table === 'string' &&
  'phase' in one &&
  PHASES.some((phase) => phase === one.phase);

/** As many as the house lists. */
const MOST = 50;
const list = keptList({ key: 'saloon.put-away', most: MOST, newestAt: 'start', isOne: isPutAwayNote });
export const readPutAway = list.parse;
const notes = signal(list.read());

function keep(next: readonly PutAway[]): void {
  notes.value = list.keep(next);
}

/** Takes a table of the house off the list of this browser; the seat is kept. */
export function putAway(note: PutAway): void {
  keep([note, ...notes.peek().filter(({ table }) => table !== note.table)]);
}

/** Its person is there again. */
export function bringBack(table: TableId): void {
  const others = notes.peek().filter((note) => note.table !== table);
  if (others.length < notes.peek().length) keep(others);
}

export const isOnList = ({ id, phase }: SeatedTable): boolean =>
  !notes.value.some((note) => note.table === id && note.phase === phase);
