import { SeatInformationSet } from '@saloon/bots';
import { type AnyGame, deriveSeed, replay, rngFrom, seedOf } from '@saloon/kernel';
import { leadOf, type PuzzleFile, readPuzzles, weighMoves } from '@saloon/puzzles';

/** Deals per puzzle. */
const DEALS = 600;

/** Plays every puzzle again on new deals. Prints those whose best move no longer leads, and how many hold. */
export function checkPuzzles(game: AnyGame, file: PuzzleFile, seed: number, say: (line: string) => void): boolean {
  const all = readPuzzles(game, file).flatMap(({ record, puzzles }) => puzzles.map((puzzle) => ({ record, puzzle })));
  let held = 0;
  for (const [at, { record, puzzle }] of all.entries()) {
    const state = replay(game, { ...record, inputs: record.inputs.slice(0, puzzle.after) });
    const rng = rngFrom(deriveSeed(seedOf(seed), at));
    const info = new SeatInformationSet(game, puzzle.seat, state, rng);
    const moves = puzzle.answers.map(({ move }) => game.parseMove(move));
    const [best = [], ...others] = weighMoves(info, moves, DEALS, rng);
    const lead = Math.min(...others.map((other) => leadOf(best, other).mean));
    if (lead > 0) held += 1;
    else say(`${game.id} ${at}: ${puzzle.answers[0]?.move} leads by ${(100 * lead).toFixed(1)} points only`);
  }
  say(`${game.id}: ${held} of ${all.length} puzzles hold on ${DEALS} new deals each`);
  return held === all.length;
}
