import { type ReportReason, type TableId, tableId, type UserId, userId } from '@saloon/protocol';
import { addWithin } from '../../core/store/add-within.ts';
import { type Row, type RunSql, runOne } from '../../core/store/shared-sql.ts';

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

/** What people have reported of each other. */
export class ReportRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Resolves with false if the reporter's last one about this person and table is still open. */
  async addReport({ id, at, reporter, about, table, reason, note, messages }: Report): Promise<boolean> {
    const row = {
      id,
      at: Math.round(at),
      reporter,
      about,
      table_id: table,
      reason,
      note,
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
