import type { GameId, Millis, Seat, Viewer } from './ids.ts';
import type { Deadline, Input } from './input.ts';
import type { Knowledge } from './knowledge.ts';
import type { OptionSpec, TableProblem } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Rng } from './rng.ts';
import type { Seed } from './seed.ts';
import type { GameText, Lang } from './text.ts';

type Fields = Readonly<Record<string, unknown>>;
/**
 * All views of one state: the fields that are the same for every viewer, made once, and the others by viewer. `common` lists
 * the objects that several viewers' own fields share, each at a fixed index (`undefined` if absent). They hold public
 * information only.
 */
export type Views = {
  readonly shared: Fields;
  readonly own: (viewer: Viewer) => Fields;
  readonly common: readonly unknown[];
};

export type Emit<Event> = (event: Event) => void;

/** A player's reaction time in a race, as the rules count it. */
export type Reaction = { readonly seat: Seat; readonly time: Millis };

/**
 * The contract of a game. Everything else is written against it and knows no game by name. A state is plain JSON data;
 * `apply` changes it in place, so clone it first to keep the old one.
 */
export interface Game<State, Move, Event, View, Options> {
  readonly id: GameId;
  /** Raised when the same seed and inputs would play out differently; a replay names the version it was made with. */
  readonly rulesVersion: number;
  /** Drives the create-table form and its validation. */
  readonly options: OptionSpec<Options>;
  seats(options: Options): { readonly min: number; readonly max: number };
  /**
   * Which option conflicts with the others or with this number of seats. Left out if `seats` is the only limit. If this
   * returns undefined and `seats` allows the number, `setup` works.
   */
  problemWith?(options: Options, seats: number): TableProblem | undefined;
  setup(options: Options, seats: number, seed: Seed, emit?: Emit<Event>): State;

  /** The options of a rematch, for which everybody moves one seat on. Left out if they stay as they are. */
  rematchOptions?(state: State, options: Options): Options;

  seatCount(state: State): number;
  /** The seats that owe a decision now. Several can choose in secret or race. */
  toAct(state: State): readonly Seat[];
  /** The only source of legality. Includes moves that a seat may make without being asked. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /**
   * Moves that `tryPlay` accepts at any time though no rule offers them, such as slapping too early. They are never in
   * `legalMoves`, so search and random players ignore them.
   */
  readonly reflexes: readonly Move[];
  /** What `answers` must be in an input with this move, so that a late move can't answer a newer question. */
  question(state: State, move: Move): number | undefined;
  /** Trusts its caller; use `tryPlay` for untrusted input. `emit` is left out in simulation. */
  apply(state: State, input: Input<Move>, emit?: Emit<Event>): void;
  /** Is a race on, where milliseconds count? Then bots don't search and hints are off. Left out in games without races. */
  isRace?(state: State): boolean;
  /** The reaction times of the race that this event closes, if it closes one. Left out in games without races. */
  reactionsIn?(event: Event): readonly Reaction[];
  /** The timer that the table must send back as an input. */
  deadline(state: State): Deadline | undefined;
  outcome(state: State): Outcome | undefined;
  /** The teams, as lists of seats; public and fixed for the game. Left out if every seat plays alone. */
  teams?(state: State): readonly (readonly Seat[])[];
  /** The id of the character that this seat plays, once everybody may know it. Left out in games without characters. */
  persona?(state: State, seat: Seat): string | undefined;
  /** The time of the last input, or 0. */
  now(state: State): Millis;
  clone(state: State): State;

  /** What the viewer may know, built field by field. */
  view(state: State, viewer: Viewer): View;
  /** All views at once, for games whose views have much in common. */
  views?(state: State): Views;
  /**
   * An earlier view, as its viewer may see it again during the game. Left out if nothing has to be hidden again.
   */
  lookBack?(view: View): View;
  /** The event as the viewer may know it, or undefined. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** A copy in which everything this seat, or without one a spectator, can't know is dealt again from the caller's generator. */
  redeal(state: State, seat: Seat | undefined, rng: Rng): State;

  /** Why this move isn't legal for the seat, or answers another question: a code with a sentence in `text`. */
  refuse(state: State, seat: Seat, move: Move, answers: number | undefined): string;
  /** One line of text for a move; `parseMove` reads it back. */
  formatMove(move: Move): string;
  /** Reads a move from its notation or from plain JSON; `undefined` when it is neither. */
  parseMove(input: unknown): Move | undefined;

  readonly text: Readonly<Record<Lang, GameText<Move, Event>>>;
  readonly knowledge: Knowledge<State, Move>;
}

/** A game whose types don't matter to the caller. Methods are bivariant, so every game is assignable. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
