/** A person who waits for others. Times are milliseconds on the same clock. */
export type Waiting = {
  readonly id: string;
  readonly rating: number;
  readonly since: number;
  /** People they must not meet: blocked by them, or by whom they are blocked. */
  readonly apart: ReadonlySet<string>;
};

/** At first people meet others within this many points; after a minute, anybody. */
const FIRST_WINDOW = 100;
const WIDEST_WINDOW = 800;
export const WIDENING_MS = 60_000;
/** Who has waited this long plays with fewer people, and bots in the other seats. */
export const PATIENCE_MS = 30_000;
/** Neighbors by rating that are looked at for one group. */
const NEIGHBORS = 200;

/** How far apart two ratings may be for a person who has waited `waited` milliseconds. */
export function windowAfter(waited: number): number {
  if (waited >= WIDENING_MS) return Number.POSITIVE_INFINITY;
  return FIRST_WINDOW + ((WIDEST_WINDOW - FIRST_WINDOW) * Math.max(0, waited)) / WIDENING_MS;
}

/** People who wait for the same game, sorted by rating. */
export class MatchQueue {
  readonly #seats: number;
  readonly #sorted: Waiting[] = [];
  readonly #known = new Map<string, Waiting>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  get size(): number {
    return this.#sorted.length;
  }

  /** Adds somebody; a second request of the same person replaces the first. */
  add(waiting: Waiting): void {
    this.remove(waiting.id);
    this.#sorted.splice(this.#placeOf(waiting), 0, waiting);
    this.#known.set(waiting.id, waiting);
  }

  remove(id: string): void {
    const waiting = this.#known.get(id);
    if (waiting === undefined) return;
    this.#known.delete(id);
    this.#sorted.splice(this.#placeOf(waiting), 1);
  }

  /** The people who play with `id` now, taken out of the queue; undefined if they have to wait. */
  matchFor(id: string, now: number): readonly string[] | undefined {
    const first = this.#known.get(id);
    const group = first && this.#groupAround(first, now);
    if (group === undefined) return undefined;
    for (const member of group) this.remove(member.id);
    return group.map((member) => member.id);
  }

  /** All groups that can play now. Who has waited longest chooses first. */
  matches(now: number): readonly (readonly string[])[] {
    const byAge = [...this.#sorted].sort((a, b) => a.since - b.since);
    return byAge.flatMap(({ id }) => {
      const group = this.matchFor(id, now);
      return group === undefined ? [] : [group];
    });
  }

  #groupAround(first: Waiting, now: number): readonly Waiting[] | undefined {
    const group = [first];
    const reach = windowAfter(now - first.since);
    for (const other of this.#neighbors(first)) {
      const gap = Math.abs(other.rating - first.rating);
      // The closest come first: everybody after this one is out of reach too.
      if (gap > reach) break;
      if (gap > windowAfter(now - other.since) || group.some((member) => areApart(member, other))) continue;
      group.push(other);
      if (group.length === this.#seats) return group;
    }
    const isPatient = now - first.since >= PATIENCE_MS;
    return isPatient && group.length > 1 ? group : undefined;
  }

  /** The others, the closest rating first. */
  *#neighbors(of: Waiting): Generator<Waiting> {
    let above = this.#placeOf(of) + 1;
    let below = above - 2;
    for (let n = 0; n < NEIGHBORS; n++) {
      const [up, down] = [this.#sorted[above], this.#sorted[below]];
      if (up === undefined && down === undefined) return;
      const isUp = down === undefined || (up !== undefined && up.rating - of.rating <= of.rating - down.rating);
      const next = isUp ? up : down;
      if (isUp) above += 1;
      else below -= 1;
      if (next !== undefined) yield next;
    }
  }

  /** Where somebody is in the list, or belongs. */
  #placeOf(waiting: Waiting): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#sorted[middle];
      if (other !== undefined && isBefore(other, waiting)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const isBefore = (a: Waiting, b: Waiting): boolean => a.rating < b.rating || (a.rating === b.rating && a.id < b.id);

const areApart = (a: Waiting, b: Waiting): boolean => a.apart.has(b.id) || b.apart.has(a.id);
