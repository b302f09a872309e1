import type { PuzzleAttempt, PuzzleOutcome, UserId } from '@saloon/protocol';
import { lock } from '../../core/store/add-within.ts';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';

/** People's first tries at puzzles. */
export class PuzzleRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** A person's tries, the first one first. */
  async list(user: UserId): Promise<readonly PuzzleAttempt[]> {
    const rows = await runOne(
      this.#run,
      'SELECT puzzle, outcome, day FROM puzzle_attempts WHERE user_id = $1 ORDER BY no, puzzle',
      user,
    );
    return rows.map(({ puzzle, outcome, day }) => [String(puzzle), String(outcome) as PuzzleOutcome, Number(day)]);
  }

  /** Only the first try is kept, from whichever device it comes. Resolves with its outcome. */
  async note(user: UserId, [puzzle, outcome, day]: PuzzleAttempt): Promise<PuzzleOutcome> {
    const [, , rows = []] = await this.#run([
      // Two tries at once would get the same number.
      lock(`puzzles ${user}`),
      [
        `INSERT INTO puzzle_attempts (user_id, puzzle, no, outcome, day)
         VALUES ($1, $2, (SELECT count(*) FROM puzzle_attempts WHERE user_id = $1), $3, $4)
         ON CONFLICT (user_id, puzzle) DO NOTHING`,
        user,
        puzzle,
        outcome,
        day,
      ],
      ['SELECT outcome FROM puzzle_attempts WHERE user_id = $1 AND puzzle = $2', user, puzzle],
    ]);
    return String(rows[0]?.outcome) as PuzzleOutcome;
  }
}
