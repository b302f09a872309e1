import { type Layers, type NetHeader, readNetFile } from './net-file.ts';

/** Sums and logits are in 256ths, factors and offsets in 65,536ths. */
const ONE = 256;
const FACTOR = 65_536;
/** Hidden units are clipped at 16. */
const MOST = 16 * ONE - 1;

/** A small net with two hidden layers that uses integers only: see `Layers`. */
export class Net {
  readonly header: NetHeader;
  readonly #layers: Layers;
  readonly #sums: Int32Array;
  readonly #first: Int32Array;
  readonly #second: Int32Array;

  constructor(bytes: Uint8Array) {
    const { header, layers } = readNetFile(bytes);
    const [one, two] = header.hidden;
    this.header = header;
    this.#layers = layers;
    this.#sums = new Int32Array(Math.max(one, two));
    this.#first = new Int32Array(one);
    this.#second = new Int32Array(two);
  }

  /** Feeds a position to the net. `logitOfSeat` and `logitOfParts` then return its outputs. */
  show(features: Int8Array): void {
    const { first, second, factors, offsets } = this.#layers;
    accumulate(features, first, this.#sums, this.#first.length);
    activate(this.#sums, factors[0], offsets[0], this.#first);
    accumulate(this.#first, second, this.#sums, this.#second.length);
    activate(this.#sums, factors[1], offsets[1], this.#second);
  }

  /** The logit of the position's value for a seat, counted from the viewing seat, in 256ths. */
  logitOfSeat(seat: number): number {
    const { value, factors, offsets } = this.#layers;
    return this.#output(value, factors[2], offsets[2], seat);
  }

  /** The logit of a move that consists of the first `count` of these parts, in 256ths. */
  logitOfParts(parts: readonly number[], count: number): number {
    const { policy, factors, offsets } = this.#layers;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#output(policy, factors[3], offsets[3], parts[i] as number);
    return sum;
  }

  #output(weights: Int8Array, factors: Int32Array, offsets: Int32Array, row: number): number {
    const hidden = this.#second;
    const start = row * hidden.length;
    let sum = 0;
    for (let i = 0; i < hidden.length; i++)
      sum = (sum + Math.imul(hidden[i] as number, weights[start + i] as number)) | 0;
    return Math.floor((sum * (factors[row] as number) + (offsets[row] as number)) / FACTOR);
  }
}

/** The weighted sums of all inputs that are not zero. Four inputs at a time: each sum is then loaded and stored less often. */
function accumulate(inputs: Int8Array | Int32Array, weights: Int8Array, sums: Int32Array, width: number): void {
  let count = 0;
  for (let i = 0; i < inputs.length; i++) {
    if (inputs[i] === 0) continue;
    PLACES[count] = i;
    count += 1;
  }
  for (let j = 0; j < width; j++) sums[j] = 0;
  let n = 0;
  for (; n + 4 <= count; n += 4) {
    const [a, b, c, d] = [PLACES[n], PLACES[n + 1], PLACES[n + 2], PLACES[n + 3]] as [number, number, number, number];
    const [x, y, z, w] = [inputs[a], inputs[b], inputs[c], inputs[d]] as [number, number, number, number];
    const [rowA, rowB, rowC, rowD] = [a * width, b * width, c * width, d * width];
    for (let j = 0; j < width; j++) {
      const four =
        Math.imul(x, weights[rowA + j] as number) +
        Math.imul(y, weights[rowB + j] as number) +
        Math.imul(z, weights[rowC + j] as number) +
        Math.imul(w, weights[rowD + j] as number);
      sums[j] = ((sums[j] as number) + four) | 0;
    }
  }
  for (; n < count; n++) {
    const place = PLACES[n] as number;
    const input = inputs[place] as number;
    const row = place * width;
    for (let j = 0; j < width; j++) sums[j] = ((sums[j] as number) + Math.imul(input, weights[row + j] as number)) | 0;
  }
}

/** Places of inputs that are not zero; used up within one call. */
const PLACES = new Int32Array(4096);

function activate(sums: Int32Array, factors: Int32Array, offsets: Int32Array, to: Int32Array): void {
  for (let j = 0; j < to.length; j++) {
    const scaled = Math.floor(((sums[j] as number) * (factors[j] as number) + (offsets[j] as number)) / FACTOR);
    to[j] = scaled < 0 ? 0 : scaled > MOST ? MOST : scaled;
  }
}

/**
 * e to the power of -1/256. Its powers are computed as products, which are the same everywhere. `Math.exp` may differ.
 */
const STEP = 0.996_101_369_470_117_5;
const POWERS = new Float64Array(10 * ONE);
POWERS[0] = 1;
for (let i = 1; i < POWERS.length; i++) POWERS[i] = (POWERS[i - 1] as number) * STEP;

/** e to the power of -`behind` ⁄ 256. */
export const powerOf = (behind: number): number =>
  POWERS[behind < 0 ? 0 : behind >= POWERS.length ? POWERS.length - 1 : behind] as number;

/** From a logit in 256ths to a number between 0 and 1. */
export const sigmoidOf = (logit: number): number => {
  const power = powerOf(logit < 0 ? -logit : logit);
  return logit < 0 ? power / (1 + power) : 1 / (1 + power);
};
