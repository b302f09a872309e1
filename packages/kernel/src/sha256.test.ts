import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sha256, useSha256 } from './sha256.ts';

const openssl = (text: string): string => createHash('sha256').update(text).digest('hex');

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

test('a native implementation can be used if it gives the same hashes', async () => {
  expect(() => useSha256((text) => openssl(text.toLowerCase()))).toThrow('it is not SHA-256');
  expect(() => useSha256((text) => createHash('sha256').update(text, 'utf16le').digest('hex'))).toThrow(
    'it is not SHA-256',
  );
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const own = await import('./sha256.ts');
  const native = vi.fn(openssl);
  own.useSha256(native);
  expect(own.sha256('Салун')).toBe(sha256('Салун'));
  expect(native).toHaveBeenLastCalledWith('Салун');
});
