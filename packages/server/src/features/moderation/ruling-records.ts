import { type Row, type RunSql, runOne } from '../../core/store/shared-sql.ts';

/** An operator's decision about a table, a user or an address. Times are wall-clock milliseconds. */
export type RulingKind = 'hidden-table' | 'closed-table' | 'banned-user' | 'banned-address';
export type Ruling = {
  readonly kind: RulingKind;
  readonly subject: string;
  readonly at: number;
  /** When it ends; undefined if it holds until it is lifted. */
  readonly until?: number;
  /** What the suspended person reads. */
  readonly reason?: string;
};

const read = ({ kind, subject, at, ends_at, reason }: Row): Ruling => ({
  kind: String(kind) as RulingKind,
  subject: String(subject),
  at: Number(at),
  ...(ends_at === null ? {} : { until: Number(ends_at) }),
  ...(reason === null ? {} : { reason: String(reason) }),
});

/** Rulings, until they are lifted. */
export class RulingRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** All rulings that were not lifted, also those that have ended. */
  async all(): Promise<readonly Ruling[]> {
    return (await runOne(this.#run, 'SELECT * FROM rulings ORDER BY at, kind, subject')).map(read);
  }

  /** Replaces a ruling of the same kind about the same subject. */
  async save({ kind, subject, at, until, reason }: Ruling): Promise<void> {
    await runOne(
      this.#run,
      `INSERT INTO rulings (kind, subject, at, ends_at, reason) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind, subject) DO UPDATE SET at = excluded.at, ends_at = excluded.ends_at, reason = excluded.reason`,
      ...[kind, subject, Math.round(at), until === undefined ? null : Math.round(until), reason ?? null],
    );
  }

  async delete(kind: RulingKind, subject: string): Promise<void> {
    await runOne(this.#run, 'DELETE FROM rulings WHERE kind = $1 AND subject = $2', kind, subject);
  }
}
