/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as hexadecimal digits.
 *
 * @example
 * sha256('abc') // 'ba7816bf…'
 */
export const sha256 = (text: string): string => atHand(text);

/** A machine that has one of its own, as a server does, takes it instead: the same, in a third of the time. */
export function useSha256(native: (text: string) => string): void {
  for (const probe of PROBES) if (native(probe) !== ours(probe)) throw new Error('Cannot use this: it is not SHA-256');
  atHand = native;
}
const PROBES = ['', 'abc', 'Салун — 🤠', '\ud800'];

/** Ours, because the kernel runs in pages and workers where no synchronous one is at hand. */
function ours(text: string): string {
  const end = layOut(text);
  const blocks = (end + 9 + 63) >> 6;
  words[end >> 2] = (words[end >> 2] as number) | (0x80 << (24 - 8 * (end & 3)));
  words[16 * blocks - 2] = Math.floor(end / 0x2000_0000);
  words[16 * blocks - 1] = (end << 3) | 0;
  HASH.set(INITIAL);
  for (let block = 0; block < blocks; block++) compress(16 * block);
  for (let i = 0; i < DIGITS.length; i++) {
    const digit = ((HASH[i >> 3] as number) >>> (28 - 4 * (i & 7))) & 15;
    // `0` is 48 and `a` is 97; reckoned, because nobody could guess which way a branch would go.
    DIGITS[i] = 48 + digit + 39 * ((digit + 6) >> 4);
  }
  // In one go: a text that is added up is put together only when somebody reads it.
  return String.fromCharCode(...DIGITS);
}

let atHand = ours;

/** The message at hand, its hash so far and its schedule: used up before the next one, and never by two at once. */
const USUAL = 1024;
const MOST_KEPT = 65_536;
let words = new Int32Array(USUAL);
const HASH = new Int32Array(8);
const SCHEDULE = new Int32Array(64);

const DIGITS = Array.from({ length: 64 }, () => 0);

/** Lays a text out as words, in UTF-8, with zeroes behind it; answers how many bytes it has. */
function layOut(text: string): number {
  // Most texts here are short and plain, and asking the encoder costs more than reading those.
  makeRoom(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return layOutBytes(new TextEncoder().encode(text));
    words[i >> 2] = (words[i >> 2] as number) | (unit << (24 - 8 * (i & 3)));
  }
  return text.length;
}

function layOutBytes(bytes: Uint8Array): number {
  makeRoom(bytes.length);
  for (let i = 0; i < bytes.length; i++)
    words[i >> 2] = (words[i >> 2] as number) | ((bytes[i] as number) << (24 - 8 * (i & 3)));
  return bytes.length;
}

/** So many bytes, one that ends them and eight for how many there are fill whole blocks. */
function makeRoom(bytes: number): void {
  const needed = ((bytes + 9 + 63) >> 6) << 4;
  if (needed > words.length || words.length > MOST_KEPT) words = new Int32Array(Math.max(needed, USUAL));
  else words.fill(0, 0, needed);
}

function compress(start: number): void {
  const w = SCHEDULE;
  for (let i = 0; i < 16; i++) w[i] = words[start + i] as number;
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] as number;
    const b = w[i - 2] as number;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = HASH[0] as number;
  let b = HASH[1] as number;
  let c = HASH[2] as number;
  let d = HASH[3] as number;
  let e = HASH[4] as number;
  let f = HASH[5] as number;
  let g = HASH[6] as number;
  let h = HASH[7] as number;
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
  HASH[0] = ((HASH[0] as number) + a) | 0;
  HASH[1] = ((HASH[1] as number) + b) | 0;
  HASH[2] = ((HASH[2] as number) + c) | 0;
  HASH[3] = ((HASH[3] as number) + d) | 0;
  HASH[4] = ((HASH[4] as number) + e) | 0;
  HASH[5] = ((HASH[5] as number) + f) | 0;
  HASH[6] = ((HASH[6] as number) + g) | 0;
  HASH[7] = ((HASH[7] as number) + h) | 0;
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
