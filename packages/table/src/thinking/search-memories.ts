import { SeatInformationSet } from '@saloon/bots';
import type { AnyGame, Rng } from '@saloon/kernel';
import type { Question } from './question.ts';

/** Seats that are remembered. The tree of a search may take a megabyte or two. */
const MOST = 16;

/**
 * The information sets of a bot thread, by table and seat, with the memory of their last search. If a seat decides again and
 * has seen nothing new, the search goes on from the move it chose. In another thread it starts again.
 */
export class SearchMemories {
  /** The least recently used come first. */
  readonly #known = new Map<string, SeatInformationSet<unknown, unknown>>();

  /** The information set of this seat, with its memory. */
  of(game: AnyGame, { table, seat, level, state }: Question, rng: Rng): SeatInformationSet<unknown, unknown> {
    const key = `${table} ${seat} ${level}`;
    const known = this.#known.get(key);
    const info = known ?? new SeatInformationSet(game, seat, state, rng);
    info.turnTo(state, rng);
    this.#known.delete(key);
    this.#known.set(key, info);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    return info;
  }
}
