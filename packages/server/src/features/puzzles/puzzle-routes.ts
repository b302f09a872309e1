import type { Core } from '../../core/core.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { gradeMove } from './grade-move.ts';
import type { PuzzleRecords } from './puzzle-records.ts';

const DAY = 24 * 3600 * 1000;

export type PuzzleRoutesDeps = Pick<Core, 'people' | 'findGame'> & {
  readonly puzzles: PuzzleRecords;
  readonly wall: () => number;
};

/** First tries at puzzles of people with an account, who may use several devices. */
export function servePuzzles(routes: Routes, { puzzles, people, findGame, wall }: PuzzleRoutesDeps): void {
  routes.add('GET /api/me/puzzles', async ({ user }) => ({ attempts: await puzzles.list(user) }));

  routes.add('POST /api/me/puzzles', async ({ user }, { body }) => {
    const { game: gameId, id, move, hinted, day } = body;
    const game = findGame(gameId);
    const grade = game && gradeMove(game, id, move);
    if (grade === undefined) throw new Refusal(404, 'not-found');
    if (grade === 'unknown') return {};
    if (!(await people.isKept(user))) throw new Refusal(403, 'not-kept');
    const outcome = grade === 'wrong' ? 'failed' : hinted === true ? 'hinted' : 'solved';
    return { outcome: await puzzles.note(user, [`${gameId}/${id}`, outcome, dayFor(day, wall())]) };
  });
}

/** A puzzle that was opened before midnight is of yesterday. Other days are the server's. */
function dayFor(given: number, wall: number): number {
  const today = Math.floor(wall / DAY);
  return given === today - 1 ? given : today;
}
