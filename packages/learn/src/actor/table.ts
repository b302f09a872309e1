import { type AnyGame, deriveSeed, itemAt, type Rng, rngFrom, type Seed, seat, winShare } from '@saloon/kernel';
import { Environment } from '../env/environment.ts';
import { type RewardMix, rewardsOf } from './reward.ts';
import { type Opponents, type Seating, seatingOf } from './seating.ts';
import { type Layout, MOST_SEATS, NO_PART } from './wire.ts';

/** A game that has more decisions than this is dropped. No game of ours comes near, but a beginner's might go in circles. */
const MOST_DECISIONS = 4000;

/** The games of an actor, and what their ends are worth. */
export type TableSpec = {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly opponents: readonly Opponents[];
  readonly mix: RewardMix;
  /** How far an advantage looks past the next value: 1 to the end of the game. */
  readonly lambda: number;
};

/** A decision whose game is over. */
export type Finished = {
  readonly message: number;
  readonly row: number;
  readonly advantage: number;
  readonly reward: number;
  readonly next: number;
  readonly shares: readonly number[];
};
export type Result = { readonly kind: number; readonly share: number };

/** The parts of one move; used up within one call. */
const PARTS: number[] = [];

type Step = { readonly message: number; readonly row: number; readonly value: number; next: number };

/** One game that a net is learning from. */
export class Table {
  readonly env: Environment;
  readonly #spec: TableSpec;
  readonly #seating: Seating;
  readonly #rng: Rng;
  readonly #steps: readonly Step[][];
  /** The places in `legal` of the moves that the net was shown, and their first parts. */
  readonly #shown: { readonly place: number; readonly part: number }[] = [];
  #decisions = 0;

  constructor(spec: TableSpec, seats: number, seed: Seed) {
    const { game, options, opponents } = spec;
    this.#spec = spec;
    this.#rng = rngFrom(deriveSeed(seed, 'seating'));
    this.env = new Environment(game, options, seats, seed);
    this.#seating = seatingOf(game, this.env.state, opponents, this.#rng);
    this.#steps = Array.from({ length: seats }, () => []);
  }

  get isDropped(): boolean {
    return this.#decisions > MOST_DECISIONS;
  }

  /** Plays on until a net has a choice. Returns false if the game is over, or dropped. */
  proceed(): boolean {
    const { env } = this;
    while (env.seat !== undefined && !this.isDropped) {
      const player = itemAt(this.#seating.players, env.seat);
      if (env.legal.length > 1 && player.type !== 'bot') return true;
      this.#decisions += 1;
      if (env.legal.length === 1 || player.type !== 'bot') env.step(0);
      else env.stepBy(player.bot, this.#rng);
    }
    return false;
  }

  /** Writes what a net has to know for the choice: see `Layout`. */
  write(bytes: Uint8Array, words: Uint16Array, layout: Layout, row: number): void {
    const { env } = this;
    const by = env.seat ?? seat(0);
    const seats = this.#steps.length;
    const { features, looks, width, moves, partsAt } = layout;
    for (let look = 0; look < looks; look++) {
      const start = bytes.byteOffset + (row * looks + look) * features;
      const observation = new Int8Array(bytes.buffer, start, features).fill(0);
      if (look < seats) env.encoding.encode(env.state, seat((by + look) % seats), observation);
    }
    const stride = Math.max(1, env.legal.length / moves);
    const count = Math.min(moves, env.legal.length);
    this.#shown.length = count;
    const player = itemAt(this.#seating.players, by);
    bytes[layout.counts + row] = count;
    bytes[layout.seats + row] = seats;
    bytes[layout.players + row] = player.type === 'old' ? player.number : 0;
    let at = partsAt / 2 + row * moves * width;
    words.fill(NO_PART, at, at + moves * width);
    for (let i = 0; i < count; i++, at += width) {
      const place = Math.floor(i * stride);
      const parts = Math.min(width, env.partsAt(place, PARTS));
      this.#shown[i] = { place, part: parts > 0 ? itemAt(PARTS, 0) : NO_PART };
      for (let p = 0; p < parts; p++) words[at + p] = itemAt(PARTS, p);
    }
  }

  /** The net has chosen one of the moves that it was shown. */
  choose(choice: number, value: number, message: number, row: number): void {
    const { env } = this;
    const by = env.seat ?? seat(0);
    const { place, part } = itemAt(this.#shown, choice);
    for (const [other, steps] of this.#steps.entries()) {
      const last = steps.at(-1);
      if (other !== by && last?.next === NO_PART) last.next = part;
    }
    const isLearner = itemAt(this.#seating.players, by).type === 'learner';
    if (isLearner) itemAt(this.#steps, by).push({ message, row, value, next: NO_PART });
    this.#decisions += 1;
    env.step(place);
  }

  /** What came of each decision of the net that learns: generalized advantage estimation with one reward, at the end. */
  finish(take: (decision: Finished) => void): Result {
    const { game, mix, lambda } = this.#spec;
    const { outcome, state } = this.env;
    if (outcome === undefined) throw new Error(`Cannot learn from a game of ${game.id} that isn't over`);
    const rewards = rewardsOf(game, state, outcome, mix);
    const won = rewards.map((_, i) => winShare(outcome, seat(i)));
    for (const [by, steps] of this.#steps.entries()) {
      const shares = Array.from({ length: MOST_SEATS }, (_, i) =>
        i < won.length ? itemAt(won, (by + i) % won.length) : -1,
      );
      const reward = itemAt(rewards, by);
      let [advantage, after] = [0, reward];
      for (const { message, row, value, next } of steps.toReversed()) {
        advantage = after - value + lambda * advantage;
        after = value;
        take({ message, row, advantage, reward, next, shares });
      }
    }
    return { kind: this.#seating.kind, share: itemAt(won, this.#seating.learner) };
  }
}
