import type { Migration } from '../../schema/migration.ts';

/** The same as the first SQLite schema. Everything is in a schema of its own, so that a database can be shared. */
export const tablesAndLogs: Migration = {
  name: 'tables and logs',
  up: `
    CREATE TABLE saloon.meta (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE saloon.users (
      id text PRIMARY KEY,
      secret_hash text NOT NULL,
      name text NOT NULL
    );
    CREATE TABLE saloon.tables (
      no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id text NOT NULL UNIQUE,
      game text NOT NULL,
      host text NOT NULL,
      phase text NOT NULL,
      opened_at bigint NOT NULL,
      touched_at bigint NOT NULL,
      lobby_row text,
      in_memory boolean NOT NULL,
      wake_at bigint
    );
    CREATE INDEX tables_by_host ON saloon.tables (host) WHERE phase <> 'over';
    CREATE INDEX tables_in_lobby ON saloon.tables (touched_at, no) WHERE lobby_row IS NOT NULL;
    CREATE INDEX tables_waiting ON saloon.tables (touched_at) WHERE phase = 'waiting';
    CREATE INDEX tables_in_memory ON saloon.tables (no) WHERE in_memory;
    CREATE INDEX tables_by_wake ON saloon.tables (wake_at, no) WHERE wake_at IS NOT NULL;
    CREATE TABLE saloon.entries (
      table_no bigint NOT NULL REFERENCES saloon.tables (no) ON DELETE CASCADE,
      seq integer NOT NULL,
      body text NOT NULL,
      PRIMARY KEY (table_no, seq)
    );`,
  down: `
    DROP TABLE saloon.entries;
    DROP TABLE saloon.tables;
    DROP TABLE saloon.users;
    DROP TABLE saloon.meta;`,
};
