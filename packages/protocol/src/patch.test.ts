import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText, LastView, type Patch, patched } from './index.ts';
import { anyValue as value } from './testing/any-value.ts';

const update = (from: unknown, to: unknown): string | undefined => new LastView(from).update(to);

const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const sent = (patch: string | undefined): Patch | undefined =>
  patch === undefined ? undefined : (JSON.parse(patch) as Patch);

test('the last value with the patch is the next value, through JSON on both sides', () => {
  fc.assert(
    fc.property(value, value, (from, to) => {
      expect(JSON.stringify(sorted(patched(json(from), sent(update(from, to)))))).toBe(
        JSON.stringify(sorted(json(to))),
      );
    }),
    { numRuns: 3000 },
  );
});

test('one value after another, each patch leads from the last one to the next', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 8 }), ([first, ...rest]) => {
      const last = new LastView(first);
      let told = json(first);
      for (const next of rest) {
        told = patched(told, sent(last.update(next)));
        expect(JSON.stringify(sorted(told))).toBe(JSON.stringify(sorted(json(next))));
        expect(last.update(structuredClone(next))).toBeUndefined();
      }
    }),
    { numRuns: 1500 },
  );
});

test('equal values need no patch, and only they', () => {
  fc.assert(
    fc.property(value, value, (from, to) => {
      expect(update(from, structuredClone(from))).toBeUndefined();
      const isSame = JSON.stringify(sorted(json(from))) === JSON.stringify(sorted(json(to)));
      expect(update(from, to) === undefined).toBe(isSame);
    }),
  );
});

test('nothing that is given is changed, and nothing is inherited by what comes out', () => {
  fc.assert(
    fc.property(value, value, (from, to) => {
      const before = JSON.stringify([from, to]);
      const next = patched(from, sent(update(from, to)));
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
      const patch = sent(update(from, to));
      const once = patched(json(from), patch);
      expect(patched(once, patch)).toEqual(once);
    }),
  );
});

test('only what changed is sent', () => {
  const from = { turn: 1, players: [{ score: 0 }, { score: 0 }], loot: ['a', 'b', 'c'] };
  expect(sent(update(from, { ...from, turn: 2 }))).toEqual({ '+': { turn: { '=': 2 } } });
  expect(sent(update(from, { ...from, players: [{ score: 0 }, { score: 3 }] }))).toEqual({
    '+': { players: { '*': [[1, { '+': { score: { '=': 3 } } }]] } },
  });
  expect(sent(update(from, { ...from, loot: ['a', 'b', 'c', 'd'] }))).toEqual({
    '+': { loot: { '*': [[3, { '=': 'd' }]], '#': 4 } },
  });
  expect(sent(update(from, { ...from, loot: ['a', 'b'] }))).toEqual({ '+': { loot: { '#': 2 } } });
  expect(sent(update(from, { turn: 1, players: from.players }))).toEqual({ '-': ['loot'] });
  expect(sent(update(from, { ...from, loot: undefined }))).toEqual({ '-': ['loot'] });
  expect(update({}, { a: undefined })).toBeUndefined();
});

test('a name like __proto__ is a field like any other', () => {
  const odd = JSON.parse('{"__proto__":{"polluted":1},"constructor":2}') as unknown;
  const patch = sent(update({}, odd));
  expect(JSON.stringify(patched({}, patch))).toBe('{"__proto__":{"polluted":1},"constructor":2}');
  expect(JSON.stringify(patched(odd, sent(update(odd, { constructor: 2 }))))).toBe('{"constructor":2}');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('a value that changed all over is sent whole', () => {
  const of = (n: number) => Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field${i}`, n]));
  expect(sent(update(of(1), of(2)))).toEqual({ '=': of(2) });
  expect(sent(update(of(1), { ...of(1), field7: 2 }))).toEqual({ '+': { field7: { '=': 2 } } });
  expect(update(of(1), of(2))?.length).toBe(JSON.stringify(of(2)).length + 6);
});

test('a value is written as JSON.stringify writes it, frozen or not', () => {
  fc.assert(
    fc.property(value, (data) => {
      expect(jsonText(data)).toBe(JSON.stringify(data));
      expect(jsonText(Object.freeze(data))).toBe(JSON.stringify(data));
    }),
    { numRuns: 1000 },
  );
  const odd = [Number.NaN, -0, 1e300, undefined, null, '\u2028"\\\ud800', ''];
  expect(jsonText(odd)).toBe(JSON.stringify(odd));
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
