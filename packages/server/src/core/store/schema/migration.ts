/** One migration and its reverse, which may lose only data that the version before didn't have. */
export type Migration = { readonly name: string; readonly up: string; readonly down: string };

/** What the databases call types in different ways. */
export type ColumnTypes = {
  /** A whole number of 64 bits. */
  readonly number: string;
  readonly real: string;
  /** A primary key that counts up. */
  readonly counted: string;
  /** The same, where rows may also bring their number. */
  readonly id: string;
  /** Ends each table: SQLite then checks types as PostgreSQL does. */
  readonly strict: string;
};

/** A migration that both databases run. */
export type SharedMigration = (types: ColumnTypes) => Migration;
