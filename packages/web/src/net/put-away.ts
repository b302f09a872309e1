import { signal } from '@preact/signals';
import type { SeatedTable, TableId } from '@saloon/protocol';
import { keptList } from './kept-list.ts';

/**
 * A table that its person took off the list, and how it stood then. It is back when the game is over, for its replay, and when
 * others wait for this person there who did not before: for a move, or for an answer to who wants to play again.
 */
export type PutAway = {
  readonly table: TableId;
  readonly phase: SeatedTable['phase'];
  /** Something was asked of this person already. */
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

export const isOnList = ({ id, phase, isYourTurn }: SeatedTable): boolean =>
  !notes.value.some((note) => note.table === id && note.phase === phase && (!isYourTurn || note.isAsked === true));
