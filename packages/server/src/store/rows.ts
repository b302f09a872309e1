import type { TableId, TableRow, UserId } from '@saloon/protocol';
import type { StoredCall, StoredTable, StoredUser, Wake } from './store.ts';

/** A row as a driver gives it. Both databases name their columns alike; whole numbers may come as text. */
export type Row = Readonly<Record<string, unknown>>;

export function readUser(row: Row | undefined): StoredUser | undefined {
  if (row === undefined) return undefined;
  return { id: String(row.id) as UserId, secretHash: String(row.secret_hash), name: String(row.name) };
}

/** `user` is a word of PostgreSQL's own. */
export const readCall = ({ user, user_id, endpoint, p256dh, auth, kept_at }: Row): StoredCall => ({
  user: String(user ?? user_id) as UserId,
  line: { endpoint: String(endpoint), p256dh: String(p256dh), auth: String(auth) },
  keptAt: Number(kept_at),
});

export function readTable(row: Row | undefined): StoredTable | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row.id) as TableId,
    game: String(row.game),
    host: String(row.host) as UserId,
    phase: String(row.phase) as StoredTable['phase'],
    openedAt: Number(row.opened_at),
    touchedAt: Number(row.touched_at),
    row: row.lobby_row === null ? undefined : (JSON.parse(String(row.lobby_row)) as TableRow),
    wake: readWake(row),
    fence: Number(row.fence),
    seating: row.seating === null ? undefined : (JSON.parse(String(row.seating)) as StoredTable['seating']),
  };
}

function readWake(row: Row): Wake {
  if (Number(row.in_memory) === 1) return { type: 'in-memory' };
  return row.wake_at === null ? { type: 'never' } : { type: 'at', wall: Number(row.wake_at) };
}
