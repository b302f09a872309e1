import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { FindGame } from '@saloon/catalog';
import { dataFileIn } from '../../core/store/open-store.ts';
import { type DatabaseSetup, openPostgresStore } from '../../core/store/postgres/open-postgres-store.ts';
import { statementsIn } from '../../core/store/sqlite/sqlite-shared-sql.ts';
import { type RatingsReport, recomputeRatings } from './recompute-ratings.ts';

export type { RatingsReport };

/** Recomputes the ratings in a data folder, all of it as it was at one moment, also while a server runs. Writes nothing. */
export async function recomputeFolder(folder: string, find: FindGame): Promise<RatingsReport> {
  const file = dataFileIn(folder);
  if (!existsSync(file)) {
    throw new Error(`Cannot recompute the ratings in ${file}: there is no such file; name its folder with --data`);
  }
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const run = statementsIn(db);
    db.exec('BEGIN');
    return await recomputeRatings(async (statements) => statements.map(run), find);
  } finally {
    db.close();
  }
}

/** Recomputes the ratings in a database, also while servers run. */
export async function recomputeStored(database: DatabaseSetup, find: FindGame): Promise<RatingsReport> {
  const store = await openPostgresStore(database);
  try {
    return await recomputeRatings(store.query, find);
  } finally {
    await store.close();
  }
}
