import type { Migration } from '../../schema/migration.ts';

/** Operators' decisions about tables, users and addresses. */
export const rulings: Migration = {
  name: 'rulings',
  up: `
    CREATE TABLE saloon.rulings (
      kind text NOT NULL,
      subject text NOT NULL,
      at bigint NOT NULL,
      ends_at bigint,
      PRIMARY KEY (kind, subject)
    );`,
  down: `
    DROP TABLE saloon.rulings;`,
};
