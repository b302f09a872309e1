import type { Migration } from '../../schema/migration.ts';

/** Several servers on one database: leases, and the fence under which each table is held. */
export const leases: Migration = {
  name: 'leases',
  up: `
    ALTER TABLE saloon.tables ADD COLUMN fence integer NOT NULL DEFAULT 1, ADD COLUMN holder text;
    CREATE TABLE saloon.servers (id text PRIMARY KEY, lease_until timestamptz NOT NULL);`,
  down: `
    DROP TABLE saloon.servers;
    ALTER TABLE saloon.tables DROP COLUMN fence, DROP COLUMN holder;`,
};
