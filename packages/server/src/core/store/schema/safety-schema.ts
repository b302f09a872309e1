import type { SharedMigration } from './migration.ts';

/** The tables of moderation, the same in both databases. */
export const safetySchema: SharedMigration = ({ number, counted, strict }) => ({
  name: 'safety',
  up: `
    CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      at ${number} NOT NULL,
      reporter TEXT NOT NULL,
      about TEXT NOT NULL,
      table_id TEXT NOT NULL,
      reason TEXT NOT NULL,
      note TEXT NOT NULL,
      messages TEXT NOT NULL,
      closed_at ${number},
      closed_by TEXT,
      outcome TEXT
    )${strict};
    CREATE INDEX reports_by_time ON reports (at);
    CREATE INDEX reports_open ON reports (at) WHERE closed_at IS NULL;
    CREATE TABLE problems (
      id TEXT PRIMARY KEY,
      at ${number} NOT NULL,
      user_id TEXT NOT NULL,
      table_id TEXT NOT NULL,
      seen TEXT NOT NULL
    )${strict};
    CREATE INDEX problems_by_time ON problems (at);
    CREATE INDEX problems_by_user ON problems (user_id);
    CREATE TABLE admins (
      user_id TEXT PRIMARY KEY,
      since ${number} NOT NULL
    )${strict};
    CREATE TABLE admin_actions (
      no ${counted},
      at ${number} NOT NULL,
      admin TEXT NOT NULL,
      action TEXT NOT NULL,
      subject TEXT NOT NULL,
      note TEXT NOT NULL
    )${strict};
    CREATE TABLE notices (
      name TEXT PRIMARY KEY,
      body TEXT NOT NULL,
      at ${number} NOT NULL
    )${strict};
    CREATE TABLE webhooks (
      table_id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      url TEXT NOT NULL,
      shape TEXT NOT NULL,
      lang TEXT NOT NULL,
      origin TEXT NOT NULL,
      at ${number} NOT NULL
    )${strict};
    CREATE INDEX webhooks_by_user ON webhooks (user_id);
    ALTER TABLE rulings ADD COLUMN reason TEXT;`,
  down: `
    ALTER TABLE rulings DROP COLUMN reason;
    DROP TABLE webhooks;
    DROP TABLE notices;
    DROP TABLE admin_actions;
    DROP TABLE admins;
    DROP TABLE problems;
    DROP TABLE reports;`,
});
