import { sha256 } from '@saloon/kernel';
import type { TableId, UserId } from '@saloon/protocol';
import type { Entry } from '../log/entry.ts';

const LENGTH = 12;

/** Tells the authors of a table's chat apart. It differs from table to table, so nobody can be followed by it. */
export const authorTag = (table: TableId, user: UserId): string => sha256(`${table} ${user}`).slice(0, LENGTH);

/** The `author` of a chat line that this entry adds. */
export const authorOf = (table: TableId, { by }: Pick<Entry, 'by'>): { readonly author?: string } =>
  by === undefined ? {} : { author: authorTag(table, by.user) };
