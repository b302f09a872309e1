import { unreachable } from '@saloon/kernel';
import { type UserId, userId } from '@saloon/protocol';
import { hasSecret, lockUser } from '../store/change-secret.ts';
import { type Row, type RunSql, runOne, type Statement } from '../store/shared-sql.ts';

/** A device that was signed in to an existing identity. The first device of a user isn't listed: its hash is in `users`. */
export type Device = {
  readonly id: string;
  readonly user: UserId;
  readonly secretHash: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};

/** What a new device signs in with. `by` is the hash of the secret that confirmed a link: it must still count. */
export type WayIn =
  | { readonly type: 'passkey'; readonly id: string }
  | { readonly type: 'recovery-code'; readonly hash: string }
  | { readonly type: 'link'; readonly hash: string; readonly by: string };

/** The condition has the user as `$3`, and its own values from `$7` on. */
function sqlOf(way: WayIn, device: string) {
  const isIn = 'EXISTS (SELECT 1 FROM devices WHERE id = $2)';
  switch (way.type) {
    case 'passkey':
      return {
        condition: 'EXISTS (SELECT 1 FROM passkeys WHERE id = $7 AND user_id = $3 AND is_locked = 0)',
        values: [way.id],
      };
    case 'recovery-code': {
      const condition = 'EXISTS (SELECT 1 FROM recovery_codes WHERE code_hash = $7 AND user_id = $3)';
      const use: Statement = [`DELETE FROM recovery_codes WHERE code_hash = $1 AND ${isIn}`, way.hash, device];
      return { condition, values: [way.hash], use: [use] };
    }
    case 'link': {
      const condition = `EXISTS (SELECT 1 FROM tickets WHERE hash = $7 AND user_id = $3) AND ${hasSecret('$3', '$8')}`;
      const use: Statement = [`DELETE FROM tickets WHERE hash = $1 AND ${isIn}`, way.hash, device];
      return { condition, values: [way.hash, way.by], use: [use] };
    }
    default:
      return unreachable(way);
  }
}

/** The secrets of further devices, one each: signing in on one device leaves the others alone. */
export class DeviceRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  async has(user: UserId, secretHash: string): Promise<boolean> {
    const sql = 'SELECT 1 AS found FROM devices WHERE secret_hash = $1 AND user_id = $2';
    return (await runOne(this.#run, sql, secretHash, user)).length > 0;
  }

  /** The user's devices, the last used first. */
  async of(user: UserId): Promise<readonly Device[]> {
    const rows = await runOne(this.#run, 'SELECT * FROM devices WHERE user_id = $1 ORDER BY seen_at DESC, id', user);
    return rows.map(readDevice);
  }

  /**
   * Signs a device in, and keeps only the user's last `most` devices. The way in is used up by the same transaction. Resolves
   * with false if it doesn't count any more, or another device has this secret.
   */
  async add({ id, user, secretHash, name, createdAt, seenAt }: Device, by: WayIn, most: number): Promise<boolean> {
    const { condition, values, use = [] } = sqlOf(by, id);
    const [, added = []] = await this.#run([
      lockUser(user),
      [
        `INSERT INTO devices (secret_hash, id, user_id, name, created_at, seen_at)
         SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS BIGINT)
         WHERE ${condition} ON CONFLICT DO NOTHING RETURNING id`,
        ...[secretHash, id, user, name, Math.round(createdAt), Math.round(seenAt), ...values],
      ],
      ...use,
      [
        `DELETE FROM devices WHERE user_id = $1 AND id NOT IN
           (SELECT id FROM devices WHERE user_id = $1 ORDER BY seen_at DESC, id LIMIT $2)`,
        user,
        most,
      ],
    ]);
    return added.length === 1;
  }

  /** Has a device of anybody this secret? */
  async isUsed(secretHash: string): Promise<boolean> {
    return (await runOne(this.#run, 'SELECT 1 AS found FROM devices WHERE secret_hash = $1', secretHash)).length > 0;
  }

  async seen(secretHash: string, at: number): Promise<void> {
    await runOne(this.#run, 'UPDATE devices SET seen_at = $2 WHERE secret_hash = $1', secretHash, Math.round(at));
  }

  /** Signs a device out. Resolves with its hash, or undefined if the user has no such device. */
  async remove(user: UserId, id: string): Promise<string | undefined> {
    const sql = 'DELETE FROM devices WHERE user_id = $1 AND id = $2 RETURNING secret_hash';
    const [row] = await runOne(this.#run, sql, user, id);
    return row && String(row.secret_hash);
  }

  /**
   * Signs the first device out: `secretHash`, the hash of one of the others, takes its place. Resolves with false and changes
   * nothing if another one has already replaced the secret with the hash `first`.
   */
  async replaceFirst(user: UserId, first: string, secretHash: string): Promise<boolean> {
    const [, changed = []] = await this.#run([
      lockUser(user),
      [
        `UPDATE users SET secret_hash = $3 WHERE id = $1 AND secret_hash = $2
           AND EXISTS (SELECT 1 FROM devices WHERE user_id = $1 AND secret_hash = $3) RETURNING id`,
        ...[user, first, secretHash],
      ],
      [
        `DELETE FROM devices WHERE user_id = $1 AND secret_hash = $2
           AND EXISTS (SELECT 1 FROM users WHERE id = $1 AND secret_hash = $2)`,
        ...[user, secretHash],
      ],
    ]);
    return changed.length === 1;
  }
}

const readDevice = (row: Row): Device => ({
  id: String(row.id),
  user: userId(String(row.user_id)),
  secretHash: String(row.secret_hash),
  name: String(row.name),
  createdAt: Number(row.created_at),
  seenAt: Number(row.seen_at),
});
