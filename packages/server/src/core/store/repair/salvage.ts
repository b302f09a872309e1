import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { MIGRATIONS, migrate } from '../sqlite/migrate.ts';
import { unlessDamage } from '../sqlite/sqlite-damage.ts';

type Row = Readonly<Record<string, SQLInputValue>>;

/** How many rows of each table of the database were copied. */
export type Salvaged = Readonly<Record<string, number>>;

/**
 * Copies every row that can still be read from a damaged database into a new file. Rows on damaged pages are lost; each
 * table is read from both ends and through each of its indexes, so that one bad page hides only its own rows.
 */
export function salvage(source: DatabaseSync, target: string, wall: number): Salvaged {
  const db = new DatabaseSync(target, { enableForeignKeyConstraints: false });
  try {
    const select = source.prepare('SELECT max(version) AS version FROM migrations');
    const version = unlessDamage(() => Number(select.get()?.version), MIGRATIONS.length);
    migrate(db, wall, version);
    db.exec('BEGIN');
    const copied: Record<string, number> = {};
    for (const { name, columns, isRowid } of tablesOf(db)) {
      const insert = db.prepare(
        `INSERT OR REPLACE INTO ${name} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
      );
      for (const row of readableRows(source, name, isRowid))
        insert.run(...columns.map((column) => row[column] ?? null));
      copied[name] = Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n);
    }
    seatPeople(db);
    db.exec('COMMIT');
    return copied;
  } finally {
    db.close();
  }
}

type TableShape = { readonly name: string; readonly columns: readonly string[]; readonly isRowid: boolean };

const tablesOf = (db: DatabaseSync): readonly TableShape[] =>
  db
    .prepare(
      `SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'`,
    )
    .all()
    .map(({ name, wr }) => ({
      name: String(name),
      columns: db
        .prepare('SELECT name FROM pragma_table_info(?)')
        .all(String(name))
        .map((column) => String(column.name)),
      isRowid: Number(wr) === 0,
    }));

function* readableRows(db: DatabaseSync, name: string, isRowid: boolean): Generator<Row> {
  if (!isRowid) {
    const [first = ''] = columnsInKey(db, name);
    yield* untilDamage(db, `SELECT * FROM ${name}`);
    yield* untilDamage(db, `SELECT * FROM ${name} ORDER BY ${first} DESC`);
    return;
  }
  const seen = new Set<number>();
  const fresh = function* (rows: Iterable<Row>): Generator<Row> {
    for (const row of rows) {
      const { salvaged_rowid: rowid, ...rest } = row;
      if (seen.has(Number(rowid))) continue;
      seen.add(Number(rowid));
      yield rest;
    }
  };
  const all = `SELECT rowid AS salvaged_rowid, * FROM ${name} NOT INDEXED`;
  yield* fresh(untilDamage(db, `${all} ORDER BY rowid`));
  yield* fresh(untilDamage(db, `${all} ORDER BY rowid DESC`));
  const one = db.prepare(`${all} WHERE rowid = ?`);
  for (const rowid of rowidsInIndexes(db, name)) {
    if (!seen.has(rowid)) yield* fresh(unlessDamage(() => one.all(rowid) as Row[], []));
  }
}

/** The row numbers that the indexes of a table name, whether or not the rows themselves can be read. */
function rowidsInIndexes(db: DatabaseSync, name: string): ReadonlySet<number> {
  const rowids = new Set<number>();
  const indexes = db.prepare('SELECT name FROM pragma_index_list(?) WHERE partial = 0').all(name);
  for (const index of unlessDamage(() => indexes, [])) {
    const [first = 'rowid'] = columnsIn(db, String(index.name));
    for (const order of ['ASC', 'DESC']) {
      const sql = `SELECT rowid AS n FROM ${name} INDEXED BY "${index.name}" ORDER BY ${first} ${order}`;
      for (const { n } of untilDamage(db, sql)) rowids.add(Number(n));
    }
  }
  return rowids;
}

const columnsIn = (db: DatabaseSync, index: string): readonly string[] =>
  db
    .prepare('SELECT name FROM pragma_index_info(?)')
    .all(index)
    .map(({ name }) => String(name));

const columnsInKey = (db: DatabaseSync, table: string): readonly string[] =>
  db
    .prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .all(table)
    .map(({ name }) => String(name));

/** The rows before the first damaged page. */
function* untilDamage(db: DatabaseSync, sql: string): Generator<Row> {
  try {
    yield* db.prepare(sql).iterate() as Iterable<Row>;
  } catch {
    // Reading backwards or through an index may find the rest.
  }
}

/** Restores lost seats from the list of tables. */
function seatPeople(db: DatabaseSync): void {
  db.exec(`INSERT OR IGNORE INTO seats (user, table_no)
    SELECT people.value, tables.no
    FROM tables, json_each(iif(json_valid(seating), seating, '{}'), '$.people') AS people WHERE people.value <> ''`);
}
