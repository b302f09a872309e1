import { playGame } from '@saloon/arena';
import { botWith, levels } from '@saloon/bots';
import { findThemes } from '@saloon/catalog';
import { type AnyGame, defaultOptions, deriveSeed, type GameRecord, rngFrom, type Seed } from '@saloon/kernel';
import { findPuzzle } from './find-puzzle.ts';
import type { Puzzle } from './puzzle.ts';

/** A recorded game, and the puzzles in it. */
export type MinedGame = { readonly record: GameRecord<unknown, unknown>; readonly puzzles: readonly Puzzle[] };

/** Puzzles that one game may give. */
const MOST = 4;

/** Plays a game between bots of level `hard` and looks for puzzles among its decisions, one per theme and seat. */
export function mineGame(game: AnyGame, seats: number, seed: Seed): MinedGame | undefined {
  const bots = Array.from({ length: seats }, () => botWith(levels.hard));
  const options = defaultOptions(game.options);
  const { recording: record } = playGame(game, bots, { options, seats, seed, record: true });
  if (record === undefined) throw new Error('Cannot mine: the game was not recorded');
  const puzzles: Puzzle[] = [];
  const state = game.setup(options, seats, seed);
  for (const [after, input] of record.inputs.entries()) {
    if (puzzles.length === MOST) break;
    if (input.type === 'move' && isDecision(game, state, input.seat)) {
      const rng = rngFrom(deriveSeed(seed, `puzzle ${after}`));
      const found = findPuzzle(game, input.seat, state, rng);
      const theme = found && findThemes(game.id)?.themeOf(found.best);
      const isNew = !puzzles.some((one) => one.seat === input.seat && one.theme === theme);
      if (found !== undefined && theme !== undefined && isNew) {
        puzzles.push({ after, seat: input.seat, theme, answers: found.answers, hits: found.hits });
      }
    }
    game.apply(state, input);
  }
  const last = puzzles.at(-1);
  return last && { record: { ...record, inputs: record.inputs.slice(0, last.after) }, puzzles };
}

/** Was the seat asked, outside of a race? */
const isDecision = (game: AnyGame, state: unknown, seat: number): boolean =>
  game.isRace?.(state) !== true && game.toAct(state).some((one) => one === seat);
