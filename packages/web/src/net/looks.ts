import type { TableId, Version } from '@saloon/protocol';

/** The version of each table that was last looked at in this browser, the latest last. */
export type Looks = readonly (readonly [table: string, version: Version])[];

const KEY = 'saloon.looks';
/** So many tables are remembered. */
const MOST = 60;

/** Reads the kept list; what is broken in it is left out. */
export function readLooks(kept: string | null): Looks {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isLook).slice(-MOST) : [];
  } catch {
    return [];
  }
}

const isLook = (one: unknown): one is Looks[number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isSafeInteger(one[1]) && one[1] >= 0;

/** The list with this look as its latest: never back behind one that was there. */
export function withLook(looks: Looks, table: TableId, version: Version): Looks {
  const before = looks.find(([one]) => one === table)?.[1] ?? 0;
  return [...looks.filter(([one]) => one !== table), [table, Math.max(before, version)] as const].slice(-MOST);
}

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** What was last looked at of this table; nothing where this browser has never been there. */
export const lastLook = (table: TableId): Version | undefined => readLooks(kept()).find(([one]) => one === table)?.[1];

export function keepLook(table: TableId, version: Version): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withLook(readLooks(kept()), table, version)));
  } catch {
    // Without storage nobody is told what they missed: the log has it.
  }
}
