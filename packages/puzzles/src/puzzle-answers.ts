import { type PuzzleFile, puzzleId } from './puzzle-file.ts';

/** The moves of each puzzle whose odds are known, the best one first, by game and id. */
export type PuzzleAnswers = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const answersOf = (files: readonly PuzzleFile[]): PuzzleAnswers =>
  Object.fromEntries(
    files.map((file) => {
      const all = file.games.flatMap((stored) =>
        stored.puzzles.map((puzzle) => [puzzleId(stored, puzzle), puzzle] as const),
      );
      return [file.game, Object.fromEntries(all.map(([id, { answers }]) => [id, bestFirst(answers)]))];
    }),
  );

const bestFirst = (answers: PuzzleFile['games'][number]['puzzles'][number]['answers']): readonly string[] =>
  answers.toSorted((a, b) => b[1] - a[1]).map(([move]) => move);
