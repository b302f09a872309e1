import { next16, type Rng, type Seat } from '@saloon/kernel';

/** The lower, the more often moves with a good average are drawn. Averages are scaled to 0…1. */
const TEMPERATURE = 0.1;

type Average = { visits: number; total: number };

/**
 * Move-average sampling: keeps the average result of each move, wherever it was made, and draws moves by it. Kept for
 * one decision only.
 */
export class MoveAverages<Move> {
  readonly #bySeat: Map<string, Average>[] = [];
  readonly #keyOf: (move: Move) => string;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  constructor(keyOf: (move: Move) => string) {
    this.#keyOf = keyOf;
  }

  /** A result on the scale from the worst seen to the best seen. */
  scaled(result: number): number {
    return this.#most > this.#least ? (result - this.#least) / (this.#most - this.#least) : 0.5;
  }

  see(result: number): void {
    this.#least = Math.min(this.#least, result);
    this.#most = Math.max(this.#most, result);
  }

  learn(by: Seat, move: Move, result: number): void {
    const average = this.#average(by, move);
    average.visits += 1;
    average.total += result;
  }

  draw(by: Seat, legal: readonly Move[], rng: Rng): Move | undefined {
    if (legal.length < 2) return legal[0];
    const weights = legal.map((move) => {
      const { visits, total } = this.#average(by, move);
      return Math.exp((visits === 0 ? 0 : this.scaled(total / visits)) / TEMPERATURE);
    });
    let left = (next16(rng) / 0x1_0000) * weights.reduce((sum, weight) => sum + weight, 0);
    return legal.find((_, i) => {
      left -= weights[i] ?? 0;
      return left < 0;
    });
  }

  #average(by: Seat, move: Move): Average {
    this.#bySeat[by] ??= new Map();
    const averages = this.#bySeat[by];
    const key = this.#keyOf(move);
    const known = averages.get(key);
    if (known !== undefined) return known;
    const average = { visits: 0, total: 0 };
    averages.set(key, average);
    return average;
  }
}
