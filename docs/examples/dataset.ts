import { closeSync, openSync, writeSync } from 'node:fs';
import { playGame } from '@saloon/arena';
import { findBot } from '@saloon/bots';
import { findGame } from '@saloon/catalog';
import { type AnyGame, defaultOptions, replay, type Seat, seedOf } from '@saloon/kernel';

/** One decision: who made it, what that seat saw, what it could have done, and which of these it did. */
type Decision = { seat: Seat; view: unknown; moves: readonly string[]; chosen: number };
/** A game as a line of the file. `ranks` has 1 for the best. */
export type Line = {
  game: string;
  seed: number;
  ranks: readonly number[];
  scores: readonly number[];
  decisions: Decision[];
};

/** One game between bots of this name, with every decision that a seat owed. */
export function lineOf(game: AnyGame, seed: number, name: string, seats = 2): Line {
  const bot = findBot(name);
  if (bot === undefined) throw new Error(`Cannot seat ${name}: there is no such bot`);
  const bots = Array.from({ length: seats }, () => bot);
  const options = defaultOptions(game.options);
  const { outcome, recording } = playGame(game, bots, { options, seats, seed: seedOf(seed), record: true });
  if (recording === undefined) throw new Error('Cannot read the game: it was not recorded');
  const decisions: Decision[] = [];
  const look = (state: unknown, next: number) => {
    const input = recording.inputs[next];
    if (input?.type !== 'move' || !game.toAct(state).includes(input.seat)) return;
    const moves = game.legalMoves(state, input.seat).map((move) => game.formatMove(move));
    const chosen = moves.indexOf(game.formatMove(input.move));
    decisions.push({ seat: input.seat, view: game.view(state, input.seat), moves, chosen });
  };
  // The state after an input is the one before the next. The first input is never a move: it measures a line.
  replay(game, recording, undefined, (state, index) => look(state, index + 1));
  return { game: game.id, seed, ranks: outcome.ranks, scores: outcome.scores, decisions };
}

if (import.meta.main) {
  const [id = 'bang-duel', name = 'random', count = '10', path = 'games.jsonl'] = process.argv.slice(2);
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot play ${id}: there is no such game`);
  const file = openSync(path, 'w');
  for (let seed = 0; seed < Number(count); seed++) writeSync(file, `${JSON.stringify(lineOf(game, seed, name))}\n`);
  closeSync(file);
}
