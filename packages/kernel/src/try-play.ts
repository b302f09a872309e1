import type { Emit, Game } from './game.ts';
import type { Millis, Seat } from './ids.ts';
import type { MoveInput } from './input.ts';

/** What a stranger sends: nothing in it has been looked at yet but the time, which is the table's own. */
export type Attempt = {
  readonly at: Millis;
  readonly seat: unknown;
  readonly move: unknown;
  readonly reaction?: unknown;
  readonly answers?: unknown;
};

/** Why an attempt was refused: one of the kernel's own reasons, or a code of the game. */
export const KERNEL_REFUSALS = ['game-over', 'no-such-seat', 'malformed-move', 'time-goes-back'] as const;
export type Rejection = { readonly code: string };

export type Played<Move> =
  | { readonly ok: true; readonly input: MoveInput<Move> }
  | { readonly ok: false; readonly rejection: Rejection };

/**
 * The one door for what a stranger sends. It answers a `Rejection`, with the state as it was and no random number
 * drawn, or plays the move and hands back the input for the log.
 */
export function tryPlay<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  attempt: Attempt,
  emit?: Emit<Event>,
): Played<Move> {
  if (game.outcome(state) !== undefined) return refused('game-over');
  if (!isCount(attempt.at) || attempt.at < game.now(state)) return refused('time-goes-back');
  if (!isCount(attempt.seat) || attempt.seat >= game.seatCount(state)) return refused('no-such-seat');
  const by = attempt.seat as Seat;
  const move = game.parseMove(attempt.move);
  if (move === undefined) return refused('malformed-move');

  const answers = typeof attempt.answers === 'number' ? attempt.answers : undefined;
  const asked = game.question(state, move);
  if ((asked !== undefined && answers !== asked) || !isLegal(game, state, by, move)) {
    return refused(game.refuse(state, by, move, answers));
  }
  const input: MoveInput<Move> = {
    type: 'move',
    at: attempt.at,
    seat: by,
    move,
    ...(isCount(attempt.reaction) ? { reaction: attempt.reaction } : {}),
    ...(asked === undefined ? {} : { answers: asked }),
  };
  game.apply(state, input, emit);
  return { ok: true, input };
}

/** Is this one of the seat's legal moves, or a reflex? Moves are compared by their notation, so that a parsed one needs no identity. */
export function isLegal<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  by: Seat,
  move: Move,
): boolean {
  const legal = game.legalMoves(state, by);
  if (legal.includes(move)) return true;
  const text = game.formatMove(move);
  const isSame = (other: Move) => game.formatMove(other) === text;
  return legal.some(isSame) || game.reflexes.some(isSame);
}

const refused = (code: string) => ({ ok: false, rejection: { code } }) as const;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
