import { type Bot, Playing, SeatInformationSet } from '@saloon/bots';
import {
  type AnyGame,
  deriveSeed,
  type Encoding,
  type Outcome,
  type Rng,
  rngFrom,
  type Seat,
  type Seed,
  winShare,
} from '@saloon/kernel';
import { encodingOf } from '../encoding-of.ts';

/** In a row; no game of ours comes near this. */
const MOST_TIMERS = 1000;

/**
 * One game as a sequence of single decisions. Where several seats choose at once, they are asked one after another, and
 * nothing is played before all have chosen. If nobody is asked, the timer runs out.
 */
export class Environment {
  readonly game: AnyGame;
  readonly encoding: Encoding<unknown, unknown>;
  readonly #options: unknown;
  readonly #seats: number;
  #state: unknown;
  #playing: Playing<unknown, unknown>;
  #asked: readonly Seat[] = [];
  readonly #chosen: unknown[] = [];
  #legal: readonly unknown[] = [];
  outcome: Outcome | undefined;

  constructor(game: AnyGame, options: unknown, seats: number, seed: Seed) {
    this.game = game;
    this.encoding = encodingOf(game);
    this.#options = options;
    this.#seats = seats;
    this.#playing = this.#begin(seed);
  }

  /** Starts another game with this seed. */
  reset(seed: Seed): void {
    this.#playing = this.#begin(seed);
  }

  #begin(seed: Seed): Playing<unknown, unknown> {
    const rng: Rng = rngFrom(deriveSeed(seed, 'pace'));
    this.#state = this.game.setup(this.#options, this.#seats, seed);
    this.outcome = undefined;
    this.#playing = new Playing(this.game, 'hard', rng);
    this.#ask();
    return this.#playing;
  }

  /** The true state: only for a critic that sees all cards, and for setting up a table. */
  get state(): unknown {
    return this.#state;
  }

  /** Who is asked; undefined when the game is over. */
  get seat(): Seat | undefined {
    return this.#asked[this.#chosen.length];
  }

  /** What the seat that is asked may do. */
  get legal(): readonly unknown[] {
    return this.#legal;
  }

  /** The view of the seat that is asked, as players get it. */
  view(): unknown {
    return this.game.view(this.#state, this.seat ?? 'spectator');
  }

  /** Writes what the seat that is asked knows; all zeros when the game is over. */
  observe(features: Int8Array): void {
    features.fill(0);
    if (this.seat !== undefined) this.encoding.encode(this.#state, this.seat, features);
  }

  /** The parts of each legal move, in order. */
  parts(): readonly (readonly number[])[] {
    const parts: number[] = [];
    return this.#legal.map((_, place) => parts.slice(0, this.partsAt(place, parts)));
  }

  /** Writes the parts of one legal move into `parts`. Returns how many there are. */
  partsAt(place: number, parts: number[]): number {
    const { seat } = this;
    return seat === undefined ? 0 : this.encoding.partsOf(this.#state, seat, this.#legal[place], parts);
  }

  /** Each seat's share of the win: zeros until the game is over. */
  rewards(): readonly number[] {
    const { outcome } = this;
    return Array.from({ length: this.#seats }, (_, seat) =>
      outcome === undefined ? 0 : winShare(outcome, seat as Seat),
    );
  }

  /** The seat that is asked makes the legal move at this place of `legal`. */
  step(place: number): void {
    const move = this.#legal[place];
    if (this.seat === undefined || move === undefined) throw new RangeError(`There is no legal move ${place}`);
    this.#chosen.push(move);
    if (this.#chosen.length < this.#asked.length) return this.#look();
    const [first] = this.#asked;
    if (this.#asked.length > 1) this.#playing.playTogether(this.#state, this.#asked, this.#chosen);
    else if (first !== undefined) this.#playing.play(this.#state, first, move);
    this.#ask();
  }

  /** A bot chooses for the seat that is asked. It waits by making the first legal move. */
  stepBy(bot: Bot, rng: Rng): void {
    const { game, seat } = this;
    if (seat === undefined) throw new RangeError('The game is over');
    const info = new SeatInformationSet(game, seat, this.#state, rng);
    info.renew(true);
    const move = bot.decide(info, rng)?.move;
    const same = this.#legal.indexOf(move);
    if (same !== -1 || move === undefined) return this.step(Math.max(0, same));
    const words = game.formatMove(move);
    this.step(
      Math.max(
        0,
        this.#legal.findIndex((legal) => game.formatMove(legal) === words),
      ),
    );
  }

  #look(): void {
    this.#legal = this.seat === undefined ? [] : this.game.legalMoves(this.#state, this.seat);
  }

  /** Lets timers run out until a seat has a move to make or the game is over. */
  #ask(): void {
    const { game } = this;
    this.#chosen.length = 0;
    for (let timers = 0; timers < MOST_TIMERS; timers++) {
      this.outcome = game.outcome(this.#state);
      this.#asked =
        this.outcome === undefined
          ? game.toAct(this.#state).filter((by) => game.legalMoves(this.#state, by).length > 0)
          : [];
      this.#look();
      if (this.#asked.length > 0 || this.outcome !== undefined) return;
      if (!this.#playing.ring(this.#state)) break;
    }
    throw new Error(`Cannot go on with this game of ${game.id}: nobody has a move and no timer runs`);
  }
}
