import type { TableId } from '@saloon/protocol';
import { StoreError } from '../store.ts';

/** SQLite's codes for damaged pages. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Does this error of SQLite say that the file is damaged? */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === CORRUPT || code === NOT_A_DATABASE;
}

/** Runs `read` and turns damage into a `StoreError`. `table` is set if only one table's data is read. */
export function reading<T>(read: () => T, table?: TableId): T {
  try {
    return read();
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new StoreError('damaged', error instanceof Error ? error.message : '', table === undefined ? [] : [table]);
  }
}

/** The result of `read`, or `instead` if the file is damaged there. */
export function unlessDamage<T>(read: () => T, instead: T): T {
  try {
    return read();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return instead;
  }
}
