import type { UserId } from '@saloon/protocol';
import { userId } from '@saloon/protocol';
import { type RunSql, runOne } from '../store/shared-sql.ts';

type TakenCode = { readonly user: UserId; readonly madeAt: number };

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

  /** Replaces the person's code. */
  async save(user: UserId, codeHash: string, at: number): Promise<void> {
    await runOne(
      this.#run,
      `INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash, created_at = excluded.created_at`,
      user,
      codeHash,
      Math.round(at),
    );
  }

  /** Uses a code up. Resolves with whose it was, and since when. */
  async take(codeHash: string): Promise<TakenCode | undefined> {
    const [row] = await runOne(
      this.#run,
      'DELETE FROM recovery_codes WHERE code_hash = $1 RETURNING user_id, created_at',
      codeHash,
    );
    return row && { user: userId(String(row.user_id)), madeAt: Number(row.created_at) };
  }

  /** Makes a used code valid again, unless its owner has made another one since. */
  async putBack({ user, madeAt }: TakenCode, codeHash: string): Promise<void> {
    await runOne(
      this.#run,
      'INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      user,
      codeHash,
      madeAt,
    );
  }
}
