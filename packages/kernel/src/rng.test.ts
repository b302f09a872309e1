import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  below,
  choose,
  cloneRng,
  drawFirst,
  forkRng,
  next16,
  placeByWeight,
  type Rng,
  rngFrom,
  shuffle,
  ticket,
} from './rng.ts';
import { parseSeed, seedOf } from './seed.ts';

const SEVEN = rngFrom(seedOf(7));
const seven = () => cloneRng(SEVEN);
const draws = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => next16(rng));

/** A generator that returns these half-words, at most 32, from a block filled in by hand. */
function stub(halves: readonly number[]): Rng {
  const rng = cloneRng(SEVEN);
  halves.forEach((half, i) => {
    const word = 10 + (i >> 1);
    rng[word] = i % 2 === 0 ? half : ((rng[word] ?? 0) & 0xffff) | (half << 16);
  });
  rng[9] = 0;
  return rng;
}

test('the stream of seed 7 is frozen: replays depend on it', () => {
  const rng = seven();
  expect(draws(rng, 8)).toEqual([58598, 5700, 44091, 612, 34327, 44180, 45074, 14462]);
  expect(Array.from({ length: 12 }, () => below(rng, 6))).toEqual([0, 5, 0, 0, 3, 4, 3, 2, 3, 5, 4, 1]);
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  shuffle(rng, cards);
  expect(cards).toEqual([4, 7, 3, 6, 5, 2, 9, 8, 0, 1]);
  expect(below(rng, 1_000_000)).toBe(678_848);
  expect(ticket(rng, 3)).toBe(258_028_075_582_358);
});

test('the stream is ChaCha8 of the seed, low half of each word first', () => {
  const zero = parseSeed('0'.repeat(64));
  // 3e00ef2f 895f40d6 …: the published block, as little-endian 32-bit words.
  expect(zero && draws(rngFrom(zero), 4)).toEqual([0x003e, 0x2fef, 0x5f89, 0xd640]);
  const rng = rngFrom(zero ?? seedOf(0));
  draws(rng, 32);
  // d2aefa0d: the block after it.
  expect(draws(rng, 2)).toEqual([0xaed2, 0x0dfa]);
});

