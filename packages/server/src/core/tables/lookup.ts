import type { ServerMessage, TableId } from '@saloon/protocol';
import type { ServerId } from '../store/store.ts';
import { missingEdition } from '../store/stored-log.ts';
import type { LiveTable } from './live-table.ts';

export type GoneMessage = Extract<ServerMessage, { type: 'gone' }>;

/** The result of looking for a table. */
export type Lookup =
  | { readonly type: 'local'; readonly table: LiveTable }
  /** Another server holds it. */
  | { readonly type: 'remote'; readonly server: ServerId }
  /** It doesn't exist or can't be played; `gone` says why. */
  | { readonly type: 'missing'; readonly gone: GoneMessage }
  /** The store can't be read now. */
  | { readonly type: 'unavailable' };

/** `error` is why a table that is in the store can't be loaded. */
export function missing(table: TableId, error?: unknown): Lookup {
  const edition = missingEdition(error);
  // A table that can't be read still exists: the same request must not open a second one.
  const code = error === undefined ? 'no-such-table' : 'table-broken';
  const reason: Pick<GoneMessage, 'code' | 'at'> =
    edition === undefined ? { code } : { code: 'missing-edition', at: edition };
  return { type: 'missing', gone: { type: 'gone', table, ...reason } };
}

export const closedByOperator = (table: TableId): GoneMessage => ({ type: 'gone', table, code: 'table-closed' });
