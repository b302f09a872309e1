import type { TableId, TableRow, UserId } from '@saloon/protocol';
import type { Row } from './shared-sql.ts';
import { type StoredTable, type StoredUser, StoreError, type Wake } from './store.ts';

export function readUser(row: Row | undefined): StoredUser | undefined {
  if (row === undefined) return undefined;
  return { id: String(row.id) as UserId, secretHash: String(row.secret_hash), name: String(row.name) };
}

export function readTable(row: Row | undefined): StoredTable | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row.id) as TableId,
    game: String(row.game),
    host: String(row.host) as UserId,
    phase: String(row.phase) as StoredTable['phase'],
    openedAt: Number(row.opened_at),
    touchedAt: Number(row.touched_at),
    row: readLobbyRow(row),
    wake: readWake(row),
    fence: Number(row.fence),
    seating: readSeating(row.seating),
  };
}

function readWake(row: Row): Wake {
  if (Number(row.in_memory) === 1) return { type: 'in-memory' };
  return row.wake_at === null ? { type: 'never' } : { type: 'at', wall: Number(row.wake_at) };
}

/** The lobby row, or undefined if it is missing or damaged: one damaged row must not hide the others. */
function readLobbyRow({ id, lobby_row }: Row): TableRow | undefined {
  const found = objectIn(lobby_row);
  return found?.id === id ? (found as TableRow) : undefined;
}

/** Who sits there, or undefined if it was never written or is damaged. */
function readSeating(text: unknown): StoredTable['seating'] {
  const found = objectIn(text);
  return Array.isArray(found?.people) && Array.isArray(found.toAct) ? (found as StoredTable['seating']) : undefined;
}

/** The JSON object in a column, or undefined if there isn't one. */
function objectIn(text: unknown): Row | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null ? (value as Row) : undefined;
  } catch {
    return undefined;
  }
}

/** The bodies of a log, from entry `from` on. Throws if one is missing: what follows a gap can't be played. */
export function bodiesOf(table: TableId, rows: readonly Row[], from = 0): readonly string[] {
  const gap = rows.findIndex(({ seq }, i) => Number(seq) !== from + i);
  if (gap >= 0) throw new StoreError('damaged', `the log of table ${table} has no entry ${from + gap}`, [table]);
  return rows.map(({ body }) => String(body));
}
