import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, type Patch, patched, update } from './index.ts';

/** Names that an object inherits, and the one that is no field when it is assigned. */
const name = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '=', '+', '-', '#', '*', '0', '1', ''),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length'),
);
const leaf = fc.oneof(fc.constantFrom(0, 1, 2, 'x', 'y', true, false, null), fc.string(), fc.integer());
/** Plain data as games make it: fields may be `undefined`, which is the same as not being there. */
const { value } = fc.letrec<{ value: unknown; fields: unknown; list: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('fields'), tie('list')),
  fields: fc
    .array(fc.tuple(name, fc.oneof({ weight: 5, arbitrary: tie('value') }, fc.constant(undefined))), { maxLength: 5 })
    .map((pairs) => Object.fromEntries(pairs)),
  list: fc.array(tie('value'), { maxLength: 6 }),
}));

const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const sent = (patch: Patch | undefined): Patch | undefined =>
  patch === undefined ? undefined : (json(patch) as Patch);

test.each([
  ['diff', diff],
  ['update', update],
] as const)('%s: the last value with the patch is the next value, through JSON on both sides', (_, make) => {
  fc.assert(
    fc.property(value, value, (from, to) => {
      expect(JSON.stringify(sorted(patched(json(from), sent(make(from, to)))))).toBe(JSON.stringify(sorted(json(to))));
    }),
    { numRuns: 2000 },
  );
});

test('equal values need no patch, and only they', () => {
  fc.assert(
    fc.property(value, value, (from, to) => {
      expect(diff(from, structuredClone(from))).toBeUndefined();
      const isSame = JSON.stringify(sorted(json(from))) === JSON.stringify(sorted(json(to)));
      expect(diff(from, to) === undefined).toBe(isSame);
    }),
  );
});

test('nothing that is given is changed, and nothing is inherited by what comes out', () => {
  fc.assert(
    fc.property(value, value, (from, to) => {
      const before = JSON.stringify([from, to]);
      const next = patched(from, diff(from, to));
      expect(JSON.stringify([from, to])).toBe(before);
      if (typeof next !== 'object' || next === null) return;
      expect(Object.getPrototypeOf(next)).toBe(Array.isArray(next) ? Array.prototype : Object.prototype);
    }),
  );
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('a patch applied twice is a patch applied once', () => {
  fc.assert(
    fc.property(value, value, (from, to) => {
      const patch = sent(diff(from, to));
      const once = patched(json(from), patch);
      expect(patched(once, patch)).toEqual(once);
    }),
  );
});

test('only what changed is sent', () => {
  const from = { turn: 1, players: [{ score: 0 }, { score: 0 }], loot: ['a', 'b', 'c'] };
  expect(diff(from, { ...from, turn: 2 })).toEqual({ '+': { turn: { '=': 2 } } });
  expect(diff(from, { ...from, players: [{ score: 0 }, { score: 3 }] })).toEqual({
    '+': { players: { '*': [[1, { '+': { score: { '=': 3 } } }]] } },
  });
  expect(diff(from, { ...from, loot: ['a', 'b', 'c', 'd'] })).toEqual({
    '+': { loot: { '*': [[3, { '=': 'd' }]], '#': 4 } },
  });
  expect(diff(from, { ...from, loot: ['a', 'b'] })).toEqual({ '+': { loot: { '#': 2 } } });
  expect(diff(from, { turn: 1, players: from.players })).toEqual({ '-': ['loot'] });
  expect(diff(from, { ...from, loot: undefined })).toEqual({ '-': ['loot'] });
  expect(diff({}, { a: undefined })).toBeUndefined();
});

test('a name like __proto__ is a field like any other', () => {
  const odd = JSON.parse('{"__proto__":{"polluted":1},"constructor":2}') as unknown;
  const patch = sent(diff({}, odd));
  expect(JSON.stringify(patched({}, patch))).toBe('{"__proto__":{"polluted":1},"constructor":2}');
  expect(JSON.stringify(patched(odd, sent(diff(odd, { constructor: 2 }))))).toBe('{"constructor":2}');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('a value that changed all over is sent whole', () => {
  const of = (n: number) => Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field${i}`, n]));
  expect(update(of(1), of(2))).toEqual({ '=': of(2) });
  expect(update(of(1), { ...of(1), field7: 2 })).toEqual({ '+': { field7: { '=': 2 } } });
  const long = JSON.stringify(diff(of(1), of(2))).length;
  expect(JSON.stringify(update(of(1), of(2))).length).toBeLessThan(long);
});

test('a patch of parts needs something that has parts', () => {
  expect(() => patched(7, { '+': {} })).toThrow('Cannot patch: the last view is not an object or a list');
  expect(() => patched([7], { '+': {} })).toThrow('the last view is a list, the patch is for an object');
  expect(() => patched({}, { '#': 0 })).toThrow('the last view is an object, the patch is for a list');
  expect(patched(7, undefined)).toBe(7);
});

/** The same data with its fields in order: a patch keeps none. */
function sorted(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(sorted);
  return Object.fromEntries(
    Object.entries(data)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}
