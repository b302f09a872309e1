import type { Migration } from '../../schema/migration.ts';

/** Snapshots of tables: a cache that a server can rebuild at any time. */
export const snapshots: Migration = {
  name: 'snapshots',
  up: `
    CREATE TABLE saloon.snapshots (
      table_no bigint PRIMARY KEY REFERENCES saloon.tables (no) ON DELETE CASCADE,
      seq integer NOT NULL,
      stamp text NOT NULL,
      last text NOT NULL,
      body text NOT NULL
    );`,
  down: `
    DROP TABLE saloon.snapshots;`,
};
