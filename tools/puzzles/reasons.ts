import { type AnyGame, deriveSeed } from '@saloon/kernel';
import { type PuzzleFile, readPuzzles } from '@saloon/puzzles';
import { PuzzleTable } from '@saloon/study';

/**
 * How many puzzles have a reason in words, and how many of their wrong moves. A puzzle has one if its best move has a reason
 * against the second best, as the page tells it to a solver.
 */
export type ReasonCount = {
  readonly puzzles: number;
  readonly told: number;
  readonly wrong: number;
  readonly toldWrong: number;
};

/** Looks at every puzzle, or at one in `every`. */
export function countReasons(game: AnyGame, file: PuzzleFile, every = 1): ReasonCount {
  const all = readPuzzles(game, file).flatMap(({ record, puzzles }) => puzzles.map((puzzle) => ({ record, puzzle })));
  const looked = all.filter((_, at) => at % every === 0);
  const isTold = looked.map(({ record, puzzle: { after, seat, answers } }) => {
    const position = { game, recording: record, after, seat };
    const table = new PuzzleTable(position, { name: '', seed: deriveSeed(record.seed, after) });
    const [best, ...others] = answers.map(({ move }) => game.parseMove(move));
    return others.map((other) => {
      const { good, bad } = table.compare(best, other);
      return good.length + bad.length > 0 || table.foresee(best, other).length > 0;
    });
  });
  const wrong = isTold.flat();
  return {
    puzzles: looked.length,
    told: isTold.filter(([first]) => first === true).length,
    wrong: wrong.length,
    toldWrong: wrong.filter((one) => one).length,
  };
}
