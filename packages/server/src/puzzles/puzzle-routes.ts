import type { Catalog } from '@saloon/catalog';
import type { PersonRecords } from '../people/person-records.ts';
import { Refusal } from '../people/refusal.ts';
import { body, flag, number, text } from '../people/routes/schemas.ts';
import type { UserRoutes } from '../people/routes/user-routes.ts';
import { gradeMove } from './grade-move.ts';
import type { PuzzleRecords } from './puzzle-records.ts';

const DAY = 24 * 3600 * 1000;

export type PuzzleRoutesDeps = {
  readonly puzzles: PuzzleRecords;
  readonly people: Pick<PersonRecords, 'isKept'>;
  readonly findGame: Catalog['findGame'];
  readonly wall: () => number;
};

type Try = {
  readonly game: string;
  readonly id: string;
  readonly move: unknown;
  readonly hinted?: boolean;
  readonly day: number;
};

/** First tries at puzzles of people with an account, who may use several devices; docs/puzzles.md lists the routes. */
export function servePuzzles(routes: UserRoutes, { puzzles, people, findGame, wall }: PuzzleRoutesDeps): void {
  routes.user('GET', '/api/me/puzzles', {}, async ({ user }) => ({ attempts: await puzzles.list(user) }));

  const fields = { game: text(40), id: text(40), move: {}, day: number };
  routes.user('POST', '/api/me/puzzles', body(fields, { hinted: flag }), async ({ user }, asked) => {
    const { game: gameId, id, move, hinted, day } = asked.body as Try;
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
