import { type Input, type MoveInput, moveInput, type Seat, seatsOf, tryPlay } from '@saloon/kernel';
import { caliber45 } from '../index.ts';
import type { Event, Move } from '../rules/moves.ts';
import { playerAt, type State } from '../rules/state.ts';

/** Plays one move through `tryPlay` and returns the events. Throws if it is refused. */
export function play(state: State, by: Seat, move: Move | string): Event[] {
  const read = caliber45.parseMove(move);
  if (read === undefined) throw new Error(`Cannot read the move ${JSON.stringify(move)}`);
  const events: Event[] = [];
  const input = moveInput(caliber45, state, { at: state.at, seat: by, move: read }) as MoveInput<Move>;
  const played = tryPlay(caliber45, state, input, (event) => events.push(event));
  if (!played.ok) throw new Error(`Cannot play ${caliber45.formatMove(read)}: ${played.rejection.code}`);
  return events;
}

/** Returns why a move is refused. Throws if it is legal, or if the refusal changed the state. */
export function refusal(state: State, by: Seat, move: unknown, answers = state.question): string {
  const before = JSON.stringify(state);
  const played = tryPlay(caliber45, state, { at: state.at, seat: by, move, answers });
  if (played.ok) throw new Error(`Cannot find a refusal: ${JSON.stringify(move)} was played`);
  if (JSON.stringify(state) !== before)
    throw new Error(`Cannot be: the refused ${JSON.stringify(move)} changed the state`);
  return played.rejection.code;
}

/** Applies an input of the table, such as a timer, and returns the events. */
export function feed(state: State, input: Input<Move>): Event[] {
  const events: Event[] = [];
  caliber45.apply(state, input, (event) => events.push(event));
  return events;
}

/** Lets the timer run out. */
export function timeOut(state: State): Event[] {
  const deadline = caliber45.deadline(state);
  if (deadline === undefined) throw new Error('Cannot let time run out: no timer runs');
  return feed(state, { type: 'timer', at: Math.max(state.at, deadline.at), id: deadline.id });
}

/**
 * Plays a whole call: `by` announces, the `joiners` join, and `by` reveals the card in `slot`, unless it is `face-down`.
 * Returns all events.
 */
export function rob(state: State, by: Seat, joiners: readonly Seat[], slot: number | 'face-down' = 0): Event[] {
  const events = play(state, by, 'announce');
  while (state.phase === 'call')
    events.push(...play(state, state.active, joiners.includes(state.active) ? 'join' : 'decline'));
  if (slot !== 'face-down') events.push(...play(state, by, { type: 'pick', slot }));
  return events;
}

/** The seat's legal moves, in notation. */
export const offers = (state: State, by: Seat): readonly string[] =>
  caliber45.legalMoves(state, by).map((move) => caliber45.formatMove(move));

/** Who is still in the robbery. */
export const whoIsIn = (state: State): readonly Seat[] =>
  seatsOf(state.players.length).filter((by) => playerAt(state, by).part === 'in');

/** The types of the events, in order. */
export const types = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);
