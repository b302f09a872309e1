import { signal } from '@preact/signals';
import type { SeatedTable, TableId } from '@saloon/protocol';
import { keptList } from './kept-list.ts';

/**
 * A table that the person removed from the list, and its phase then. It is listed again when the game is over, for its
 * replay, and when the table starts to wait for this person: for a move, or for an answer about a rematch.
 */
export type PutAway = {
  readonly table: TableId;
  readonly phase: SeatedTable['phase'];
  /** The table was already waiting for this person. */
  readonly isAsked?: boolean;
};

const PHASES: readonly SeatedTable['phase'][] = ['waiting', 'playing', 'over'];

const isPutAwayNote = (one: unknown): one is PutAway =>
  typeof one === 'object' &&
  one !== null &&
  'table' in one &&
  typeof one.table === 'string' &&
  'phase' in one &&
  PHASES.some((phase) => phase === one.phase) &&
  (!('isAsked' in one) || typeof one.isAsked === 'boolean');

/** The server lists no more than this. */
const MOST = 50;
const list = keptList({ key: 'saloon.put-away', most: MOST, newestAt: 'start', isOne: isPutAwayNote });
export const readPutAway = list.parse;
const notes = signal(list.read());

function keep(next: readonly PutAway[]): void {
  notes.value = list.keep(next);
}

/** Removes a table from this browser's list. The person keeps the seat. */
export function putAway(note: PutAway): void {
  keep([note, ...notes.peek().filter(({ table }) => table !== note.table)]);
}

/** Lists a table again: its person has opened it. */
export function bringBack(table: TableId): void {
  const others = notes.peek().filter((note) => note.table !== table);
  if (others.length < notes.peek().length) keep(others);
}

export const isOnList = ({ id, phase, isYourTurn }: SeatedTable): boolean =>
  !notes.value.some((note) => note.table === id && note.phase === phase && (!isYourTurn || note.isAsked === true));
