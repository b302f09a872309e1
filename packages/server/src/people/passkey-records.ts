import { type UserId, userId } from '@saloon/protocol';
import { type Row, type RunSql, runOne } from '../store/shared-sql.ts';

/** A passkey of a person. `id` and `publicKey` are base64url. */
export type Passkey = {
  readonly id: string;
  readonly user: UserId;
  readonly name: string;
  readonly publicKey: string;
  /** How often the authenticator says it was used; 0 if it doesn't count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly usedAt: number | undefined;
};

export class PasskeyRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  async find(id: string): Promise<Passkey | undefined> {
    const [row] = await runOne(this.#run, 'SELECT * FROM passkeys WHERE id = $1', id);
    return row && readPasskey(row);
  }

  async of(user: UserId): Promise<readonly Passkey[]> {
    const sql = 'SELECT * FROM passkeys WHERE user_id = $1 ORDER BY created_at, id';
    return (await runOne(this.#run, sql, user)).map(readPasskey);
  }

  /** Resolves with false if this passkey is known already. */
  async add({ id, user, name, publicKey, counter, transports, createdAt }: Omit<Passkey, 'usedAt'>): Promise<boolean> {
    const rows = await runOne(
      this.#run,
      `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
      id,
      user,
      name,
      publicKey,
      counter,
      transports.join(' '),
      Math.round(createdAt),
    );
    return rows.length === 1;
  }

  async used(id: string, counter: number, at: number): Promise<void> {
    await runOne(
      this.#run,
      'UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1',
      id,
      counter,
      Math.round(at),
    );
  }

  async rename(user: UserId, id: string, name: string): Promise<boolean> {
    const sql = 'UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING id';
    return (await runOne(this.#run, sql, user, id, name)).length === 1;
  }

  async remove(user: UserId, id: string): Promise<boolean> {
    const sql = 'DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING id';
    return (await runOne(this.#run, sql, user, id)).length === 1;
  }
}

const readPasskey = (row: Row): Passkey => ({
  id: String(row.id),
  user: userId(String(row.user_id)),
  name: String(row.name),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: String(row.transports)
    .split(' ')
    .filter((one) => one !== ''),
  createdAt: Number(row.created_at),
  usedAt: row.used_at === null ? undefined : Number(row.used_at),
});
