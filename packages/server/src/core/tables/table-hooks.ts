import type { ClientMessage, TableId, UserId } from '@saloon/protocol';
import type { Guards } from '../hooks/guards.ts';
import type { Listeners } from '../hooks/listeners.ts';
import type { LiveTable, TableEvents } from './live-table.ts';

type OpenTable = Extract<ClientMessage, { type: 'open-table' }>;

/** Who may prevent what at tables. Guards return the code of a refusal. */
export type TableAsks = {
  /** May the table be loaded at all? */
  readonly load: (table: TableId) => 'table-closed' | undefined;
  /** May the lobby show it? */
  readonly list: (table: TableId) => string | undefined;
  /** May this user see a table where they don't sit, or sit down there? */
  readonly watch: (user: UserId, table: LiveTable) => 'no-such-table' | undefined;
  readonly sit: (user: UserId, table: LiveTable) => Promise<string | undefined> | undefined;
  readonly open: (user: UserId, request: OpenTable) => Promise<string | undefined> | undefined;
  /** May the game of this deal be shown? `of` is what the table is a duplicate of. */
  readonly reveal: (of: string) => 'day-open' | undefined;
};

export type TableHooks = { readonly events: Listeners<TableEvents>; readonly guards: Guards<TableAsks> };
