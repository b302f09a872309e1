import type { Game } from './game.ts';

/**
 * The same game for guest code, with copies of its lists of moves and seats. A game shares its lists between all tables, so a
 * guest that sorted one would change it everywhere.
 */
export function withCopiedLists<State, Move, Event, View, Options>(
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
/** One per game, because games are used as keys of caches. */
const made = new WeakMap<object, unknown>();
