import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { myName } from '../../net/identity.ts';
import type { ListedPuzzle } from './catalog.ts';
import { noteAttempt, puzzleRating } from './note-attempt.ts';
import { keyOf, progress } from './progress.ts';
import { type PuzzleState, puzzleLink } from './puzzle-link.ts';
import { syncPuzzles } from './sync-puzzles.ts';

/** Lays a puzzle, and notes how the first try went. `gained` is what it did to the rating. */
export function usePuzzle(puzzle: ListedPuzzle, day: number) {
  const link = useMemo(puzzleLink, []);
  const [round, setRound] = useState(0);
  const [gained, setGained] = useState<number | undefined>(undefined);
  const key = keyOf(puzzle);
  const wasTried = useRef(false);
  useEffect(() => {
    wasTried.current = progress.peek().tried[key] !== undefined;
    setGained(undefined);
    link.lay(puzzle.game, puzzle.id, myName.peek() ?? '');
  }, [link, key, round]);
  // Until this puzzle is laid, the link still has what was said of the one before.
  const state: PuzzleState =
    link.state.value.key === key ? link.state.value : { key, n: 0, type: 'loading', isShown: false };
  const { verdict } = state;
  const hasHint = state.hint !== undefined;
  useEffect(() => {
    if (verdict === undefined || verdict.type === 'open' || state.isShown || wasTried.current) return;
    wasTried.current = true;
    const before = puzzleRating(progress.peek(), puzzle.game).mu;
    const move = verdict.answers.find(({ isYours }) => isYours)?.move;
    noteAttempt(puzzle, verdict.type === 'wrong' ? 'failed' : hasHint ? 'hinted' : 'solved', day, move);
    void syncPuzzles();
    setGained(Math.round(puzzleRating(progress.peek(), puzzle.game).mu) - Math.round(before));
  }, [verdict?.type]);
  return { link, state, gained, again: () => setRound(round + 1) };
}
