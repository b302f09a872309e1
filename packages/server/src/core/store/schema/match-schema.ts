import type { SharedMigration } from './migration.ts';

/** The lease of the server that matches people. */
export const matchSchema: SharedMigration = ({ number, strict }) => ({
  name: 'match owner',
  up: `
    CREATE TABLE match_owner (
      name TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      ends_at ${number} NOT NULL
    )${strict};`,
  down: `
    DROP TABLE match_owner;`,
});
