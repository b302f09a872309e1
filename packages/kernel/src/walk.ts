import type { Emit, Game } from './game.ts';
import { seatsOf } from './ids.ts';
import type { Input } from './input.ts';
import { moveInput } from './perft.ts';
import { below, choose, type Rng } from './rng.ts';

/** In 1 of `UNASKED` inputs a seat acts without being asked, if the game allows it. */
const UNASKED = 8;
/** 1 of `REFLEX` of those is a reflex. */
const REFLEX = 4;
/** The longest a random player takes, in milliseconds. */
const PACE = 1500;

/**
 * The next input of a random game: a random move of a seat to act, sometimes of another seat, or the timer if it is due
 * first. It draws from the caller's generator, never from the game's.
 */
export function randomInput<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  rng: Rng,
): Input<Move> {
  const owing = game.toAct(state);
  const deadline = game.deadline(state);
  const at = game.now(state) + below(rng, PACE);
  if (deadline !== undefined && deadline.at <= at)
    return { type: 'timer', at: Math.max(deadline.at, game.now(state)), id: deadline.id };
  const seats = seatsOf(game.seatCount(state));
  const unasked = below(rng, owing.length === 0 ? 2 : UNASKED) === 0;
  const by = choose(rng, unasked || owing.length === 0 ? seats : owing);
  if (unasked && game.reflexes.length > 0 && below(rng, REFLEX) === 0) {
    return moveInput(game, state, { at, seat: by, move: choose(rng, game.reflexes) });
  }
  if (owing.includes(by) || unasked) {
    const legal = game.legalMoves(state, by);
    if (legal.length > 0) return moveInput(game, state, { at, seat: by, move: choose(rng, legal) });
  }
  if (deadline !== undefined) return { type: 'timer', at: deadline.at, id: deadline.id };
  const able = (owing.length === 0 ? seats : owing).filter((one) => game.legalMoves(state, one).length > 0);
  if (able.length === 0) throw new Error('Cannot go on: nobody has a move and no timer runs');
  const one = choose(rng, able);
  return moveInput(game, state, { at, seat: one, move: choose(rng, game.legalMoves(state, one)) });
}

/** Plays random inputs in place until the game is over or `most` are played. Returns how many. */
export function randomWalk<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  rng: Rng,
  most = Number.POSITIVE_INFINITY,
  watch?: (input: Input<Move>) => void,
  emit?: Emit<Event>,
): number {
  let played = 0;
  while (played < most && game.outcome(state) === undefined) {
    const input = randomInput(game, state, rng);
    watch?.(input);
    game.apply(state, input, emit);
    played += 1;
  }
  return played;
}
