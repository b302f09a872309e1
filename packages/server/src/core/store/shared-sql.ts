/** A row as the driver returns it. Both databases use the same column names; integers may be strings. */
export type Row = Readonly<Record<string, unknown>>;

/** A list is for `= ANY ($1)` alone. */
export type SqlValue = string | number | null | readonly string[];

/**
 * One statement in the SQL that both databases understand, with its values: `$1`, `$2` …, tables without a schema, 0 and 1
 * instead of booleans, whole numbers for times. Databases keep each text prepared, so a text must not vary with the values.
 */
export type Statement = readonly [text: string, ...values: readonly SqlValue[]];

/** Locks a key until the end of the transaction. SQLite runs one transaction at a time anyway. */
export const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

/** The database's clock in whole milliseconds: all servers of a cluster read the same one. */
export const NOW = 'now_ms()';

/** More texts than all parts of the server have. */
export const MOST_PREPARED = 500;

/** Runs all statements in one transaction, or none of them. Resolves with the rows that each returns. */
export type RunSql = (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;

/** Runs one statement. Resolves with its rows. */
export async function runOne(run: RunSql, ...statement: Statement): Promise<readonly Row[]> {
  const [rows = []] = await run([statement]);
  return rows;
}
