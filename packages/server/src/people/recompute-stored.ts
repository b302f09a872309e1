import type { FindGame } from '@saloon/catalog';
import { openFileIn } from '../store/open-store.ts';
import { type DatabaseSetup, openPostgresStore } from '../store/postgres/open-postgres-store.ts';
import { statementsIn } from '../store/sqlite-shared-sql.ts';
import { type RatingsReport, recomputeRatings } from './recompute-ratings.ts';

export type { RatingsReport };

/** Recomputes the ratings in a data folder, whose server is stopped. */
export async function recomputeFolder(folder: string, wall: number, find: FindGame): Promise<RatingsReport> {
  const { db, close } = openFileIn(folder, wall);
  try {
    const run = statementsIn(db);
    return await recomputeRatings(async (statements) => statements.map(run), find);
  } finally {
    close();
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
