import { isLegal, type Level, type Rng } from '@saloon/kernel';
import type { Bot, Decision } from '../bot.ts';
import { bestMove } from '../look-ahead.ts';
import type { Sight } from '../sight.ts';
import { type Budget, Search } from './search.ts';

/** So many deals are looked at where one step of thought has to do. */
const DEALS = 4;

/** Thinks ahead by search, within a budget, at a human pace. */
export const searcher = (id: string, level: Level, budget: Budget): Bot => ({
  id,
  decide: (sight, rng) => decide(sight, level, budget, rng),
});

/** Two hundred lines of play a move, each judged after thirty moments. */
export const search: Bot = searcher('search', 'hard', { iterations: 200, depth: 30 });

function decide<State, Move>(
  sight: Sight<State, Move>,
  level: Level,
  budget: Budget,
  rng: Rng,
): Decision<Move> | undefined {
  const { game, seat } = sight;
  const legal = sight.legal();
  if (!sight.owed && legal.length === 0 && game.reflexes.length === 0) return undefined;
  const seen = sight.look();
  const slip = game.knowledge.slip(seen, seat, level, rng);
  const move =
    slip !== undefined && isLegal(game, seen, seat, slip) ? slip : found(sight, seen, legal, level, budget, rng);
  return move === undefined ? undefined : { move, after: game.knowledge.tempo(seen, seat, move, level, rng) };
}

function found<State, Move>(
  sight: Sight<State, Move>,
  seen: State,
  legal: readonly Move[],
  level: Level,
  budget: Budget,
  rng: Rng,
): Move | undefined {
  if (legal.length === 0) return undefined;
  if (sight.owed && legal.length === 1) return legal[0];
  // Whether to act unasked is asked after every input, so one step of thought has to do.
  if (!sight.owed) return bestMove(sight, seen, DEALS, level, rng);
  const search = new Search(sight, level, rng);
  search.think(budget);
  return search.candidates()[0]?.move;
}
