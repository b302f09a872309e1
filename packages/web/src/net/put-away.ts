import { signal } from '@preact/signals';
import type { SeatedTable, TableId } from '@saloon/protocol';

/** A table that its person took off the list, and how it stood then: when the game is over it is back, for its replay. */
export type PutAway = { readonly table: TableId; readonly phase: SeatedTable['phase'] };

const KEY = 'saloon.put-away';
/** As many as the house lists. */
const MOST = 50;
const PHASES: readonly SeatedTable['phase'][] = ['waiting', 'playing', 'over'];

/** Reads the kept list; what is broken in it is left out. */
export function readPutAway(kept: string | null): readonly PutAway[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isPutAwayNote).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isPutAwayNote = (one: unknown): one is PutAway =>
  typeof one === 'object' &&
  one !== null &&
  'table' in one &&
  typeof one.table === 'string' &&
  'phase' in one &&
  PHASES.some((phase) => phase === one.phase);

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
const notes = signal<readonly PutAway[]>(readPutAway(kept()));

function keep(next: readonly PutAway[]): void {
  notes.value = next.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(notes.peek()));
  } catch {
    // Without storage it is off the list until the page is loaded again.
  }
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
