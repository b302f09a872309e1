import type { SharedMigration } from './migration.ts';

/**
 * Finished games, each person's part in them, and ratings: the same tables in both databases. `settlements` is the order in
 * which rated games changed the ratings; nothing else may change those.
 */
export const resultsSchema: SharedMigration = ({ number, real, id, strict }) => ({
  name: 'results',
  up: `
    CREATE TABLE finished_games (
      no ${id},
      table_id TEXT NOT NULL UNIQUE,
      game TEXT NOT NULL,
      seats INTEGER NOT NULL,
      pace TEXT,
      is_rated INTEGER NOT NULL,
      awaits_rating INTEGER NOT NULL,
      ended_at ${number} NOT NULL,
      players TEXT NOT NULL
    )${strict};
    CREATE INDEX finished_awaiting ON finished_games (no) WHERE awaits_rating = 1;
    CREATE TABLE results (
      user_id TEXT NOT NULL,
      game_no ${number} NOT NULL,
      game TEXT NOT NULL,
      seats INTEGER NOT NULL,
      place INTEGER NOT NULL,
      has_won INTEGER NOT NULL,
      score ${real} NOT NULL,
      persona TEXT,
      is_rated INTEGER NOT NULL,
      ended_at ${number} NOT NULL,
      mu_before ${real},
      sigma_before ${real},
      mu_after ${real},
      sigma_after ${real},
      PRIMARY KEY (user_id, game_no)
    )${strict};
    CREATE INDEX results_by_time ON results (user_id, ended_at, game_no);
    CREATE INDEX results_by_game ON results (game_no);
    CREATE TABLE settlements (no ${number} PRIMARY KEY, game_no ${number} NOT NULL UNIQUE)${strict};
    CREATE TABLE ratings (
      game TEXT NOT NULL,
      user_id TEXT NOT NULL,
      mu ${real} NOT NULL,
      sigma ${real} NOT NULL,
      games INTEGER NOT NULL,
      PRIMARY KEY (game, user_id)
    )${strict};
    CREATE INDEX ratings_by_mu ON ratings (game, mu) WHERE games >= 10;
    CREATE INDEX ratings_by_user ON ratings (user_id);
    CREATE TABLE monthly_ratings (
      game TEXT NOT NULL,
      month TEXT NOT NULL,
      user_id TEXT NOT NULL,
      mu ${real} NOT NULL,
      sigma ${real} NOT NULL,
      games INTEGER NOT NULL,
      PRIMARY KEY (game, month, user_id)
    )${strict};
    CREATE INDEX monthly_by_mu ON monthly_ratings (game, month, mu) WHERE games >= 3;`,
  down: `
    DROP TABLE monthly_ratings;
    DROP TABLE ratings;
    DROP TABLE settlements;
    DROP TABLE results;
    DROP TABLE finished_games;`,
});
