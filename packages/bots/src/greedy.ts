import { isLegal, type Level, type Rng } from '@saloon/kernel';
import type { Bot, Decision } from './bot.ts';
import { bestMove } from './look-ahead.ts';
import type { Sight } from './sight.ts';

/** How many times what the seat cannot know is dealt again for one decision. */
const DEALS = 4;

/** Looks one move ahead with what the game's own knowledge says the position is worth, at a human pace. */
export const greedy = (level: Level): Bot => ({
  id: level === 'normal' ? 'greedy' : `greedy:${level}`,
  decide: (sight, rng) => decide(sight, level, rng),
});

function decide<State, Move>(sight: Sight<State, Move>, level: Level, rng: Rng): Decision<Move> | undefined {
  const { game, seat } = sight;
  if (!sight.owed && sight.legal().length === 0 && game.reflexes.length === 0) return undefined;
  const seen = sight.look();
  const move = slipOf(sight, seen, level, rng) ?? chosen(sight, seen, level, rng);
  return move === undefined ? undefined : { move, after: game.knowledge.tempo(seen, seat, move, level, rng) };
}

function slipOf<State, Move>(sight: Sight<State, Move>, seen: State, level: Level, rng: Rng): Move | undefined {
  const { game, seat } = sight;
  const slip = game.knowledge.slip(seen, seat, level, rng);
  return slip !== undefined && isLegal(game, seen, seat, slip) ? slip : undefined;
}

/** What one has to do needs no thought when there is only one way to do it. */
function chosen<State, Move>(sight: Sight<State, Move>, seen: State, level: Level, rng: Rng): Move | undefined {
  const legal = sight.legal();
  if (sight.owed && legal.length === 1) return legal[0];
  return legal.length === 0 ? undefined : bestMove(sight, seen, DEALS, level, rng);
}
