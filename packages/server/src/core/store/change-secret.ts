import type { UserId } from '@saloon/protocol';
import type { Statement } from './shared-sql.ts';
import type { Kept, StoredUser } from './store.ts';

/**
 * The first statement of every transaction that adds, uses or removes a way in: a revoke comes before it or after it, never in
 * between. In PostgreSQL it locks the row, and later statements see what was committed while it waited.
 */
export const lockUser = (user: UserId): Statement => ['UPDATE users SET name = name WHERE id = $1', user];

/** Does this user have this secret? Both are placeholders. */
export const hasSecret = (user: string, secretHash: string): string =>
  `(EXISTS (SELECT 1 FROM users WHERE id = ${user} AND secret_hash = ${secretHash})
    OR EXISTS (SELECT 1 FROM devices WHERE user_id = ${user} AND secret_hash = ${secretHash}))`;

/** Replaces the secret with the hash `from`. The second result has a row if it was done. `calls` names the column of the user there. */
export function changeSecretStatements(
  { id, secretHash, name }: StoredUser,
  from: string,
  kept: Kept,
  calls: 'user' | 'user_id',
): readonly Statement[] {
  const onRows = (change: string, column = 'user_id'): Statement => [
    `${change} WHERE ${column} = $1 AND EXISTS (SELECT 1 FROM users WHERE id = $1 AND secret_hash = $2)`,
    id,
    secretHash,
  ];
  const drop = (table: string, column?: string) => onRows(`DELETE FROM ${table}`, column);
  return [
    lockUser(id),
    [
      `INSERT INTO users (id, secret_hash, name) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash
         WHERE users.secret_hash = excluded.secret_hash OR ${hasSecret('users.id', '$4')} RETURNING id`,
      id,
      secretHash,
      name,
      from,
    ],
    drop('devices'),
    drop('tickets'),
    drop('recovery_codes'),
    drop('calls', calls),
    // A stranger may have added one: those that are kept sign in again when the person has said that they are theirs.
    kept.passkeys ? onRows('UPDATE passkeys SET is_locked = 1') : drop('passkeys'),
  ];
}
