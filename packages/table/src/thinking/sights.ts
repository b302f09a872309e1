import { SeatInformationSet } from '@saloon/bots';
import type { AnyGame, Rng } from '@saloon/kernel';
import type { Question } from './question.ts';

/** So many seats are remembered; the tree of a search may take a megabyte or two. */
const MOST = 16;

/**
 * What a thread has thought so far, by table and seat. Where a seat decides again and has seen nothing new since, the search
 * goes on from the move it chose. Another thread that is asked next only begins anew.
 */
export class Sights {
  /** Those not asked for longest come first. */
  readonly #known = new Map<string, SeatInformationSet<unknown, unknown>>();

  /** What this seat is shown, with what it remembers. */
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
