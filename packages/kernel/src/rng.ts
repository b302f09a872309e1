import { chachaBlock } from './chacha.ts';
import type { Seed } from './seed.ts';

declare const brand: unique symbol;

/**
 * A random generator as plain data: ChaCha8 with a 256-bit key, as in Go's `math/rand/v2`, so that past numbers don't reveal
 * later ones. It is one flat list of integers: 8 words of key, the number of the next block, how many half-words of the
 * current block are used, and that block. It survives JSON, and a copy is one `slice`.
 */
export type Rng = number[] & { readonly [brand]: 'Rng' };

const ROUNDS = 8;
const COUNTER = 8;
const USED = 9;
const BLOCK = 10;
const WORDS = 16;
const HALVES = 2 * WORDS;

const GAME_STREAM = [0, 0] as const;
const SIDE_STREAM = [1, 0] as const;

/** A generator from a seed: the same seed gives the same stream on every machine. */
export function rngFrom(seed: Seed): Rng {
  const rng = fresh();
  for (let i = 0; i < 8; i++) rng[i] = littleEndian(seed, 8 * i);
  return rng;
}

/** An independent generator keyed by the next 256 bits of this one. */
export function forkRng(rng: Rng): Rng {
  const fork = fresh();
  for (let i = 0; i < 8; i++) fork[i] = next32(rng);
  return fork;
}

export const cloneRng = (rng: Rng): Rng => rng.slice() as Rng;

/** Sixteen random bits. */
export const next16 = (rng: Rng): number => {
  let used = rng[USED] as number;
  if (used === HALVES) {
    refill(rng);
    used = 0;
  }
  rng[USED] = used + 1;
  const word = rng[BLOCK + (used >> 1)] as number;
  return (used & 1) === 0 ? word & 0xffff : word >>> 16;
};

/** A whole word. Skips a half-word that is left over. */
function next32(rng: Rng): number {
  let used = ((rng[USED] as number) + 1) & ~1;
  if (used >= HALVES) {
    refill(rng);
    used = 0;
  }
  rng[USED] = used + 2;
  return rng[BLOCK + (used >> 1)] as number;
}

/**
 * A whole number from 0 to `n - 1`, each equally likely (Lemire's multiplication with rejection, so without bias).
 *
 * @example
 * const die = 1 + below(rng, 6);
 */
export const below = (rng: Rng, n: number): number => {
  if (n !== (n & 0x7fff) || n === 0) return belowLarge(rng, n);
  const product = next16(rng) * n;
  return (product & 0xffff) < n ? unbiased(rng, n, product) : product >>> 16;
};

const unbiased = (rng: Rng, n: number, first: number): number => {
  const biased = 0x1_0000 % n;
  let product = first;
  while ((product & 0xffff) < biased) product = next16(rng) * n;
  return product >>> 16;
};

function belowLarge(rng: Rng, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) {
    throw new RangeError(`Cannot draw below ${n}: a whole number from 1 to 2^32 is needed`);
  }
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const drawn = next16(rng) + 0x1_0000 * next16(rng);
    if (drawn < limit) return drawn % n;
  }
}

/** Shuffles the list in place, every order equally likely (Fisher and Yates). */
export function shuffle<T>(rng: Rng, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
}

/**
 * The first steps of a shuffle: puts `count` random items of those between `from` and `end` at `from`, in random order.
 * `below` is written out here for speed, because a re-deal draws every card of a deck this way.
 */
export function drawFirst<T>(rng: Rng, list: T[], from: number, end: number, count: number): void {
  if (count > end - from) throw new RangeError(`Cannot draw ${count} items: there are ${end - from}`);
  let used = rng[USED] as number;
  for (let place = from; place < from + count; place++) {
    const n = end - place;
    const word = rng[BLOCK + (used >> 1)] as number;
    const product = ((used & 1) === 0 ? word & 0xffff : word >>> 16) * n;
    let drawn = place + (product >>> 16);
    if (used < HALVES && (product & 0xffff) >= n && n <= 0x7fff) {
      used += 1;
    } else {
      rng[USED] = used;
      drawn = place + below(rng, n);
      used = rng[USED] as number;
    }
    const held = list[place] as T;
    list[place] = list[drawn] as T;
    list[drawn] = held;
  }
  rng[USED] = used;
}

/** A random item. Throws if the list is empty. */
export function choose<T>(rng: Rng, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('Cannot choose from an empty list');
  return list[below(rng, list.length)] as T;
}

/** A random index below `count`, with these weights. -1 if rounding leaves none. */
export function placeByWeight(rng: Rng, weights: readonly number[], count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weights[i] as number;
  let left = (next16(rng) / 0x1_0000) * sum;
  for (let i = 0; i < count; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return -1;
}

/**
 * An unpredictable 48-bit number that doesn't advance the generator: block `n` of a second stream of the same key. For ids
 * that must stay secret until they are announced.
 */
export function ticket(rng: Rng, n: number): number {
  const block: number[] = [];
  chachaBlock(rng, n, SIDE_STREAM, ROUNDS, block, 0);
  return ((block[0] as number) >>> 0) + 0x1_0000_0000 * ((block[1] as number) & 0xffff);
}

/** A generator without a key, at the start of its stream: the whole block counts as used. */
const fresh = (): Rng => EMPTY.slice() as Rng;

const EMPTY = Array.from({ length: BLOCK + WORDS }, (_, place) => (place === USED ? HALVES : 0));

const refill = (rng: Rng): void => {
  const counter = rng[COUNTER] as number;
  chachaBlock(rng, counter, GAME_STREAM, ROUNDS, rng, BLOCK);
  rng[COUNTER] = counter + 1;
};

/** Four bytes of a seed, starting at this digit, as a little-endian word. */
const littleEndian = (seed: Seed, from: number): number => {
  let word = 0;
  for (let byte = 3; byte >= 0; byte--) {
    word = (word << 8) | (digitAt(seed, from + 2 * byte) << 4) | digitAt(seed, from + 2 * byte + 1);
  }
  return word;
};

/** The value of a lower-case hexadecimal digit: `0` is 48 and `a` is 97. */
const digitAt = (seed: Seed, place: number): number => {
  const unit = seed.charCodeAt(place);
  return (unit & 15) + 9 * (unit >> 6);
};
