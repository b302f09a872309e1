import type { Proof } from './fair.ts';
import type { Emit, Game } from './game.ts';
import type { GameId, Seat } from './ids.ts';
import type { Input } from './input.ts';
import type { Signature } from './recording-signature.ts';
import { rngFrom } from './rng.ts';
import type { Seed } from './seed.ts';
import { tryPlay } from './try-play.ts';

/** A whole game: what it was set up with, and everything that came in. */
export type Recording<Move, Options> = {
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
  readonly inputs: readonly Input<Move>[];
  /** Who played, by seat, where that is known. */
  readonly names?: readonly string[];
  /** Where somebody played on from another game: what could not be known there was dealt again. In the order of `after`. */
  readonly redeals?: readonly Redeal[];
  /** How the seed came about, where a table dealt it. */
  readonly proof?: Proof;
  /** What people have written to steps of it. */
  readonly comments?: readonly RecordedComment[];
  /** The signature of the server it was played on. It covers everything but the comments. */
  readonly signature?: Signature;
};

/** A remark that hangs on a step of a replay: `step` is how many inputs had come by then. */
export type RecordedComment = {
  readonly step: number;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
};

/** After so many inputs all that this seat could not know was dealt again, from this seed. */
export type Redeal = { readonly after: number; readonly seat: Seat; readonly seed: Seed };

/** A logged input that cannot be played here, and why. */
export class ReplayError extends Error {
  readonly index: number;
  readonly reason: string;
  constructor(index: number, reason: string) {
    super(`Cannot replay input ${index}: ${reason}`);
    this.index = index;
    this.reason = reason;
  }
}

/**
 * Plays a recording again, from its seed to its last input: the same states and events, byte for byte. Every move is
 * checked as a stranger's is. `onStep` is called after each input with its place in the log.
 */
export function replay<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  recording: Recording<Move, Options>,
  emit?: Emit<Event>,
  onStep?: (state: State, index: number) => void,
): State {
  const { redeals = [] } = recording;
  const dealtAgain = (before: State, inputs: number): State =>
    redeals.reduce(
      (last, { after, seat, seed }) => (after === inputs ? game.redeal(last, seat, rngFrom(seed)) : last),
      before,
    );
  let state = dealtAgain(game.setup(recording.options, recording.seats, recording.seed, emit), 0);
  recording.inputs.forEach((input, index) => {
    const problem = playLogged(game, state, input, emit);
    if (problem !== undefined) throw new ReplayError(index, problem);
    state = dealtAgain(state, index + 1);
    onStep?.(state, index);
  });
  return state;
}

/** Plays one input of a log; answers what is wrong with it, if anything. */
function playLogged<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  input: Input<Move>,
  emit?: Emit<Event>,
): string | undefined {
  if (input.type === 'move') {
    const played = tryPlay(game, state, input, emit);
    return played.ok ? undefined : `the move is refused (${played.rejection.code})`;
  }
  if (input.at < game.now(state)) return `its time ${input.at} is before ${game.now(state)}`;
  if (input.type !== 'timer' && input.seat >= game.seatCount(state)) return `there is no seat ${input.seat}`;
  game.apply(state, input, emit);
  return undefined;
}
