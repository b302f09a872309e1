import type { ServerMessage, TableId } from '@saloon/protocol';
import type { ServerId } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { missingEdition } from './stored-log.ts';

export type GoneMessage = Extract<ServerMessage, { type: 'gone' }>;

/** What came of looking for a table. */
export type Lookup =
  | { readonly type: 'here'; readonly table: LiveTable }
  /** Another server holds it. */
  | { readonly type: 'there'; readonly server: ServerId }
  /** There is none, or it cannot be played; `gone` says why. */
  | { readonly type: 'nowhere'; readonly gone: GoneMessage }
  /** The store cannot be read now. */
  | { readonly type: 'unavailable' };

/** `why` a table that is in the store cannot be had. */
export function missing(table: TableId, why?: unknown): Lookup {
  const edition = missingEdition(why);
  // One that cannot be read is there all the same: nobody opens another in its place.
  const code = why === undefined ? 'no-such-table' : 'table-broken';
  const reason: Pick<GoneMessage, 'code' | 'at'> =
    edition === undefined ? { code } : { code: 'missing-edition', at: edition };
  return { type: 'nowhere', gone: { type: 'gone', table, ...reason } };
}
