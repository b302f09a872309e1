import type { LevelHits } from './puzzle.ts';
import { type PuzzleFile, puzzleId } from './puzzle-file.ts';
import { ratePuzzle } from './rate-puzzle.ts';

/** What is known of each puzzle before its position is loaded, by game. */
export type PuzzleIndex = Readonly<Record<string, readonly IndexedPuzzle[]>>;
export type IndexedPuzzle = readonly [id: string, theme: string, rating: number];

export const indexOf = (files: readonly PuzzleFile[]): PuzzleIndex =>
  Object.fromEntries(
    files.map((file) => [
      file.game,
      file.games.flatMap((stored) =>
        stored.puzzles.map((puzzle): IndexedPuzzle => {
          const [easy, normal, hard] = puzzle.hits;
          const hits: LevelHits = { easy, normal, hard };
          return [puzzleId(stored, puzzle), puzzle.theme, ratePuzzle(file.game, hits)];
        }),
      ),
    ]),
  );

/** The index as a file, or the answers: a line per game. */
export const formatIndex = (index: Readonly<Record<string, unknown>>): string => {
  const lines = Object.entries(index).map(([game, puzzles]) => `${JSON.stringify(game)}:${JSON.stringify(puzzles)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};
