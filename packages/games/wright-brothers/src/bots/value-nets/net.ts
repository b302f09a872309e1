/**
 * A net with one hidden layer of rectified units and a direct connection from each input to the output. It only adds and
 * multiplies, so its output is the same on every machine.
 */
export type Net = {
  readonly inputs: number;
  readonly hidden: number;
  /** For each input: its weight in the output, then its weight in every hidden unit. */
  readonly weights: Float64Array;
  /** The bias of the output, then of every hidden unit. */
  readonly base: Float64Array;
  /** The weight of each hidden unit in the output. */
  readonly counts: Float64Array;
};

/** Reused, as are the inputs in `learned-gain.ts`: search was several percent slower with new arrays. */
let sums = new Float64Array(64);

export function netOutput({ inputs, hidden, weights, base, counts }: Net, x: Float64Array): number {
  if (sums.length <= hidden) sums = new Float64Array(hidden + 1);
  for (let j = 0; j <= hidden; j++) sums[j] = base[j] as number;
  for (let k = 0; k < inputs; k++) {
    const value = x[k] as number;
    if (value === 0) continue;
    const row = k * (hidden + 1);
    for (let j = 0; j <= hidden; j++) sums[j] = (sums[j] as number) + value * (weights[row + j] as number);
  }
  let total = sums[0] as number;
  for (let j = 0; j < hidden; j++) {
    const sum = sums[j + 1] as number;
    if (sum > 0) total += sum * (counts[j] as number);
  }
  return total;
}

/** Weights are stored in thousandths. */
const UNIT = 1000;
const BASE = 'base';
const COUNTS = 'counts';

/** A net as text: a line for each input with its name and weights, then the biases and the output weights. */
export function netLines(net: Net, names: readonly string[]): string[] {
  const width = net.hidden + 1;
  const line = (name: string, numbers: Float64Array) => [name, ...Array.from(numbers, thousandths)].join(' ');
  return [
    ...names.map((name, k) => line(name, net.weights.subarray(k * width, (k + 1) * width))),
    line(BASE, net.base),
    line(COUNTS, net.counts),
  ];
}

const thousandths = (weight: number): number => Math.round(UNIT * weight) + 0;

/** Reads a net from such lines. Throws if their names are not those of the current inputs. */
export function readNet(lines: readonly string[], names: readonly string[]): Net {
  const rows = [...names, BASE, COUNTS].map((name, i) => {
    const [found, ...numbers] = (lines[i] ?? '').split(' ');
    if (found !== name) throw new Error(`Cannot read what was learned: line ${i + 1} is ${found}, not ${name}`);
    return numbers.map((number) => Number(number) / UNIT);
  });
  const [base, counts] = [rows[names.length] ?? [], rows[names.length + 1] ?? []];
  const weights = rows.slice(0, names.length);
  const hidden = counts.length;
  if ([base, ...weights].some((row) => row.length !== hidden + 1)) {
    throw new Error(`Cannot read what was learned: a line has not ${hidden + 1} weights`);
  }
  return {
    inputs: names.length,
    hidden,
    weights: Float64Array.from(weights.flat()),
    base: Float64Array.from(base),
    counts: Float64Array.from(counts),
  };
}
