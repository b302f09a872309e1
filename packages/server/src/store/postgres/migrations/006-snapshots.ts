import type { Migration } from './migration.ts';

/** Tables as they were at a place of their log: a cache, which a server may write anew at any time. */
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
