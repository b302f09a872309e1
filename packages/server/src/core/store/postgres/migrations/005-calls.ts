import type { Migration } from '../../schema/migration.ts';

/** Push subscriptions. */
export const calls: Migration = {
  name: 'calls',
  up: `
    CREATE TABLE saloon.calls (
      endpoint text PRIMARY KEY,
      user_id text NOT NULL,
      p256dh text NOT NULL,
      auth text NOT NULL,
      kept_at bigint NOT NULL
    );
    CREATE INDEX calls_by_user ON saloon.calls (user_id, kept_at);`,
  down: `
    DROP TABLE saloon.calls;`,
};
