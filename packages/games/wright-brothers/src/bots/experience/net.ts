/**
 * A small net of weights: what it answers is a straight sum of what it is shown, and of some hidden sums that count where
 * they are above zero. Sums and products only, so it answers the same on every machine.
 */
export type Net = {
  readonly shown: number;
  readonly hidden: number;
  /** For each thing shown: its straight weight, then its weight in every hidden sum. */
  readonly weights: Float64Array;
  /** What is answered when nothing is shown, then where every hidden sum begins. */
  readonly base: Float64Array;
  /** What each hidden sum counts for. */
  readonly counts: Float64Array;
};

/** What a net says about what is shown to it. */
export function answer({ shown, hidden, weights, base, counts }: Net, x: Float64Array): number {
  const sums = SUMS.length > hidden ? SUMS : widen(hidden + 1);
  for (let j = 0; j <= hidden; j++) sums[j] = base[j] as number;
  for (let k = 0; k < shown; k++) {
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

/** One list serves all answers: it is used up at once. */
let SUMS = new Float64Array(64);
function widen(size: number): Float64Array {
  SUMS = new Float64Array(size);
  return SUMS;
}

/** Weights are written down in thousandths. */
const UNIT = 1000;
const BASE = 'base';
const COUNTS = 'counts';

/** A net as lines: the name of what is shown and its weights; then where the sums begin, and what they count for. */
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

/** The net that these lines are; they have to be about what is shown now. */
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
    shown: names.length,
    hidden,
    weights: Float64Array.from(weights.flat()),
    base: Float64Array.from(base),
    counts: Float64Array.from(counts),
  };
}
