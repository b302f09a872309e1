/**
 * The ChaCha block function (D. J. Bernstein, 2008): 16 words out of an 8-word key, a block counter and a 2-word nonce.
 * `rounds` is 8, 12 or 20; the published vectors of all three are in the test. Words are signed 32-bit integers.
 */
export function chachaBlock(
  key: readonly number[],
  counter: number,
  nonce: readonly [number, number],
  rounds: number,
  out: number[],
  offset: number,
): void {
  const counterHigh = (counter / 0x1_0000_0000) | 0;
  let x0 = 0x61707865;
  let x1 = 0x3320646e;
  let x2 = 0x79622d32;
  let x3 = 0x6b206574;
  let x4 = key[0] as number;
  let x5 = key[1] as number;
  let x6 = key[2] as number;
  let x7 = key[3] as number;
  let x8 = key[4] as number;
  let x9 = key[5] as number;
  let x10 = key[6] as number;
  let x11 = key[7] as number;
  let x12 = counter | 0;
  let x13 = counterHigh;
  let x14 = nonce[0];
  let x15 = nonce[1];
  for (let round = 0; round < rounds; round += 2) {
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 7) | (x4 >>> 25);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 7) | (x5 >>> 25);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 7) | (x6 >>> 25);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 7) | (x7 >>> 25);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 7) | (x5 >>> 25);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 7) | (x6 >>> 25);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 7) | (x7 >>> 25);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 7) | (x4 >>> 25);
  }
  out[offset] = (x0 + 0x61707865) | 0;
  out[offset + 1] = (x1 + 0x3320646e) | 0;
  out[offset + 2] = (x2 + 0x79622d32) | 0;
  out[offset + 3] = (x3 + 0x6b206574) | 0;
  out[offset + 4] = (x4 + (key[0] as number)) | 0;
  out[offset + 5] = (x5 + (key[1] as number)) | 0;
  out[offset + 6] = (x6 + (key[2] as number)) | 0;
  out[offset + 7] = (x7 + (key[3] as number)) | 0;
  out[offset + 8] = (x8 + (key[4] as number)) | 0;
  out[offset + 9] = (x9 + (key[5] as number)) | 0;
  out[offset + 10] = (x10 + (key[6] as number)) | 0;
  out[offset + 11] = (x11 + (key[7] as number)) | 0;
  out[offset + 12] = (x12 + (counter | 0)) | 0;
  out[offset + 13] = (x13 + counterHigh) | 0;
  out[offset + 14] = (x14 + nonce[0]) | 0;
  out[offset + 15] = (x15 + nonce[1]) | 0;
}
