import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from './chacha.ts';

const words = (hex: string): number[] => {
  const bytes = Buffer.from(hex, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i));
};

function keystream(key: string, counter: number, nonce: string, rounds: number): string {
  const out: number[] = [];
  const [first = 0, second = 0] = words(nonce);
  chachaBlock(words(key), counter, [first, second], rounds, out, 0);
  const bytes = Buffer.alloc(64);
  out.forEach((word, i) => {
    bytes.writeInt32LE(word, 4 * i);
  });
  return bytes.toString('hex');
}

const ZERO_KEY = '00'.repeat(32);
const ZERO_NONCE = '00'.repeat(8);

/**
 * From draft-strombergson-chacha-test-vectors (8 and 12 rounds, 256-bit key) and RFC 8439, appendix A.1 (20 rounds;
 * only the vectors for which the RFC's layout equals the original one with its 64-bit counter).
 */
const published: [name: string, rounds: number, key: string, counter: number, nonce: string, block: string][] = [
  [
    'ChaCha8, zero key, block 0',
    8,
    ZERO_KEY,
    0,
    ZERO_NONCE,
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  ],
  [
    'ChaCha8, zero key, block 1',
    8,
    ZERO_KEY,
    1,
    ZERO_NONCE,
    'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  ],
  [
    'ChaCha12, zero key',
    12,
    ZERO_KEY,
    0,
    ZERO_NONCE,
    '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
  ],
  [
    'ChaCha20, A.1 #1: zero key, block 0',
    20,
    ZERO_KEY,
    0,
    ZERO_NONCE,
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  ],
  [
    'ChaCha20, A.1 #2: zero key, block 1',
    20,
    ZERO_KEY,
    1,
    ZERO_NONCE,
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  ],
  [
    'ChaCha20, A.1 #3: last bit of the key, block 1',
    20,
    `${'00'.repeat(31)}01`,
    1,
    ZERO_NONCE,
    '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  ],
  [
    'ChaCha20, A.1 #4: second byte of the key, block 2',
    20,
    `00ff${'00'.repeat(30)}`,
    2,
    ZERO_NONCE,
    '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  ],
  [
    'ChaCha20, A.1 #5: last byte of the nonce',
    20,
    ZERO_KEY,
    0,
    '0000000000000002',
    'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  ],
];

test.each(published)('published: %s', (_name, rounds, key, counter, nonce, block) => {
  expect(keystream(key, counter, nonce, rounds)).toBe(block);
});

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((data) => Buffer.from(data).toString('hex'));
const counters = fc.oneof(
  fc.nat(),
  fc.maxSafeNat(),
  fc.constantFrom(0xffff_ffff, 0x1_0000_0000, 0x1_0000_0001, Number.MAX_SAFE_INTEGER),
);

test('ChaCha20 blocks match OpenSSL, also with counters past 2^32', () => {
  fc.assert(
    fc.property(hex(32), hex(8), counters, (key, nonce, counter) => {
      const iv = Buffer.alloc(16);
      iv.writeBigUInt64LE(BigInt(counter));
      iv.write(nonce, 8, 'hex');
      const cipher = createCipheriv('chacha20', Buffer.from(key, 'hex'), iv);
      expect(keystream(key, counter, nonce, 20)).toBe(cipher.update(Buffer.alloc(64)).toString('hex'));
    }),
  );
});

test('a block is written at its offset, and nothing else changes', () => {
  const out = Array.from({ length: 20 }, () => 7);
  chachaBlock(words(ZERO_KEY), 0, [0, 0], 20, out, 2);
  expect(out.slice(0, 2)).toEqual([7, 7]);
  expect(out.slice(2, 18)).toEqual(words(keystream(ZERO_KEY, 0, ZERO_NONCE, 20)));
  expect(out.slice(18)).toEqual([7, 7]);
});
