import type { SharedMigration } from './migration.ts';

/** Tournaments, who plays in them, and their tables: the same tables in both databases. */
export const tournamentSchema: SharedMigration = ({ number, real, strict }) => ({
  name: 'tournaments',
  up: `
    CREATE TABLE tournaments (
      id TEXT PRIMARY KEY,
      host TEXT NOT NULL,
      title TEXT NOT NULL,
      game TEXT NOT NULL,
      options TEXT NOT NULL,
      seats INTEGER NOT NULL,
      format TEXT NOT NULL,
      rounds INTEGER NOT NULL,
      size INTEGER NOT NULL,
      opened_at ${number} NOT NULL,
      starts_at ${number} NOT NULL,
      wait_ms ${number} NOT NULL,
      round_ms ${number} NOT NULL,
      seed TEXT NOT NULL,
      phase TEXT NOT NULL,
      round INTEGER NOT NULL,
      round_at ${number},
      ended_at ${number}
    )${strict};
    CREATE INDEX tournaments_open ON tournaments (starts_at) WHERE phase IN ('signup', 'running');
    CREATE INDEX tournaments_past ON tournaments (starts_at) WHERE phase IN ('over', 'canceled');
    CREATE TABLE tournament_players (
      tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
      user_id TEXT NOT NULL,
      signed_at ${number} NOT NULL,
      state TEXT NOT NULL,
      place INTEGER,
      points ${real},
      PRIMARY KEY (tournament_id, user_id)
    )${strict};
    CREATE INDEX tournament_players_by_user ON tournament_players (user_id);
    CREATE TABLE tournament_tables (
      tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
      round INTEGER NOT NULL,
      no INTEGER NOT NULL,
      table_id TEXT,
      people TEXT NOT NULL,
      is_announced INTEGER NOT NULL,
      result TEXT,
      PRIMARY KEY (tournament_id, round, no)
    )${strict};
    CREATE INDEX tournament_tables_by_table ON tournament_tables (table_id) WHERE table_id IS NOT NULL;`,
  down: `
    DROP TABLE tournament_tables;
    DROP TABLE tournament_players;
    DROP TABLE tournaments;`,
});
