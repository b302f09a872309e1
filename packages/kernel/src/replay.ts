import type { Emit, Game } from './game.ts';
import type { GameId, Millis, Seat } from './ids.ts';
import type { Input } from './input.ts';
import { tryPlay } from './judge.ts';
import { rngFrom } from './rng.ts';
import type { Seed } from './seed.ts';

/** What determines a whole game: its setup and every input. */
export type GameRecord<Move, Options> = {
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
  readonly inputs: readonly Input<Move>[];
  /** In the order of `after`. Present if the game branched off from another one. */
  readonly redeals?: readonly Redeal[];
};

/** After `after` inputs, everything this seat could not know was dealt again from `seed`. */
export type Redeal = { readonly after: number; readonly seat: Seat; readonly seed: Seed };

/** Why a recorded input can't be played. `refusal` is the code of the rejected move. */
export type ReplayProblem =
  | { readonly code: 'move-refused'; readonly refusal: string }
  | { readonly code: 'time-goes-back'; readonly at: Millis; readonly now: Millis }
  | { readonly code: 'no-such-seat'; readonly seat: Seat };

function describe(problem: ReplayProblem): string {
  switch (problem.code) {
    case 'move-refused':
      return `the move is refused (${problem.refusal})`;
    case 'time-goes-back':
      return `its time ${problem.at} is before ${problem.now}`;
    case 'no-such-seat':
      return `there is no seat ${problem.seat}`;
  }
}

/** Thrown at the first input that can't be played. */
export class ReplayError extends Error {
  readonly index: number;
  readonly problem: ReplayProblem;
  constructor(index: number, problem: ReplayProblem) {
    super(`Cannot replay input ${index}: ${describe(problem)}`);
    this.index = index;
    this.problem = problem;
  }
}

/**
 * Replays a game from its seed to its last input: the same states and events, byte for byte. Every move is
 * checked like untrusted input. `onStep` is called after each input with its index.
 */
export function replay<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  record: GameRecord<Move, Options>,
  emit?: Emit<Event>,
  onStep?: (state: State, index: number) => void,
): State {
  const steps = replaying(game, record, emit);
  for (let index = 0; ; index++) {
    const { done, value } = steps.next();
    if (done === true) return value;
    onStep?.(value, index);
  }
}

/** The same in steps, for those who may not take long at once: yields the state after each input. */
export function* replaying<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  record: GameRecord<Move, Options>,
  emit?: Emit<Event>,
): Generator<State, State, undefined> {
  const { redeals = [] } = record;
  const dealtAgain = (before: State, inputs: number): State =>
    redeals.reduce(
      (last, { after, seat, seed }) => (after === inputs ? game.redeal(last, seat, rngFrom(seed)) : last),
      before,
    );
  let state = dealtAgain(game.setup(record.options, record.seats, record.seed, emit), 0);
  for (const [index, input] of record.inputs.entries()) {
    const problem = playLogged(game, state, input, emit);
    if (problem !== undefined) throw new ReplayError(index, problem);
    state = dealtAgain(state, index + 1);
    yield state;
  }
  return state;
}

/** Plays one recorded input. Returns what is wrong with it, or undefined. */
function playLogged<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  input: Input<Move>,
  emit?: Emit<Event>,
): ReplayProblem | undefined {
  if (input.type === 'move') {
    const played = tryPlay(game, state, input, emit);
    return played.ok ? undefined : { code: 'move-refused', refusal: played.rejection.code };
  }
  const now = game.now(state);
  if (input.at < now) return { code: 'time-goes-back', at: input.at, now };
  if (input.type !== 'timer' && input.seat >= game.seatCount(state)) return { code: 'no-such-seat', seat: input.seat };
  game.apply(state, input, emit);
  return undefined;
}
