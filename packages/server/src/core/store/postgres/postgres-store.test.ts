import postgres from 'postgres';
import { afterAll } from 'vitest';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { storeSuite } from '../../../testing/store-suite.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open-postgres-store.ts';

describePostgres('PostgreSQL', () => {
  /** One database for all of these, emptied each time: that costs a tenth of a new one. */
  let database: { readonly url: string; readonly sql: postgres.Sql } | undefined;
  const openUrl = (url: string): Promise<Store> => openPostgresStore({ url, name: '--database' });

  afterAll(async () => database?.sql.end());

  storeSuite(
    'the PostgreSQL store',
    async () => {
      if (database === undefined) {
        const url = await testDatabase();
        database = { url, sql: postgres(url, { max: 1, onnotice: () => undefined }) };
      }
      await database.sql`DROP SCHEMA IF EXISTS saloon CASCADE`;
      return openUrl(database.url);
    },
    async (store) => {
      await store.close();
      return openUrl(database?.url ?? '');
    },
  );
});
