import type { SharedMigration } from './migration.ts';

/**
 * Daily deals and challenges: the same tables in both databases. `ranking` orders results, the best highest. A finished
 * attempt has `finished_at`, and only then a result.
 */
export const dailySchema: SharedMigration = ({ number, real, strict }) => ({
  name: 'daily deals',
  up: `
    CREATE TABLE daily_secrets (name TEXT PRIMARY KEY, secret TEXT NOT NULL)${strict};
    CREATE TABLE daily_attempts (
      user_id TEXT NOT NULL,
      day TEXT NOT NULL,
      game TEXT NOT NULL,
      table_id TEXT NOT NULL UNIQUE,
      started_at ${number} NOT NULL,
      finished_at ${number},
      stood_in INTEGER NOT NULL DEFAULT 0,
      place INTEGER,
      score ${real},
      ranking ${real},
      marks TEXT,
      PRIMARY KEY (user_id, day, game)
    )${strict};
    CREATE INDEX daily_by_ranking ON daily_attempts (day, game, ranking) WHERE finished_at IS NOT NULL;
    CREATE INDEX daily_unfinished ON daily_attempts (day) WHERE finished_at IS NULL;
    CREATE TABLE daily_runs (
      day TEXT NOT NULL,
      game TEXT NOT NULL,
      level TEXT NOT NULL,
      run INTEGER NOT NULL,
      place INTEGER NOT NULL,
      score ${real} NOT NULL,
      ranking ${real} NOT NULL,
      marks TEXT NOT NULL,
      PRIMARY KEY (day, game, level, run)
    )${strict};
    CREATE TABLE challenges (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      game TEXT NOT NULL,
      seat INTEGER NOT NULL,
      levels TEXT NOT NULL,
      bots TEXT NOT NULL,
      recording TEXT NOT NULL,
      place INTEGER NOT NULL,
      score ${real} NOT NULL,
      created_at ${number} NOT NULL
    )${strict};
    CREATE INDEX challenges_by_user ON challenges (user_id);
    CREATE TABLE challenge_attempts (
      challenge_id TEXT NOT NULL,
      user_id TEXT NOT NULL,
      table_id TEXT NOT NULL UNIQUE,
      started_at ${number} NOT NULL,
      finished_at ${number},
      place INTEGER,
      score ${real},
      PRIMARY KEY (challenge_id, user_id)
    )${strict};`,
  down: `
    DROP TABLE challenge_attempts;
    DROP TABLE challenges;
    DROP TABLE daily_runs;
    DROP TABLE daily_attempts;
    DROP TABLE daily_secrets;`,
});
