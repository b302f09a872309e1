import {
  type AnyGame,
  type Input,
  type Millis,
  ReplayError,
  type ReplayProblem,
  replay,
  rngFrom,
  type Seat,
} from '@saloon/kernel';
import type { Recording } from '@saloon/recording';

/** The number of inputs between two stored states; states in between are played from the one before. */
const APART = 24;

/** A step of a replay: everything up to an input that produced a sentence for the log. */
export type Moment = {
  readonly at: Millis;
  /** Whose move it was; undefined for the deal, a timer, or a person leaving or returning. */
  readonly by: Seat | undefined;
  /** The number of inputs up to there. */
  readonly inputs: number;
  readonly events: readonly unknown[];
};

/** A recording that can't be played: the first bad input, and why. */
export type Unplayable = { readonly ok: false; readonly input: number; readonly problem: ReplayProblem };

/** A recorded game played through: its steps, and the state after any number of inputs. */
export class ReplayCache {
  readonly ok = true;
  readonly game: AnyGame;
  readonly recording: Recording<unknown, unknown>;
  readonly moments: readonly Moment[];
  readonly final: unknown;
  /** The states after 0, 24, 48 … inputs. */
  readonly #kept: readonly unknown[];

  private constructor(game: AnyGame, recording: Recording<unknown, unknown>, played: Played) {
    this.game = game;
    this.recording = recording;
    this.moments = played.moments;
    this.final = played.final;
    this.#kept = played.kept;
  }

  /** Plays a recording and checks every move. */
  static of(game: AnyGame, recording: Recording<unknown, unknown>): ReplayCache | Unplayable {
    try {
      const read = { ...recording, inputs: recording.inputs.map((input) => asRead(game, input)) };
      return new ReplayCache(game, read, play(game, read));
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      return { ok: false, input: error.index, problem: error.problem };
    }
  }

  /** A copy of the state after this many inputs. */
  stateAfter(inputs: number): unknown {
    const { game, recording } = this;
    const from = Math.min(Math.floor(inputs / APART), this.#kept.length - 1);
    let state = game.clone(this.#kept[from]);
    for (let i = from * APART; i < inputs; i++) {
      const input = recording.inputs[i];
      if (input !== undefined) game.apply(state, input);
      state = dealtAgain(game, recording, state, i + 1);
    }
    return state;
  }
}

type Played = { readonly moments: readonly Moment[]; readonly final: unknown; readonly kept: readonly unknown[] };

/** Events without a sentence belong to the next step. */
function play(game: AnyGame, recording: Recording<unknown, unknown>): Played {
  const { options, seats, seed, inputs } = recording;
  const dealt: unknown[] = [];
  const start = game.setup(options, seats, seed, (event) => dealt.push(event));
  const kept = [dealtAgain(game, recording, start, 0)];
  const moments: Moment[] = [{ at: 0, by: undefined, inputs: 0, events: dealt }];
  let events: unknown[] = [];
  let told = 0;
  // The replay deals again: those events are known already.
  const emit = (event: unknown) => {
    told += 1;
    if (told > dealt.length) events.push(event);
  };
  const keep = ({ at, ...input }: Input<unknown>, count: number) => {
    if (!events.some((event) => game.text.en.tell(event, String) !== undefined)) return;
    moments.push({ at, by: input.type === 'move' ? input.seat : undefined, inputs: count, events });
    events = [];
  };
  const final = replay(game, recording, emit, (state, index) => {
    const input = inputs[index];
    if (input !== undefined) keep(input, index + 1);
    if ((index + 1) % APART === 0) kept.push(game.clone(state));
  });
  return { moments, final, kept };
}

/** A log has moves as plain data: they are parsed once rather than for each state. */
const asRead = (game: AnyGame, input: Input<unknown>): Input<unknown> =>
  input.type === 'move' ? { ...input, move: game.parseMove(input.move) ?? input.move } : input;

/** Applies the redeals that the recording has at this place. */
function dealtAgain(
  game: AnyGame,
  { redeals = [] }: Recording<unknown, unknown>,
  state: unknown,
  inputs: number,
): unknown {
  let last = state;
  for (const { after, seat, seed } of redeals) if (after === inputs) last = game.redeal(last, seat, rngFrom(seed));
  return last;
}
