import { type UserId, userId } from '@saloon/protocol';
import { type Row, type RunSql, runOne } from '../store/shared-sql.ts';

/** A device that was signed in to an existing identity. The first device of a user isn't listed: its hash is in `users`. */
export type Device = {
  readonly id: string;
  readonly user: UserId;
  readonly secretHash: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};

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

  /** Keeps only the user's last `most` devices. Resolves with false if another device has this secret. */
  async add({ id, user, secretHash, name, createdAt, seenAt }: Device, most: number): Promise<boolean> {
    const [added = []] = await this.#run([
      [
        `INSERT INTO devices (secret_hash, id, user_id, name, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING RETURNING id`,
        secretHash,
        id,
        user,
        name,
        Math.round(createdAt),
        Math.round(seenAt),
      ],
      [
        `DELETE FROM devices WHERE user_id = $1 AND id NOT IN
           (SELECT id FROM devices WHERE user_id = $1 ORDER BY seen_at DESC, id LIMIT $2)`,
        user,
        most,
      ],
    ]);
    return added.length === 1;
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

  /** Signs the first device out: `secretHash`, the hash of one of the others, takes its place. */
  async replaceFirst(user: UserId, secretHash: string): Promise<boolean> {
    const owned = '(SELECT 1 FROM devices WHERE user_id = $1 AND secret_hash = $2)';
    const [changed = []] = await this.#run([
      [`UPDATE users SET secret_hash = $2 WHERE id = $1 AND EXISTS ${owned} RETURNING id`, user, secretHash],
      ['DELETE FROM devices WHERE user_id = $1 AND secret_hash = $2', user, secretHash],
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
