import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 as native } from './sha256/native.ts';
import { sha256 as portable } from './sha256/portable.ts';
import { sha256 } from './sha256.ts';

const openssl = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.each([
  ['portable', portable],
  ['native', native],
])('%s', (_, sha256) => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('FIPS 180-4: %j', (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  test('FIPS 180-4: a million times a', () => {
    expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  test('all lengths up to 200 bytes, and so all paddings, match OpenSSL', () => {
    for (let length = 0; length <= 200; length++) {
      const text = 'x'.repeat(length);
      expect(sha256(text)).toBe(openssl(text));
    }
  });

  test('a text is hashed as UTF-8', () => {
    const letters = fc.constantFrom(...'Калибр 45 «Салун» — 🤠 é\n"');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: letters, maxLength: 200 }), fc.string({ unit: 'grapheme' })), (text) => {
        expect(sha256(text)).toBe(openssl(text));
      }),
    );
  });

  test('half of a pair is hashed as a replacement character', () => {
    expect(sha256('\ud800')).toBe(openssl('\ufffd'));
  });
});

test('Node uses its own', () => {
  expect(sha256('Салун')).toBe(native('Салун'));
  expect(import.meta.resolve('#sha256')).toMatch(/native\.ts$/);
});
