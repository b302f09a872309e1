import type { Game } from './game.ts';

/**
 * The same game for code that isn't ours: its lists of moves and seats are copies. A game shares its lists between all
 * tables, so a caller that sorted or emptied one would change what every other table may do.
 */
export function withOwnLists<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
): Game<State, Move, Event, View, Options> {
  const known = made.get(game);
  if (known !== undefined) return known as Game<State, Move, Event, View, Options>;
  const lent: Game<State, Move, Event, View, Options> = {
    ...game,
    reflexes: game.reflexes.slice(),
    legalMoves: (state, seat) => game.legalMoves(state, seat).slice(),
    toAct: (state) => game.toAct(state).slice(),
  };
  made.set(game, lent);
  return lent;
}
/** One for each game, so that it can be a key as the game itself can. */
const made = new WeakMap<object, unknown>();
