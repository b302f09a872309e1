import { next16, type Rng, type Seat } from '@saloon/kernel';

/** How sharply good habits are preferred; worth is between 0 and 1. */
const TEMPERATURE = 0.1;

type Habit = { visits: number; total: number };

/**
 * Move-average sampling: what each move came to on average, wherever it was made, and moves drawn by that. It is learned
 * within one decision and forgotten after it.
 */
export class Habits<Move> {
  readonly #bySeat: Map<string, Habit>[] = [];
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
    const habit = this.#habit(by, move);
    habit.visits += 1;
    habit.total += result;
  }

  draw(by: Seat, legal: readonly Move[], rng: Rng): Move | undefined {
    if (legal.length < 2) return legal[0];
    const weights = legal.map((move) => {
      const { visits, total } = this.#habit(by, move);
      return Math.exp((visits === 0 ? 0 : this.scaled(total / visits)) / TEMPERATURE);
    });
    let left = (next16(rng) / 0x1_0000) * weights.reduce((sum, weight) => sum + weight, 0);
    return legal.find((_, i) => {
      left -= weights[i] ?? 0;
      return left < 0;
    });
  }

  #habit(by: Seat, move: Move): Habit {
    this.#bySeat[by] ??= new Map();
    const habits = this.#bySeat[by];
    const key = this.#keyOf(move);
    const known = habits.get(key);
    if (known !== undefined) return known;
    const habit = { visits: 0, total: 0 };
    habits.set(key, habit);
    return habit;
  }
}
