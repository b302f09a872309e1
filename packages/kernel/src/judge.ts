import type { Emit, Game } from './game.ts';
import type { Millis, Seat } from './ids.ts';
import type { MoveInput } from './input.ts';

/** An untrusted move. Only `at` comes from the table. */
export type Attempt = {
  readonly at: Millis;
  readonly seat: unknown;
  readonly move: unknown;
  readonly reaction?: unknown;
  readonly answers?: unknown;
};

/** The kernel's own reasons for a rejection. The game's codes come from `Game.refuse`. */
export const KERNEL_REFUSALS = ['game-over', 'no-such-seat', 'malformed-move', 'time-goes-back'] as const;
export type Rejection = { readonly code: string };

/** A legal input, ready to play, or why the attempt is refused. */
export type Judgment<Move> =
  | { readonly ok: true; readonly input: MoveInput<Move> }
  | { readonly ok: false; readonly rejection: Rejection };

/**
 * Decides whether an untrusted move is legal, without playing it: the state stays the same and no random number is drawn.
 * `parseMove` replaces the game's own, for a caller that caches parsed moves.
 */
export function judge<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  attempt: Attempt,
  parseMove: (sent: unknown) => Move | undefined = (sent) => game.parseMove(sent),
): Judgment<Move> {
  if (game.outcome(state) !== undefined) return refused('game-over');
  if (!isCount(attempt.at) || attempt.at < game.now(state)) return refused('time-goes-back');
  if (!isCount(attempt.seat) || attempt.seat >= game.seatCount(state)) return refused('no-such-seat');
  const by = attempt.seat as Seat;
  const move = parseMove(attempt.move);
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
  return { ok: true, input };
}

/** Judges an untrusted move and plays it if it is legal. Returns the input that was played, or why it was refused. */
export function tryPlay<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  attempt: Attempt,
  emit?: Emit<Event>,
): Judgment<Move> {
  const judgment = judge(game, state, attempt);
  if (judgment.ok) game.apply(state, judgment.input, emit);
  return judgment;
}

/**
 * Is this one of the seat's legal moves, or a reflex? Moves are compared by their notation, so a parsed move doesn't have to
 * be the same object.
 */
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
