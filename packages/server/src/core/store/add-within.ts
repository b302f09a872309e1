import { LOCK, type RunSql, type Statement } from './shared-sql.ts';

/** A row of a limited number. Texts that vary with the values would each stay prepared: only values vary. */
export type LimitedRow = {
  readonly into: string;
  /** By column; numbers are whole. */
  readonly row: Readonly<Record<string, string | number>>;
  /** The rows that count have the same values in these columns. */
  readonly per: readonly string[];
  /** A condition on the rows that count. */
  readonly counting?: string;
  readonly most: number;
  /** What else has to hold; `if` gets the placeholder of the value. `first` runs before. */
  readonly first?: Statement;
  readonly only?: { readonly if: (value: string) => string; readonly value: string };
};

/** Until the end of the transaction no other one with this key goes on, on any server. */
export const lock = (key: string): Statement => [LOCK, key];

/**
 * Adds a row unless there are `most`, in one transaction with the statements `then`: also of ten requests at once, only those
 * that fit are `added`. A row that is there already is `known`.
 */
export async function addWithin(
  run: RunSql,
  { into, row, per, counting = '1 = 1', most, first, only }: LimitedRow,
  then: readonly Statement[] = [],
): Promise<'added' | 'known' | 'full'> {
  const columns = Object.keys(row);
  const values = Object.values(row);
  const typed = values.map((value, i) => `CAST($${i + 1} AS ${typeof value === 'number' ? 'BIGINT' : 'TEXT'})`);
  const shared = per.map((column) => `${column} = $${columns.indexOf(column) + 1}`);
  const counted = `SELECT count(*) FROM ${into} WHERE ${[...shared, counting].join(' AND ')}`;
  const key = [into, ...per.map((column) => row[column])].join(' ');
  const condition = only === undefined ? '' : `AND ${only.if(`$${values.length + 2}`)}`;
  const before = [lock(key), ...(first === undefined ? [] : [first])];
  const [added = [], [left] = []] = (
    await run([
      ...before,
      [
        `INSERT INTO ${into} (${columns.join(', ')}) SELECT ${typed.join(', ')}
       WHERE (${counted}) < $${values.length + 1} ${condition} ON CONFLICT DO NOTHING RETURNING 1 AS added`,
        ...[...values, most, ...(only === undefined ? [] : [only.value])],
      ],
      [
        `SELECT count(*) AS n FROM ${into} WHERE ${[...per.map((column, i) => `${column} = $${i + 1}`), counting].join(' AND ')}`,
        ...per.map((column) => row[column] ?? ''),
      ],
      ...then,
    ])
  ).slice(before.length);
  return added.length === 1 ? 'added' : Number(left?.n) >= most ? 'full' : 'known';
}
