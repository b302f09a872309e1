import type { Game, Rng, Seat } from '@saloon/kernel';
import type { Memory } from './search/reuse.ts';

/** A game of which only the state and the moves matter to the caller. */
export type Playable<State, Move> = Game<State, Move, unknown, unknown, unknown>;

/** What a bot is shown: its legal moves and re-dealt states. There is no way from here to the state of the table. */
export interface Sight<State, Move> {
  readonly game: Playable<State, Move>;
  readonly seat: Seat;
  /** Does this seat owe a decision now? */
  readonly owed: boolean;
  legal(): readonly Move[];
  /** A new state each time, in which all that this seat cannot know is dealt again from the bot's own generator. */
  look(): State;
  /** Kept for the seat from one decision to the next by whoever runs the table, or not at all. */
  memory?: Memory<State, Move> | undefined;
}

/** The sight of one seat, for whoever runs the table: made once a game, on the state that the game changes. */
export class SeatSight<State, Move> implements Sight<State, Move> {
  readonly game: Playable<State, Move>;
  readonly seat: Seat;
  owed = false;
  memory: Memory<State, Move> | undefined = undefined;
  #rng: Rng;
  #state: State;
  #legal: readonly Move[] | undefined = undefined;

  constructor(game: Playable<State, Move>, seat: Seat, state: State, rng: Rng) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
    this.#rng = rng;
  }

  /** Begins a new question: what was legal before is forgotten. */
  renew(owed: boolean): void {
    this.#legal = undefined;
    this.owed = owed;
  }

  /** From now on the seat sees this state: a later one of the same game, as another re-deal may show it. */
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

  look(): State {
    return this.game.redeal(this.#state, this.seat, this.#rng);
  }
}
