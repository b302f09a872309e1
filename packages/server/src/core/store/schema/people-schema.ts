import type { SharedMigration } from './migration.ts';

/**
 * The tables about people, the same in both databases; `people` is one migration and `safety` the next. `user_id` is the id
 * of a user of the table `users`, who may be a guest without a row in `people`.
 */
export const peopleSchema: SharedMigration = ({ number, strict }) => ({
  name: 'people',
  up: `
    CREATE TABLE people (
      id TEXT PRIMARY KEY,
      handle TEXT,
      folded TEXT UNIQUE,
      portrait TEXT,
      is_private INTEGER NOT NULL DEFAULT 0,
      shows_online INTEGER NOT NULL DEFAULT 1,
      created_at ${number} NOT NULL,
      deleted_at ${number}
    )${strict};
    CREATE TABLE devices (
      secret_hash TEXT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      user_id TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at ${number} NOT NULL,
      seen_at ${number} NOT NULL
    )${strict};
    CREATE INDEX devices_by_user ON devices (user_id);
    CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      name TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter ${number} NOT NULL,
      transports TEXT NOT NULL,
      created_at ${number} NOT NULL,
      used_at ${number}
    )${strict};
    CREATE INDEX passkeys_by_user ON passkeys (user_id, created_at);
    CREATE TABLE recovery_codes (
      user_id TEXT PRIMARY KEY,
      code_hash TEXT NOT NULL UNIQUE,
      created_at ${number} NOT NULL
    )${strict};
    CREATE TABLE tickets (
      hash TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      user_id TEXT,
      body TEXT NOT NULL,
      ends_at ${number} NOT NULL
    )${strict};
    CREATE INDEX tickets_by_end ON tickets (ends_at);
    CREATE TABLE ties (
      user_id TEXT NOT NULL,
      other_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      at ${number} NOT NULL,
      PRIMARY KEY (user_id, kind, other_id)
    )${strict};
    CREATE INDEX ties_by_other ON ties (other_id, kind);`,
  down: `
    DROP TABLE ties;
    DROP TABLE tickets;
    DROP TABLE recovery_codes;
    DROP TABLE passkeys;
    DROP TABLE devices;
    DROP TABLE people;`,
});
