/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as hexadecimal digits. Ours, because the kernel runs in pages and workers
 * where no synchronous one is at hand.
 *
 * @example
 * sha256('abc') // 'ba7816bf…'
 */
export function sha256(text: string): string {
  const message = new TextEncoder().encode(text);
  const blocks = (message.length + 8 + 64) >> 6;
  const bytes = new Uint8Array(blocks << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(bytes.length - 4, message.length << 3);
  const hash = Int32Array.from(INITIAL);
  const schedule = new Int32Array(64);
  for (let start = 0; start < bytes.length; start += 64) compress(hash, schedule, view, start);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function compress(hash: Int32Array, w: Int32Array, view: DataView, start: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(start + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] as number;
    const b = w[i - 2] as number;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
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
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (added[i] as number);
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
