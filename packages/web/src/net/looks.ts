import type { TableId, Version } from '@saloon/protocol';
import { keptList } from './kept-list.ts';

/** The last version of each table that was seen in this browser, most recent last. */
export type Looks = readonly (readonly [table: string, version: Version])[];

const isLook = (one: unknown): one is Looks[number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isSafeInteger(one[1]) && one[1] >= 0;

const list = keptList({ key: 'saloon.looks', most: 60, newestAt: 'end', isOne: isLook });
export const readLooks = list.parse;

/** Adds a visit as the most recent. A table's version never goes back. */
export function withLook(looks: Looks, table: TableId, version: Version): Looks {
  const before = looks.find(([one]) => one === table)?.[1] ?? 0;
  return list.newest([...looks.filter(([one]) => one !== table), [table, Math.max(before, version)]]);
}

/** The last version of this table that was seen; undefined if this browser never opened it. */
export const lastLook = (table: TableId): Version | undefined => list.read().find(([one]) => one === table)?.[1];

/** Without storage, missed events aren't listed; the log has them. */
export function keepLook(table: TableId, version: Version): void {
  list.keep(withLook(list.read(), table, version));
}
