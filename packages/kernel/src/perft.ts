import type { Game } from './game.ts';
import { type Seat, seatsOf } from './ids.ts';
import type { Input, MoveInput } from './input.ts';

/**
 * Every possible next input: the moves of the seats that owe one. If none does, all unasked moves and the timer. With
 * `everybody`, unasked moves are always included.
 */
export function nextInputs<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  everybody = false,
): Input<Move>[] {
  if (game.outcome(state) !== undefined) return [];
  const owing = game.toAct(state);
  const at = game.now(state);
  const seats = everybody || owing.length === 0 ? seatsOf(game.seatCount(state)) : owing;
  const inputs: Input<Move>[] = seats.flatMap((by) =>
    game.legalMoves(state, by).map((move) => moveInput(game, state, { at, seat: by, move })),
  );
  const deadline = game.deadline(state);
  if (owing.length === 0 && deadline !== undefined) {
    inputs.push({ type: 'timer', at: Math.max(at, deadline.at), id: deadline.id });
  }
  return inputs;
}

/** An input with this move, as an answer to the current question. */
export function moveInput<State, Move>(
  game: { question(state: State, move: Move): number | undefined },
  state: State,
  made: { readonly at: number; readonly seat: Seat; readonly move: Move; readonly reaction?: number },
): MoveInput<Move> {
  const { at, seat, move, reaction } = made;
  const answers = game.question(state, move);
  if (reaction !== undefined) {
    return answers === undefined
      ? { type: 'move', at, seat, move, reaction }
      : { type: 'move', at, seat, move, reaction, answers };
  }
  return answers === undefined ? { type: 'move', at, seat, move } : { type: 'move', at, seat, move, answers };
}

/** Counts the ways to play `depth` inputs from here. A few such numbers catch almost any change of the rules. */
export function perft<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  depth: number,
): number {
  if (depth <= 0) return 1;
  const inputs = nextInputs(game, state);
  if (depth === 1) return inputs.length;
  let leaves = 0;
  for (const input of inputs) {
    const after = game.clone(state);
    game.apply(after, input);
    leaves += perft(game, after, depth - 1);
  }
  return leaves;
}

/** The same count for each first input, to find where a number changed. */
export function divide<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  depth: number,
): readonly { readonly input: string; readonly leaves: number }[] {
  return nextInputs(game, state).map((input) => {
    const after = game.clone(state);
    game.apply(after, input);
    return { input: formatInput(game, input), leaves: perft(game, after, depth - 1) };
  });
}

const formatInput = <State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  input: Input<Move>,
): string => (input.type === 'move' ? `seat ${input.seat}: ${game.formatMove(input.move)}` : input.type);
