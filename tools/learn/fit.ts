import { next16, type Rng, rngFrom, seedOf, shuffle } from '@saloon/kernel';
import { type Net, netOutput } from '@saloon/wright-brothers/learning';

/** Rows of inputs, each followed by its result. */
export type Samples = Float32Array;

export type FitOptions = {
  readonly hidden: number;
  readonly epochs: number;
  /** Called after every pass over the samples with the share of the variance that the net explains on held-out rows. */
  readonly onEpoch?: (epoch: number, explained: number) => void;
};

const BATCH = 64;
/**
 * One of `KEPT` stretches of rows is held out for testing. Whole stretches, because neighboring rows come from the same
 * round.
 */
const STRETCH = 512;
const KEPT = 20;
const isKept = (row: number): boolean => Math.floor(row / STRETCH) % KEPT === 0;

const FASTEST = 0.002;
const SLOWEST = 0.00005;
/** Adam's decay rates for the mean and the square of the gradient. */
const [DIRECTION, SIZE] = [0.9, 0.999];

/** Trains a net to predict the samples' results, by stochastic gradient descent on the squared error. */
export function fitted(samples: Samples, inputs: number, { hidden, epochs, onEpoch }: FitOptions): Net {
  const rng = rngFrom(seedOf(1));
  const net = newNet(inputs, hidden, rng);
  const width = inputs + 1;
  const all = Array.from({ length: Math.floor(samples.length / width) }, (_, row) => row);
  const rows = all.filter((row) => !isKept(row));
  const kept = all.filter(isKept);
  const descent = new Descent(net);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(rng, rows);
    for (let from = 0; from + BATCH <= rows.length; from += BATCH) {
      const done = (epoch - 1 + from / rows.length) / epochs;
      for (const row of rows.slice(from, from + BATCH)) {
        descent.see(samples.subarray(row * width, row * width + inputs), samples[row * width + inputs] as number);
      }
      descent.step(SLOWEST + FASTEST * (1 - done));
    }
    onEpoch?.(epoch, explained(net, samples, kept));
  }
  return net;
}

function newNet(inputs: number, hidden: number, rng: Rng): Net {
  const net: Net = {
    inputs,
    hidden,
    weights: new Float64Array(inputs * (hidden + 1)),
    base: new Float64Array(hidden + 1),
    counts: new Float64Array(hidden),
  };
  for (let i = 0; i < net.weights.length; i++) {
    if (i % (hidden + 1) !== 0) net.weights[i] = (1.2 * scattered(rng)) / Math.sqrt(inputs);
  }
  for (let i = 0; i < hidden; i++) net.counts[i] = (0.5 * scattered(rng)) / Math.sqrt(hidden);
  return net;
}

/** An approximately normal random number: the sum of twelve uniform ones, minus six. */
function scattered(rng: Rng): number {
  let sum = 0;
  for (let n = 0; n < 12; n++) sum += next16(rng);
  return sum / 0x1_0000 - 6;
}

/** The part of the variance that the net explains. */
function explained(net: Net, samples: Samples, rows: readonly number[]): number {
  const width = net.inputs + 1;
  const x = new Float64Array(net.inputs);
  let [error, sum, squares] = [0, 0, 0];
  for (const row of rows) {
    x.set(samples.subarray(row * width, row * width + net.inputs));
    const came = samples[row * width + net.inputs] as number;
    error += (netOutput(net, x) - came) ** 2;
    sum += came;
    squares += came * came;
  }
  return 1 - error / (squares - (sum * sum) / rows.length);
}

/** Adam: accumulates gradients and updates the net with each step. */
class Descent {
  readonly #net: Net;
  readonly #parts: readonly { at: Float64Array; slope: Float64Array; direction: Float64Array; size: Float64Array }[];
  readonly #sums: Float64Array;
  #steps = 0;

  constructor(net: Net) {
    this.#net = net;
    this.#sums = new Float64Array(net.hidden + 1);
    this.#parts = [net.weights, net.base, net.counts].map((at) => ({
      at,
      slope: new Float64Array(at.length),
      direction: new Float64Array(at.length),
      size: new Float64Array(at.length),
    }));
  }

  see(x: Float32Array, came: number): void {
    const { inputs, hidden, weights, base, counts } = this.#net;
    const width = hidden + 1;
    const sums = this.#sums;
    sums.set(base);
    for (let k = 0; k < inputs; k++) {
      const value = x[k] as number;
      if (value === 0) continue;
      for (let j = 0; j < width; j++) sums[j] = (sums[j] as number) + value * (weights[k * width + j] as number);
    }
    let said = sums[0] as number;
    for (let j = 0; j < hidden; j++) said += Math.max(0, sums[j + 1] as number) * (counts[j] as number);

    const [ofWeights, ofBase, ofCounts] = this.#parts.map(({ slope }) => slope) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    const off = (said - came) / BATCH;
    for (let j = 0; j < hidden; j++) {
      const sum = sums[j + 1] as number;
      if (sum > 0) ofCounts[j] = (ofCounts[j] as number) + off * sum;
      sums[j + 1] = sum > 0 ? off * (counts[j] as number) : 0;
    }
    sums[0] = off;
    for (let j = 0; j < width; j++) ofBase[j] = (ofBase[j] as number) + (sums[j] as number);
    for (let k = 0; k < inputs; k++) {
      const value = x[k] as number;
      if (value === 0) continue;
      for (let j = 0; j < width; j++) {
        ofWeights[k * width + j] = (ofWeights[k * width + j] as number) + value * (sums[j] as number);
      }
    }
  }

  step(speed: number): void {
    this.#steps += 1;
    const [direct, large] = [1 - DIRECTION ** this.#steps, 1 - SIZE ** this.#steps];
    for (const { at, slope, direction, size } of this.#parts) {
      for (let i = 0; i < at.length; i++) {
        const s = slope[i] as number;
        const d = DIRECTION * (direction[i] as number) + (1 - DIRECTION) * s;
        const q = SIZE * (size[i] as number) + (1 - SIZE) * s * s;
        direction[i] = d;
        size[i] = q;
        at[i] = (at[i] as number) - (speed * d) / direct / (Math.sqrt(q / large) + 1e-8);
      }
      slope.fill(0);
    }
  }
}
