import { isLegal, type Level, type Millis, type Rng, type Seat } from '@saloon/kernel';
import type { Playable } from '../information-set.ts';

/** An input that is reused for every move, because search makes millions of them. */
type Draft<Move> = { type: 'move'; at: Millis; seat: Seat; move: Move; answers?: number };

type Due<Move> = {
  readonly seat: Seat;
  readonly move: Move;
  readonly at: Millis;
  readonly question: number | undefined;
};

/**
 * Plays moves inside a search. No time passes between the moves of a turn. If several seats act at once, each takes as
 * long as its level does, and the earliest move is played first.
 */
export class Playing<State, Move> {
  readonly #game: Playable<State, Move>;
  readonly #level: Level;
  readonly #rng: Rng;
  readonly #due: Due<Move>[] = [];

  constructor(game: Playable<State, Move>, level: Level, rng: Rng) {
    this.#game = game;
    this.#level = level;
    this.#rng = rng;
  }

  play(state: State, seat: Seat, move: Move): void {
    this.#feed(state, seat, move, this.#game.now(state), this.#game.question(state, move));
  }

  /** Fires the game's timer. Returns false if no timer is set. */
  ring(state: State): boolean {
    const deadline = this.#game.deadline(state);
    if (deadline === undefined) return false;
    const at = Math.max(deadline.at, this.#game.now(state));
    this.#game.apply(state, { type: 'timer', at, id: deadline.id });
    return true;
  }

  /**
   * Plays moves chosen at the same time. Skips a move if an earlier one made it illegal or changed the question it
   * answers.
   */
  playTogether(state: State, seats: readonly Seat[], moves: readonly (Move | undefined)[]): void {
    const game = this.#game;
    const due = this.#due;
    due.length = 0;
    const now = game.now(state);
    for (let i = 0; i < seats.length; i++) {
      const [by, move] = [seats[i], moves[i]];
      if (by === undefined || move === undefined) continue;
      const at = now + game.knowledge.tempo(state, by, move, this.#level, this.#rng);
      due.push({ seat: by, move, at, question: game.question(state, move) });
    }
    due.sort((a, b) => a.at - b.at);
    for (let i = 0; i < due.length; i++) {
      const { seat, move, at, question } = due[i] as Due<Move>;
      const deadline = game.deadline(state);
      if (deadline !== undefined && deadline.at <= at) return void this.ring(state);
      if (!game.toAct(state).includes(seat) || game.question(state, move) !== question) continue;
      if (i > 0 && !isLegal(game, state, seat, move)) continue;
      this.#feed(state, seat, move, at, question);
    }
  }

  #feed(state: State, seat: Seat, move: Move, at: Millis, question: number | undefined): void {
    const input: Draft<Move> = { type: 'move', at, seat, move };
    if (question !== undefined) input.answers = question;
    this.#game.apply(state, input);
  }
}
