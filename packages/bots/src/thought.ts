import { isLegal, type Level, type Rng } from '@saloon/kernel';
import type { Bot, Decision } from './bot.ts';
import type { Sight } from './sight.ts';

/** A way to choose a move when there is more than one, or when one may as well wait. */
export interface Thought {
  readonly id: string;
  /** Whose manners it has unless told otherwise: how quick it is and which slips it makes. */
  readonly manners: Level;
  /** `seen` is the first look; nothing means to wait, which only a seat that owes nothing may do. */
  choose<State, Move>(sight: Sight<State, Move>, seen: State, level: Level, rng: Rng): Move | undefined;
}

/**
 * A thought sits down at the table with the manners of a level: a slip of that level comes before any thought, what has
 * to be done in the only way there is needs none, and everything takes the time that the level takes.
 */
export const seated = (thought: Thought, manners: Level = thought.manners): Bot => ({
  id: manners === thought.manners ? thought.id : `${thought.id}@${manners}`,
  decide: (sight, rng) => decide(thought, sight, manners, rng),
});

function decide<State, Move>(
  thought: Thought,
  sight: Sight<State, Move>,
  level: Level,
  rng: Rng,
): Decision<Move> | undefined {
  const { game, seat } = sight;
  if (!sight.owed && sight.legal().length === 0 && game.reflexes.length === 0) return undefined;
  const seen = sight.look();
  const move = slipOf(sight, seen, level, rng) ?? chosen(thought, sight, seen, level, rng);
  return move === undefined ? undefined : { move, after: game.knowledge.tempo(seen, seat, move, level, rng) };
}

function slipOf<State, Move>(sight: Sight<State, Move>, seen: State, level: Level, rng: Rng): Move | undefined {
  const { game, seat } = sight;
  const slip = game.knowledge.slip(seen, seat, level, rng);
  return slip !== undefined && isLegal(game, seen, seat, slip) ? slip : undefined;
}

function chosen<State, Move>(
  thought: Thought,
  sight: Sight<State, Move>,
  seen: State,
  level: Level,
  rng: Rng,
): Move | undefined {
  const legal = sight.legal();
  if (legal.length === 0) return undefined;
  return sight.owed && legal.length === 1 ? legal[0] : thought.choose(sight, seen, level, rng);
}
