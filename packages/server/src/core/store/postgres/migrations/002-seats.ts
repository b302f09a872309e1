import type { Migration } from '../../schema/migration.ts';

/** Who sits where, for the list of a user's own tables. */
export const seats: Migration = {
  name: 'seats',
  up: `
    ALTER TABLE saloon.tables ADD COLUMN seating text;
    CREATE TABLE saloon.seats (
      user_id text NOT NULL,
      table_no bigint NOT NULL REFERENCES saloon.tables (no) ON DELETE CASCADE,
      PRIMARY KEY (user_id, table_no)
    );
    CREATE INDEX seats_by_table ON saloon.seats (table_no);`,
  down: `
    DROP TABLE saloon.seats;
    ALTER TABLE saloon.tables DROP COLUMN seating;`,
};
