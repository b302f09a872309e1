import type { SharedMigration } from './migration.ts';

/**
 * Accounts that are being deleted, the same table in both databases; `stage` is what comes next, at `due_at`. And where a problem
 * file came from, hashed: many of one address push out only each other.
 */
export const deletionSchema: SharedMigration = ({ number, strict }) => ({
  name: 'deletions',
  up: `
    CREATE TABLE deletions (
      user_id TEXT PRIMARY KEY,
      stage TEXT NOT NULL,
      due_at ${number} NOT NULL
    )${strict};
    CREATE INDEX deletions_by_due ON deletions (due_at);
    ALTER TABLE problems ADD COLUMN source TEXT NOT NULL DEFAULT '';
    CREATE INDEX problems_by_source ON problems (source);`,
  down: `
    DROP INDEX problems_by_source;
    ALTER TABLE problems DROP COLUMN source;
    DROP TABLE deletions;`,
});
