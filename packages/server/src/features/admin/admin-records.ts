import { type UserId, userId } from '@saloon/protocol';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';

export type AdminAction = {
  readonly at: number;
  readonly admin: string;
  readonly action: string;
  readonly subject: string;
  readonly note: string;
};

/** The named admins, and what they and the operator did. */
export class AdminRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  async admins(): Promise<readonly UserId[]> {
    const rows = await runOne(this.#run, 'SELECT user_id FROM admins ORDER BY since, user_id');
    return rows.map((row) => userId(String(row.user_id)));
  }

  async setAdmin(user: UserId, isAdmin: boolean, at: number): Promise<void> {
    if (isAdmin) {
      const sql = 'INSERT INTO admins (user_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      await runOne(this.#run, sql, user, Math.round(at));
    } else await runOne(this.#run, 'DELETE FROM admins WHERE user_id = $1', user);
  }

  async addAction({ at, admin, action, subject, note }: AdminAction): Promise<void> {
    await runOne(
      this.#run,
      'INSERT INTO admin_actions (at, admin, action, subject, note) VALUES ($1, $2, $3, $4, $5)',
      Math.round(at),
      admin,
      action,
      subject,
      note,
    );
  }

  /** The last actions, newest first. */
  async actions(most: number): Promise<readonly AdminAction[]> {
    const rows = await runOne(this.#run, 'SELECT * FROM admin_actions ORDER BY no DESC LIMIT $1', most);
    return rows.map(({ at, admin, action, subject, note }) => ({
      at: Number(at),
      admin: String(admin),
      action: String(action),
      subject: String(subject),
      note: String(note),
    }));
  }
}
