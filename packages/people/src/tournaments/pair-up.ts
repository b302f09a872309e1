/** Which of the players `0` to `n - 1` may be paired. It must be symmetric. */
export type MayPair = (a: number, b: number) => boolean;

const FREE = -1;

/** Pairs of all players, kept perfect while single pairs are chosen: an augmenting path repairs what a choice breaks. */
class Pairs {
  readonly mate: number[];
  readonly #n: number;
  readonly #may: MayPair;
  readonly #isDone: boolean[];

  constructor(n: number, may: MayPair) {
    this.#n = n;
    this.#may = may;
    this.mate = Array.from({ length: n }, () => FREE);
    this.#isDone = Array.from({ length: n }, () => false);
  }

  /** Pairs everybody if that is possible. */
  complete(): boolean {
    for (let v = 0; v < this.#n; v++) if (this.mate[v] === FREE && !this.#augment(v)) return false;
    return true;
  }

  /** Pairs these two for good, if everybody else can still be paired. */
  choose(a: number, b: number): boolean {
    const [ownMate, otherMate] = [this.mate[a] as number, this.mate[b] as number];
    this.#isDone[a] = true;
    this.#isDone[b] = true;
    this.#set(a, b);
    if (ownMate === b) return true;
    this.mate[ownMate] = FREE;
    this.mate[otherMate] = FREE;
    if (this.#augment(ownMate)) return true;
    this.#isDone[a] = false;
    this.#isDone[b] = false;
    this.#set(a, ownMate);
    this.#set(b, otherMate);
    return false;
  }

  #set(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  /** Edmonds' blossom search for an augmenting path from the free player `root`. */
  #augment(root: number): boolean {
    const n = this.#n;
    const parent = Array.from({ length: n }, () => FREE);
    const base = Array.from({ length: n }, (_, v) => v);
    const isOuter = Array.from({ length: n }, () => false);
    const queue = [root];
    isOuter[root] = true;
    for (let v = queue.shift(); v !== undefined; v = queue.shift()) {
      for (let w = 0; w < n; w++) {
        if (w === v || this.#isDone[w] || base[v] === base[w] || this.mate[v] === w || !this.#may(v, w)) continue;
        const wMate = this.mate[w] as number;
        if (w === root || (wMate !== FREE && parent[wMate] !== FREE)) {
          this.#contract(v, w, { parent, base, isOuter, queue });
        } else if (parent[w] === FREE) {
          parent[w] = v;
          if (wMate === FREE) {
            this.#flip(w, parent);
            return true;
          }
          isOuter[wMate] = true;
          queue.push(wMate);
        }
      }
    }
    return false;
  }

  #contract(v: number, w: number, { parent, base, isOuter, queue }: Search): void {
    const top = this.#commonBase(v, w, parent, base);
    const inBlossom = new Set<number>();
    const mark = (from: number, through: number) => {
      let child = through;
      for (let at = from; base[at] !== top; at = parent[this.mate[at] as number] as number) {
        inBlossom.add(base[at] as number).add(base[this.mate[at] as number] as number);
        parent[at] = child;
        child = this.mate[at] as number;
      }
    };
    mark(v, w);
    mark(w, v);
    for (let u = 0; u < this.#n; u++) {
      if (!inBlossom.has(base[u] as number)) continue;
      base[u] = top;
      if (isOuter[u]) continue;
      isOuter[u] = true;
      queue.push(u);
    }
  }

  #commonBase(v: number, w: number, parent: readonly number[], base: readonly number[]): number {
    const seen = new Set<number>();
    for (let at = base[v] as number; ; at = base[parent[this.mate[at] as number] as number] as number) {
      seen.add(at);
      const mate = this.mate[at] as number;
      if (mate === FREE || parent[mate] === FREE) break;
    }
    let at = base[w] as number;
    while (!seen.has(at)) at = base[parent[this.mate[at] as number] as number] as number;
    return at;
  }

  #flip(end: number, parent: readonly number[]): void {
    for (let w = end; w !== FREE; ) {
      const v = parent[w] as number;
      const next = this.mate[v] as number;
      this.#set(v, w);
      w = next;
    }
  }
}

type Search = {
  readonly parent: number[];
  readonly base: number[];
  readonly isOuter: boolean[];
  readonly queue: number[];
};

/**
 * Pairs the players `0` to `n - 1`. The first player gets the partner they like best that lets everybody else be paired,
 * then the next one who is still free. Returns undefined if not everybody can be paired.
 */
export function pairUp(
  n: number,
  may: MayPair,
  liking: (player: number) => readonly number[],
): readonly (readonly [number, number])[] | undefined {
  const pairs = new Pairs(n, may);
  if (!pairs.complete()) return undefined;
  const chosen: (readonly [number, number])[] = [];
  const isChosen = new Set<number>();
  for (let player = 0; player < n; player++) {
    if (isChosen.has(player)) continue;
    const partner = liking(player).find(
      (other) => other !== player && !isChosen.has(other) && may(player, other) && pairs.choose(player, other),
    );
    if (partner === undefined) throw new Error('Cannot pair a player though everybody can be paired');
    isChosen.add(player).add(partner);
    chosen.push([player, partner]);
  }
  return chosen;
}
