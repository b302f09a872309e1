import { tables } from '../../core/games/registry.ts';
import { puzzleLink } from './puzzle-link.ts';

const warmed = new Set<string>();

/** Starts the worker and loads a game's puzzles and its table side by side: a puzzle needs all three. */
export function warmPuzzles(game: string): void {
  const entry = tables[game];
  if (entry === undefined || warmed.has(game)) return;
  warmed.add(game);
  puzzleLink().warm(game);
  // A page that can't load them says so when it opens.
  void Promise.all([entry.table(), entry.words()]).catch(() => warmed.delete(game));
}

/** For links to puzzles of a game. */
export const warmOnTouch = (game: string) => {
  const warm = () => warmPuzzles(game);
  return { onPointerEnter: warm, onFocus: warm, onPointerDown: warm };
};
