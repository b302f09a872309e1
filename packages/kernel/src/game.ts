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
 * The views of one state: the fields that everybody sees alike, made once, and the others as each viewer sees them. `common`
 * lists the objects in those that are one and the same for several, each always at the same place, and `undefined` there
 * while there is none: only what everybody may know.
 */
export type Views = {
  readonly shared: Fields;
  readonly own: (viewer: Viewer) => Fields;
  readonly common: readonly unknown[];
};

export type Emit<Event> = (event: Event) => void;

/** The time from the signal of a race to a player's hand, as the rules count it. */
export type Reaction = { readonly seat: Seat; readonly time: Millis };

/**
 * A game is one object that answers these questions. Everything else we own is written against it and knows no game by
 * name. A state is plain JSON data; `apply` changes the one it is given, and whoever wants the old one clones it first.
 */
export interface Game<State, Move, Event, View, Options> {
  readonly id: GameId;
  /** Raised when the same seed and inputs would play out differently; a replay names the version it was made with. */
  readonly rulesVersion: number;
  /** Drives the create-table form and its validation. */
  readonly options: OptionSpec<Options>;
  seats(options: Options): { readonly min: number; readonly max: number };
  /**
   * Which option does not go with the others or with so many seats, and what would; left out where `seats` says it all.
   * Where nothing is wrong and `seats` takes so many, `setup` works.
   */
  problemWith?(options: Options, seats: number): TableProblem | undefined;
  setup(options: Options, seats: number, seed: Seed, emit?: Emit<Event>): State;

  seatCount(state: State): number;
  /** Who owes a decision now; may be several, choosing in secret or racing. */
  toAct(state: State): readonly Seat[];
  /** The one source of legality; includes what a seat may do without being asked. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /**
   * What a player may do at any time though no rule offers it, such as pressing too early: `tryPlay` hears and plays it,
   * but it is no choice, so nobody is offered it and no search looks at it.
   */
  readonly reflexes: readonly Move[];
  /** The number an input with this move has to carry in `answers`, where a late one must not be taken for another. */
  question(state: State, move: Move): number | undefined;
  /** Trusts its caller: strangers come through `tryPlay`. `emit` is left out in simulation. */
  apply(state: State, input: Input<Move>, emit?: Emit<Event>): void;
  /** Is it a matter of milliseconds now? Then nobody searches, and nobody asks for advice. Left out where it never is. */
  isRace?(state: State): boolean;
  /** The reaction times of the race that this event closes, if it closes one. Left out in games without races. */
  reactionsIn?(event: Event): readonly Reaction[];
  /** A timer the table must feed back as an input. */
  deadline(state: State): Deadline | undefined;
  outcome(state: State): Outcome | undefined;
  /** Who plays together, each team with its seats; left out where everybody plays alone. Public, and the same all game. */
  teams?(state: State): readonly (readonly Seat[])[];
  /** The time of the last input, or 0. */
  now(state: State): Millis;
  clone(state: State): State;

  /** What the viewer may know, built field by field. */
  view(state: State, viewer: Viewer): View;
  /** The same views, of all who look at once; left out where they have hardly anything in common. */
  views?(state: State): Views;
  /**
   * An earlier view, as a player may look back at it while the game goes on. Left out where a player may look back at
   * everything they have seen.
   */
  lookBack?(view: View): View;
  /** The event as the viewer may know it, or nothing. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** A state in which all that this seat cannot know is dealt again, from the caller's generator. */
  redeal(state: State, seat: Seat, rng: Rng): State;

  /** Why this move is not among the seat's legal moves (or answers another question): a code with a text in `text`. */
  refuse(state: State, seat: Seat, move: Move, answers: number | undefined): string;
  /** One line of text for a move; `parseMove` reads it back. */
  formatMove(move: Move): string;
  /** Reads a move from its notation or from plain JSON; `undefined` when it is neither. */
  parseMove(input: unknown): Move | undefined;

  readonly text: Readonly<Record<Lang, GameText<Move, Event>>>;
  readonly knowledge: Knowledge<State, Move>;
}

/** A game whose types do not matter to the caller. Methods are bivariant, so that every game fits. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
