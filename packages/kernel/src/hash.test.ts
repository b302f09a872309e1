import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, hashOf } from './hash.ts';
import { sha256 } from './sha256.ts';

test('the order of fields does not matter, the order of list items does', () => {
  expect(canonicalJson({ b: 1, a: { d: [2, 1], c: 'x' } })).toBe('{"a":{"c":"x","d":[2,1]},"b":1}');
  expect(hashOf({ b: 1, a: 2 })).toBe(hashOf({ a: 2, b: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test('an undefined field is the same as a missing one', () => {
  expect(canonicalJson({ a: undefined, b: [undefined, 1] })).toBe('{"b":[null,1]}');
  expect(hashOf({ a: undefined })).toBe(hashOf({}));
});

test('similar-looking values have different hashes', () => {
  const different = [0, '0', false, '', [], {}, [0], ['0'], { 0: 0 }, [[]], { a: {} }, 'null', { a: 1 }, '{"a":1}'];
  expect(new Set(different.map(hashOf)).size).toBe(different.length);
});

test('canonical JSON parses back to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(hashOf(value)).toBe(hashOf(JSON.parse(JSON.stringify(value))));
    }),
  );
});

test('the hash is the SHA-256 of the canonical text', () => {
  expect(hashOf({ b: 'Ж', a: 1 })).toBe(sha256('{"a":1,"b":"Ж"}'));
});
