import type { Game, Rng, Seat } from '@saloon/kernel';

/** A game whose events, views and options don't matter to the caller. */
export type Playable<State, Move> = Game<State, Move, unknown, unknown, unknown>;

/**
 * What a seat knows, for a bot: its legal moves, and states sampled from everything that fits what the seat has seen. The
 * table's own state can't be reached from here.
 */
export interface InformationSet<State, Move> {
  readonly game: Playable<State, Move>;
  readonly seat: Seat;
  /** Does this seat owe a decision now? */
  readonly owed: boolean;
  legal(): readonly Move[];
  /** A new state each time: everything this seat can't know is dealt again from the bot's own generator. */
  sample(): State;
  /** Search results kept for the seat's next decision, if the table supports it. */
  memory?: object | undefined;
}

/** The information set of one seat at a running table. Made once per game; it reads the state that the game changes. */
export class SeatInformationSet<State, Move> implements InformationSet<State, Move> {
  readonly game: Playable<State, Move>;
  readonly seat: Seat;
  owed = false;
  memory: object | undefined = undefined;
  #rng: Rng;
  #state: State;
  #legal: readonly Move[] | undefined = undefined;

  constructor(game: Playable<State, Move>, seat: Seat, state: State, rng: Rng) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
    this.#rng = rng;
  }

  /** Starts a new decision, so the legal moves are listed again. */
  renew(owed: boolean): void {
    this.#legal = undefined;
    this.owed = owed;
  }

  /** Continues with a later state of the same game. */
  turnTo(state: State, rng: Rng): void {
    this.#state = state;
    this.#rng = rng;
  }

  legal(): readonly Move[] {
    const known = this.#legal;
    if (known !== undefined) return known;
    const legal = this.game.legalMoves(this.#state, this.seat);
    this.#legal = legal;
    return legal;
  }

  sample(): State {
    return this.game.redeal(this.#state, this.seat, this.#rng);
  }
}
