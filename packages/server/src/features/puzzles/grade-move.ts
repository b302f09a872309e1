import type { AnyGame } from '@saloon/kernel';
import answers from '@saloon/puzzles/positions/answers.json' with { type: 'json' };

/** By game and id: the moves whose odds are known, the best one first. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = answers;

/**
 * Whether a move solves a puzzle of this game. `unknown` for moves without odds, which only the page plays out. Undefined if
 * there is no such puzzle.
 */
export function gradeMove(game: AnyGame, id: string, move: unknown): 'right' | 'wrong' | 'unknown' | undefined {
  const puzzles = ANSWERS[game.id] ?? {};
  const known = Object.hasOwn(puzzles, id) ? puzzles[id] : undefined;
  if (known === undefined) return undefined;
  const parsed = game.parseMove(move);
  const at = parsed === undefined ? -1 : known.indexOf(game.formatMove(parsed));
  return at === 0 ? 'right' : at > 0 ? 'wrong' : 'unknown';
}
