import type { UserId } from '@saloon/protocol';
import { userId } from '@saloon/protocol';
import type { Identity } from '../../core/identity/identity.ts';
import { hasSecret, lockUser } from '../../core/store/change-secret.ts';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';

/** The hashes of recovery codes, at most one per person. */
export class RecoveryRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** When the person's code was made. */
  async madeAt(user: UserId): Promise<number | undefined> {
    const [row] = await runOne(this.#run, 'SELECT created_at FROM recovery_codes WHERE user_id = $1', user);
    return row && Number(row.created_at);
  }

  /** Replaces the person's code. Resolves with false if they were signed out meanwhile. */
  async save({ user, secretHash }: Identity, codeHash: string, at: number): Promise<boolean> {
    const [, saved = []] = await this.#run([
      lockUser(user),
      [
        `INSERT INTO recovery_codes (user_id, code_hash, created_at)
         SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT) WHERE ${hasSecret('$1', '$4')}
         ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash, created_at = excluded.created_at
         RETURNING user_id`,
        user,
        codeHash,
        Math.round(at),
        secretHash,
      ],
    ]);
    return saved.length === 1;
  }

  /** Whose code this is. Signing a device in uses it up. */
  async find(codeHash: string): Promise<UserId | undefined> {
    const [row] = await runOne(this.#run, 'SELECT user_id FROM recovery_codes WHERE code_hash = $1', codeHash);
    return row && userId(String(row.user_id));
  }
}
