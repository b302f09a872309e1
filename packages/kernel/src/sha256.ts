/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as hexadecimal digits. Ours, because the kernel runs in pages and workers
 * where no synchronous one is at hand.
 *
 * @example
 * sha256('abc') // 'ba7816bf…'
 */
export function sha256(text: string): string {
  const bytes = bytesOf(text);
  const end = bytes.length;
  const words: number[] = [];
  for (let i = 0; i < ((end + 8 + 64) >> 6) << 4; i++) words.push(0);
  for (let i = 0; i < end; i++)
    words[i >> 2] = (words[i >> 2] as number) | ((bytes[i] as number) << (24 - 8 * (i & 3)));
  words[end >> 2] = (words[end >> 2] as number) | (0x80 << (24 - 8 * (end & 3)));
  words[words.length - 2] = Math.floor(end / 0x2000_0000);
  words[words.length - 1] = (end << 3) | 0;
  const hash = INITIAL.slice();
  for (let start = 0; start < words.length; start += 16) compress(hash, words, start);
  let digest = '';
  for (let i = 0; i < 8; i++) {
    const word = hash[i] as number;
    digest += HEX[word >>> 24];
    digest += HEX[(word >>> 16) & 255];
    digest += HEX[(word >>> 8) & 255];
    digest += HEX[word & 255];
  }
  return digest;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** In UTF-8; most texts here are short and plain, and asking the encoder costs more than reading those. */
function bytesOf(text: string): readonly number[] | Uint8Array {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return new TextEncoder().encode(text);
    bytes.push(unit);
  }
  return bytes;
}

/** The message schedule of the block at hand: used up before the next one, and never by two at once. */
const SCHEDULE = new Int32Array(64);

function compress(hash: number[], words: readonly number[], start: number): void {
  const w = SCHEDULE;
  for (let i = 0; i < 16; i++) w[i] = words[start + i] as number;
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] as number;
    const b = w[i - 2] as number;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (CONSTANTS[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = ((hash[0] as number) + a) | 0;
  hash[1] = ((hash[1] as number) + b) | 0;
  hash[2] = ((hash[2] as number) + c) | 0;
  hash[3] = ((hash[3] as number) + d) | 0;
  hash[4] = ((hash[4] as number) + e) | 0;
  hash[5] = ((hash[5] as number) + f) | 0;
  hash[6] = ((hash[6] as number) + g) | 0;
  hash[7] = ((hash[7] as number) + h) | 0;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The first 32 bits of the fractional part of a root of a prime, as the standard defines its constants. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !hasDivisor(n));
function hasDivisor(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return true;
  return false;
}

/** The whole part of `2^32` times the n-th root of a prime, by integer search, so that no rounding can differ. */
function fractionOfRoot(prime: number, root: 2 | 3): number {
  const target = BigInt(prime) << BigInt(32 * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const power = root === 2 ? middle * middle : middle * middle * middle;
    if (power <= target) low = middle;
    else high = middle;
  }
  return Number(BigInt.asIntN(32, low));
}

const INITIAL = PRIMES.slice(0, 8).map((prime) => fractionOfRoot(prime, 2));
const CONSTANTS = Int32Array.from(PRIMES.slice(0, 64), (prime) => fractionOfRoot(prime, 3));
