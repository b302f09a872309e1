/** A row as the driver returns it. Both databases use the same column names; integers may be strings. */
export type Row = Readonly<Record<string, unknown>>;

export type SqlValue = string | number | null;

/**
 * One statement in the SQL that both databases understand, with its values: `$1`, `$2` …, tables without a schema, 0 and 1
 * instead of booleans, whole numbers for times.
 */
export type Statement = readonly [text: string, ...values: readonly SqlValue[]];

/** Runs all statements in one transaction, or none of them. Resolves with the rows that each returns. */
export type RunSql = (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;

/** Runs one statement. Resolves with its rows. */
export async function runOne(run: RunSql, ...statement: Statement): Promise<readonly Row[]> {
  const [rows = []] = await run([statement]);
  return rows;
}

/** Placeholders for a list of values: `$3, $4, $5` for three values from the third on. */
export const placeholders = (values: readonly SqlValue[], from: number): string =>
  values.map((_value, i) => `$${from + i}`).join(', ');
