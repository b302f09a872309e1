import type { Lang } from '@saloon/kernel';
import { type ReportReason, type TableId, tableId, type UserId, userId } from '@saloon/protocol';
import { addWithin, lock } from '../store/add-within.ts';
import { type Row, type RunSql, runOne } from '../store/shared-sql.ts';

export type ReportedMessage = { readonly name: string; readonly text: string };

export type Report = {
  readonly id: string;
  readonly at: number;
  readonly reporter: UserId;
  readonly about: UserId;
  readonly table: TableId;
  readonly reason: ReportReason;
  readonly note: string;
  /** The last messages at the table, oldest first. */
  readonly messages: readonly ReportedMessage[];
  readonly closed?: { readonly at: number; readonly by: string; readonly outcome: string };
};

/** What somebody saw when something went wrong. `seen` is JSON: see `routes/problems.ts`. */
export type Problem = {
  readonly id: string;
  readonly at: number;
  readonly user: UserId;
  readonly table: TableId;
  readonly seen: string;
};

export type AdminAction = {
  readonly at: number;
  readonly admin: string;
  readonly action: string;
  readonly subject: string;
  readonly note: string;
};

/** What operators write for everybody: an announcement, and the words that are masked. */
export type NoticeName = 'announcement' | 'words';

export type Webhook = {
  readonly table: TableId;
  readonly user: UserId;
  readonly url: string;
  readonly shape: 'discord' | 'slack';
  readonly lang: Lang;
  /** Where our pages are, for the link to the table. */
  readonly origin: string;
};

/** Reports, problem files, admins and their log, announcements and webhooks. */
export class SafetyRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Resolves with false if the reporter's last one about this person and table is still open. */
  async addReport({ id, at, reporter, about, table, reason, note, messages }: Report): Promise<boolean> {
    const row = {
      ...{ id, at: Math.round(at), reporter, about, table_id: table, reason, note },
      messages: JSON.stringify(messages),
    };
    const per = ['reporter', 'table_id', 'about'];
    const added = await addWithin(this.#run, { into: 'reports', row, per, counting: 'closed_at IS NULL', most: 1 });
    return added === 'added';
  }

  /** The reports that wait, or the last closed ones; newest first. */
  async reports(isClosed: boolean, most: number): Promise<readonly Report[]> {
    const which = isClosed ? 'closed_at IS NOT NULL' : 'closed_at IS NULL';
    const rows = await runOne(this.#run, `SELECT * FROM reports WHERE ${which} ORDER BY at DESC LIMIT $1`, most);
    return rows.map(readReport);
  }

  /** Resolves with false if it isn't open. */
  async closeReport(id: string, at: number, by: string, outcome: string): Promise<boolean> {
    const rows = await runOne(
      this.#run,
      `UPDATE reports SET closed_at = $2, closed_by = $3, outcome = $4 WHERE id = $1 AND closed_at IS NULL
       RETURNING id`,
      id,
      Math.round(at),
      by,
      outcome,
    );
    return rows.length === 1;
  }

  /** Keeps `most` problem files: one too many is the oldest of the source that has sent most of them. */
  async addProblem({ id, at, user, table, seen, source }: Problem & { readonly source: string }, most: number) {
    await this.#run([
      lock('problems'),
      [
        'INSERT INTO problems (id, at, user_id, table_id, seen, source) VALUES ($1, $2, $3, $4, $5, $6)',
        ...[id, Math.round(at), user, table, seen, source],
      ],
      [
        `DELETE FROM problems WHERE (SELECT count(*) FROM problems) > $1 AND id = (
           SELECT id FROM problems AS one
           ORDER BY (SELECT count(*) FROM problems AS other WHERE other.source = one.source) DESC, at, id LIMIT 1)`,
        most,
      ],
    ]);
  }

  async problems(most: number): Promise<readonly Problem[]> {
    return (await runOne(this.#run, 'SELECT * FROM problems ORDER BY at DESC, id LIMIT $1', most)).map(readProblem);
  }

  async problem(id: string): Promise<Problem | undefined> {
    const [row] = await runOne(this.#run, 'SELECT * FROM problems WHERE id = $1', id);
    return row && readProblem(row);
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

  async notice(name: NoticeName): Promise<string> {
    const [row] = await runOne(this.#run, 'SELECT body FROM notices WHERE name = $1', name);
    return row === undefined ? '' : String(row.body);
  }

  async setNotice(name: NoticeName, text: string, at: number): Promise<void> {
    await runOne(
      this.#run,
      `INSERT INTO notices (name, body, at) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET body = excluded.body, at = excluded.at`,
      name,
      text,
      Math.round(at),
    );
  }

  async webhook(table: TableId): Promise<Webhook | undefined> {
    const [row] = await runOne(this.#run, 'SELECT * FROM webhooks WHERE table_id = $1', table);
    if (row === undefined) return undefined;
    return {
      table,
      user: userId(String(row.user_id)),
      url: String(row.url),
      shape: String(row.shape) as Webhook['shape'],
      lang: String(row.lang) as Lang,
      origin: String(row.origin),
    };
  }

  async setWebhook({ table, user, url, shape, lang, origin }: Webhook, at: number): Promise<void> {
    await runOne(
      this.#run,
      `INSERT INTO webhooks (table_id, user_id, url, shape, lang, origin, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (table_id) DO UPDATE SET user_id = excluded.user_id, url = excluded.url, shape = excluded.shape,
         lang = excluded.lang, origin = excluded.origin, at = excluded.at`,
      table,
      user,
      url,
      shape,
      lang,
      origin,
      Math.round(at),
    );
  }

  async deleteWebhook(table: TableId): Promise<void> {
    await runOne(this.#run, 'DELETE FROM webhooks WHERE table_id = $1', table);
  }
}

const readReport = (row: Row): Report => ({
  id: String(row.id),
  at: Number(row.at),
  reporter: userId(String(row.reporter)),
  about: userId(String(row.about)),
  table: tableId(String(row.table_id)),
  reason: String(row.reason) as ReportReason,
  note: String(row.note),
  messages: JSON.parse(String(row.messages)) as readonly ReportedMessage[],
  ...(row.closed_at === null
    ? {}
    : { closed: { at: Number(row.closed_at), by: String(row.closed_by), outcome: String(row.outcome) } }),
});

const readProblem = (row: Row): Problem => ({
  id: String(row.id),
  at: Number(row.at),
  user: userId(String(row.user_id)),
  table: tableId(String(row.table_id)),
  seen: String(row.seen),
});
