import { type TableId, tableId, type UserId, userId } from '@saloon/protocol';
import { lock } from '../../core/store/add-within.ts';
import { type Row, type RunSql, runOne } from '../../core/store/shared-sql.ts';

/** What somebody saw when something went wrong. `seen` is JSON: see `problem-routes.ts`. */
export type Problem = {
  readonly id: string;
  readonly at: number;
  readonly user: UserId;
  readonly table: TableId;
  readonly seen: string;
};

/** The problem files that people have sent. */
export class ProblemRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Keeps `most` problem files: one too many is the oldest of the source that has sent most of them. */
  async add({ id, at, user, table, seen, source }: Problem & { readonly source: string }, most: number) {
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

  async last(most: number): Promise<readonly Problem[]> {
    return (await runOne(this.#run, 'SELECT * FROM problems ORDER BY at DESC, id LIMIT $1', most)).map(readProblem);
  }

  async find(id: string): Promise<Problem | undefined> {
    const [row] = await runOne(this.#run, 'SELECT * FROM problems WHERE id = $1', id);
    return row && readProblem(row);
  }
}

const readProblem = (row: Row): Problem => ({
  id: String(row.id),
  at: Number(row.at),
  user: userId(String(row.user_id)),
  table: tableId(String(row.table_id)),
  seen: String(row.seen),
});
