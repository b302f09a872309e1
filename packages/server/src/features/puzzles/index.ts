import { feature } from '../../core/feature.ts';
import { PuzzleRecords } from './puzzle-records.ts';
import { servePuzzles } from './puzzle-routes.ts';

/** First tries at puzzles, of people with an account. */
export const puzzles = feature({
  name: 'puzzles',
  make({ store, people, findGame, clock }) {
    return {
      routes: (routes) =>
        servePuzzles(routes, { puzzles: new PuzzleRecords(store.query), people, findGame, wall: clock.wall }),
      export: { puzzles: 'SELECT puzzle, outcome, day FROM puzzle_attempts WHERE user_id = $1 ORDER BY no' },
      erase: ['DELETE FROM puzzle_attempts WHERE user_id = $1'],
    };
  },
});
