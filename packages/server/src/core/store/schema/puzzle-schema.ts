import type { SharedMigration } from './migration.ts';

/** First tries at puzzles, the same table in both databases. `no` counts a person's tries in order. */
export const puzzleSchema: SharedMigration = ({ strict }) => ({
  name: 'puzzles',
  up: `
    CREATE TABLE puzzle_attempts (
      user_id TEXT NOT NULL,
      puzzle TEXT NOT NULL,
      no INTEGER NOT NULL,
      outcome TEXT NOT NULL,
      day INTEGER NOT NULL,
      PRIMARY KEY (user_id, puzzle)
    )${strict};`,
  down: 'DROP TABLE puzzle_attempts;',
});
