import type { TableId, Version } from '@saloon/protocol';
import { keptList } from './kept-list.ts';

/** The version of each table that was last looked at in this browser, the latest last. */
export type Looks = readonly (readonly [table: string, version: Version])[];

const isLook = (one: unknown): one is Looks[number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isSafeInteger(one[1]) && one[1] >= 0;

const list = keptList({ key: 'saloon.looks', most: 60, newestAt: 'end', isOne: isLook });
export const readLooks = list.parse;

/** The list with this look as its latest: never back behind one that was there. */
export function withLook(looks: Looks, table: TableId, version: Version): Looks {
  const before = looks.find(([one]) => one === table)?.[1] ?? 0;
  return list.newest([...looks.filter(([one]) => one !== table), [table, Math.max(before, version)]]);
}

/** What was last looked at of this table; nothing where this browser has never been there. */
export const lastLook = (table: TableId): Version | undefined => list.read().find(([one]) => one === table)?.[1];

/** Where nothing can be kept nobody is told what they missed: the log has it. */
export function keepLook(table: TableId, version: Version): void {
  list.keep(withLook(list.read(), table, version));
}
