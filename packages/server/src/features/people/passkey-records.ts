import { type UserId, userId } from '@saloon/protocol';
import { addWithin } from '../../core/store/add-within.ts';
import { hasSecret, lockUser } from '../../core/store/change-secret.ts';
import { type Row, type RunSql, runOne } from '../../core/store/shared-sql.ts';

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
  /** It was there at a sign-out everywhere else, and the person hasn't said yet that it is theirs. */
  readonly isLocked: boolean;
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

  /** `known`: this passkey is somebody's already, or the secret stopped counting meanwhile. `full`: the person has `most`. */
  async add(
    { id, user, name, publicKey, counter, transports, createdAt }: Omit<Passkey, 'usedAt' | 'isLocked'>,
    secretHash: string,
    most: number,
  ): Promise<'added' | 'known' | 'full'> {
    return addWithin(this.#run, {
      into: 'passkeys',
      row: {
        id,
        user_id: user,
        name,
        public_key: publicKey,
        counter,
        transports: transports.join(' '),
        created_at: Math.round(createdAt),
      },
      per: ['user_id'],
      most,
      first: lockUser(user),
      only: { if: (own) => hasSecret('$2', own), value: secretHash },
    });
  }

  /** Resolves with false if the authenticator has counted as far already, in a sign-in that came in between. */
  async used(id: string, counter: number, at: number): Promise<boolean> {
    const rows = await runOne(
      this.#run,
      `UPDATE passkeys SET counter = $2, used_at = $3
       WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
      id,
      counter,
      Math.round(at),
    );
    return rows.length === 1;
  }

  async rename(user: UserId, id: string, name: string): Promise<boolean> {
    const sql = 'UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING id';
    return (await runOne(this.#run, sql, user, id, name)).length === 1;
  }

  /** The person says that this passkey is theirs. */
  async unlock(user: UserId, id: string): Promise<boolean> {
    const sql = 'UPDATE passkeys SET is_locked = 0 WHERE user_id = $1 AND id = $2 RETURNING id';
    return (await runOne(this.#run, sql, user, id)).length === 1;
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
  isLocked: Number(row.is_locked) === 1,
});