test.each([1, 2, 3, 5, 6, 7, 10, 52, 100, 255, 1000, 4096, 0x7fff])(
  'below %i: every result has equally many of the 65536 half-words, and the rest are drawn again',
  (n) => {
    const counts = new Map<number, number>();
    let rejected = 0;
    for (let half = 0; half < 0x1_0000; half++) {
      const rng = stub([half, 0xffff]);
      const drawn = below(rng, n);
      if (rng[9] === 1) counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
      else rejected += 1;
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
    expect(new Set(counts.values())).toEqual(new Set([Math.floor(0x1_0000 / n)]));
    expect(rejected).toBe(0x1_0000 % n);
  },
);

/** The sum of squared deviations in units of the expected count. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

test('below: sixty thousand dice rolls are uniform', () => {
  const rng = seven();
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) {
    const face = below(rng, 6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  // Five degrees of freedom: one seed in twenty thousand exceeds 27.
  expect(chiSquare(counts, 10_000)).toBeLessThan(27);
});

test('below a large number: results are in range and reach the top', () => {
  const rng = seven();
  for (const n of [0x8000, 0x1_0000, 1_000_003, 0x8000_0001, 0x1_0000_0000]) {
    const quarters = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const drawn = below(rng, n);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      const quarter = Math.floor((4 * drawn) / n);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    // Three degrees of freedom: one seed in ten thousand exceeds 22.
    expect(chiSquare(quarters, 1000)).toBeLessThan(22);
  }
});

test('below a large number: draws that would cause a bias are rejected', () => {
  // 2^32 mod 3·2^30 is 2^30, so the highest quarter is rejected.
  const n = 3 * 2 ** 30;
  expect(below(stub([0xffff, 0xffff, 5, 0]), n)).toBe(5);
  expect(below(stub([0xffff, 0xbfff]), n)).toBe(0xbfff_ffff);
  expect(below(stub([0, 0xc000, 9, 0]), n)).toBe(9);
});

test.each([0, -1, 0.5, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('below %f throws', (n) => {
  expect(() => below(seven(), n)).toThrow(`Cannot draw below ${n}: a whole number from 1 to 2^32 is needed`);
});

test('an index by weight: each is drawn in proportion to its weight, and never with weight 0', () => {
  const weights = [1, 0, 3, 7];
  const placeAt = (half: number) => placeByWeight(stub([half]), weights, 3);
  expect([0, 0x3fff, 0x4000, 0xffff].map(placeAt)).toEqual([0, 0, 2, 2]);
  expect(placeByWeight(seven(), [0, 0], 2)).toBe(-1);
});

test('a shuffle is a permutation', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
      const shuffled = [...list];
      shuffle(rngFrom(seedOf(seed)), shuffled);
      expect([...shuffled].sort()).toEqual([...list].sort());
    }),
  );
});

test('all 24 orders of four cards are equally likely', () => {
  const rng = seven();
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const cards = ['a', 'b', 'c', 'd'];
    shuffle(rng, cards);
    counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // 23 degrees of freedom: one seed in twenty thousand exceeds 59.
  expect(chiSquare([...counts.values()], 1000)).toBeLessThan(59);
});

test('choose returns an item, and throws on an empty list', () => {
  const rng = seven();
  expect(new Set(Array.from({ length: 100 }, () => choose(rng, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
  expect(() => choose(rng, [])).toThrow('Cannot choose from an empty list');
});

test('a clone draws the same numbers, independently', () => {
  const rng = seven();
  draws(rng, 5);
  const copy = cloneRng(rng);
  const ahead = draws(rng, 70);
  expect(draws(copy, 70)).toEqual(ahead);
});

test('a fork draws other numbers, and drawing from it does not advance its parent', () => {
  const [one, two] = [seven(), seven()];
  const fork = forkRng(one);
  draws(fork, 100);
  forkRng(two);
  const after = draws(one, 100);
  expect(draws(two, 100)).toEqual(after);
  expect(draws(forkRng(seven()), 100)).not.toEqual(draws(seven(), 100));
  expect(draws(forkRng(one), 4)).not.toEqual(draws(forkRng(one), 4));
});

test('a generator survives JSON, even in the middle of a block', () => {
  fc.assert(
    fc.property(fc.nat(100), (used) => {
      const rng = seven();
      draws(rng, used);
      const copy: Rng = JSON.parse(JSON.stringify(rng));
      expect(copy).toEqual(rng);
      expect(draws(copy, 40)).toEqual(draws(rng, 40));
    }),
  );
});

test('tickets are unique, never change and do not advance the generator', () => {
  const rng = seven();
  const before = [...rng];
  const tickets = Array.from({ length: 200 }, (_, n) => ticket(rng, n));
  expect([...rng]).toEqual(before);
  expect(new Set(tickets).size).toBe(200);
  expect(tickets.every((one) => Number.isInteger(one) && one >= 0 && one < 2 ** 48)).toBe(true);
  draws(rng, 77);
  expect(ticket(rng, 5)).toBe(tickets[5]);
  expect(ticket(rngFrom(seedOf(8)), 5)).not.toBe(tickets[5]);
});

test('drawFirst draws the same numbers as `below`, and does not move other items', () => {
  const part = fc.tuple(fc.nat(40), fc.nat(40), fc.nat(60)).filter(([from, count, rest]) => from + count + rest > 0);
  fc.assert(
    fc.property(fc.integer(), fc.nat(40), part, (seed, spent, [from, count, rest]) => {
      const rng = rngFrom(seedOf(seed));
      for (let i = 0; i < spent; i++) next16(rng);
      const same = cloneRng(rng);
      const end = from + count + rest;
      const list = Array.from({ length: end + 3 }, (_, i) => i);
      const expected = [...list];
      for (let place = from; place < from + count; place++) {
        const drawn = place + below(same, end - place);
        [expected[place], expected[drawn]] = [expected[drawn] ?? -1, expected[place] ?? -1];
      }
      drawFirst(rng, list, from, end, count);
      expect(list).toEqual(expected);
      expect(rng).toEqual(same);
    }),
  );
});

test('drawFirst draws from the whole of a very long list', () => {
  const rng = rngFrom(seedOf(7));
  const same = cloneRng(rng);
  const list = Array.from({ length: 100_000 }, (_, i) => i);
  drawFirst(rng, list, 0, list.length, 1);
  expect(list[0]).toBe(below(same, 100_000));
  expect(rng).toEqual(same);
});

test('drawing more items than there are throws', () => {
  const rng = rngFrom(seedOf(7));
  expect(() => drawFirst(rng, [1, 2, 3], 1, 3, 3)).toThrow('Cannot draw 3 items: there are 2');
});
