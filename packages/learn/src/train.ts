import { type Rng, rngFrom, seedOf, shuffle } from '@saloon/kernel';
import { type Example, MOST_SEATS } from './examples.ts';
import { type FloatNet, forward, type Layer, logit, newFloatNet, newPass, type Pass, type Shape } from './float-net.ts';

export type TrainOptions = {
  readonly hidden: readonly [number, number];
  readonly epochs: number;
  /** Called after every pass over the examples with the mean losses on examples that the net never saw. */
  readonly onEpoch?: (epoch: number, losses: Losses) => void;
};

/** Cross-entropies: of what the game came to by seat, and of the move that the search would make. */
export type Losses = { readonly value: number; readonly policy: number };

const BATCH = 64;
/** One example in twenty is kept to test the net; whole stretches, because neighbors are from the same game. */
const [STRETCH, KEPT] = [256, 20] as const;
const isKept = (place: number): boolean => Math.floor(place / STRETCH) % KEPT === 0;

const [FASTEST, SLOWEST] = [0.002, 0.0001] as const;
/** Adam's memory of the slope and of its square. */
const [MOMENTUM, SPREAD] = [0.9, 0.999] as const;
/** A move that is worse than the best by this much is less likely by a factor of e than its visits say. */
export const SHARPNESS = 0.06;

/** How likely each move should be: as often as it was tried, and less if it came to less than the best. */
export function policyTarget(moves: Example['moves']): readonly number[] {
  const best = moves.reduce((most, { worth, visits }) => (visits > 0 ? Math.max(most, worth) : most), 0);
  const weights = moves.map(({ visits, worth }) => visits * Math.exp((worth - best) / SHARPNESS));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / moves.length));
}

/** Trains a net on one thread: stochastic descent by Adam. The same examples give the same net. */
export function train(
  examples: readonly Example[],
  shape: Pick<Shape, 'features' | 'parts'>,
  { hidden, epochs, onEpoch }: TrainOptions,
): FloatNet {
  const rng: Rng = rngFrom(seedOf(1));
  const net = newFloatNet({ ...shape, hidden, seats: MOST_SEATS }, rng);
  const descent = new Descent(net);
  const order = examples.filter((_, i) => !isKept(i));
  const kept = examples.filter((_, i) => isKept(i));
  const batches = Math.max(1, Math.ceil(order.length / BATCH));
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(rng, order);
    for (let batch = 0; batch < batches; batch++) {
      const some = order.slice(batch * BATCH, (batch + 1) * BATCH);
      for (const example of some) descent.learn(example, 1 / some.length);
      const done = (epoch - 1 + batch / batches) / epochs;
      descent.step(SLOWEST + (FASTEST - SLOWEST) * (1 - done));
    }
    onEpoch?.(epoch, lossesOn(net, kept));
  }
  return net;
}

function lossesOn(net: FloatNet, examples: readonly Example[]): Losses {
  const pass = newPass(net);
  let [value, policy, seats, decisions] = [0, 0, 0, 0];
  for (const { features, worth, moves } of examples) {
    forward(net, features, pass);
    for (const [seat, share] of worth.entries()) {
      const guess = sigmoid(logit(net.value, pass.second, seat));
      value -= share * Math.log(guess + 1e-9) + (1 - share) * Math.log(1 - guess + 1e-9);
      seats += 1;
    }
    if (moves.length < 2) continue;
    const odds = oddsOf(net, pass, moves);
    for (const [i, target] of policyTarget(moves).entries()) policy -= target * Math.log((odds[i] ?? 0) + 1e-9);
    decisions += 1;
  }
  return { value: value / Math.max(1, seats), policy: policy / Math.max(1, decisions) };
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

function oddsOf(net: FloatNet, pass: Pass, moves: Example['moves']): readonly number[] {
  const logits = moves.map(({ parts }) => parts.reduce((sum, part) => sum + logit(net.policy, pass.second, part), 0));
  const most = Math.max(...logits);
  const odds = logits.map((one) => Math.exp(one - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

type Slope = {
  readonly of: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
};
const slopeOf = (of: Float32Array): Slope => ({
  of,
  slope: new Float32Array(of.length),
  mean: new Float32Array(of.length),
  square: new Float32Array(of.length),
});
type Sloped = { readonly layer: Layer; readonly weights: Slope; readonly offsets: Slope };

/** Collects the slopes of some examples, then takes a step. */
class Descent {
  readonly #net: FloatNet;
  readonly #pass: Pass;
  readonly #back: Pass;
  readonly #layers: Record<keyof FloatNet, Sloped>;
  #steps = 0;

  constructor(net: FloatNet) {
    const sloped = (layer: Layer): Sloped => ({
      layer,
      weights: slopeOf(layer.weights),
      offsets: slopeOf(layer.offsets),
    });
    this.#net = net;
    this.#pass = newPass(net);
    this.#back = newPass(net);
    this.#layers = {
      first: sloped(net.first),
      second: sloped(net.second),
      value: sloped(net.value),
      policy: sloped(net.policy),
    };
  }

  learn({ features, worth, moves }: Example, weight: number): void {
    const { first, second, value, policy } = this.#layers;
    const [pass, back] = [this.#pass, this.#back];
    forward(this.#net, features, pass);
    back.second.fill(0);
    back.first.fill(0);
    for (const [seat, share] of worth.entries()) {
      const off = sigmoid(logit(value.layer, pass.second, seat)) - share;
      this.#output(value, seat, (weight * off) / worth.length);
    }
    if (moves.length > 1) {
      const odds = oddsOf(this.#net, pass, moves);
      for (const [i, target] of policyTarget(moves).entries()) {
        const off = (odds[i] ?? 0) - target;
        for (const part of moves[i]?.parts ?? []) this.#output(policy, part, weight * off);
      }
    }
    inward(second, pass.first, 1, pass.second, back.second, back.first);
    inward(first, features, 1 / 16, pass.first, back.first, undefined);
  }

  #output({ layer, weights, offsets }: Sloped, output: number, off: number): void {
    const [from, back] = [this.#pass.second, this.#back.second];
    offsets.slope[output] = (offsets.slope[output] as number) + off;
    for (let i = 0; i < layer.inputs; i++) {
      const at = i * layer.outputs + output;
      weights.slope[at] = (weights.slope[at] as number) + off * (from[i] as number);
      back[i] = (back[i] as number) + off * (layer.weights[at] as number);
    }
  }

  step(speed: number): void {
    this.#steps += 1;
    const [early, earlySquare] = [1 - MOMENTUM ** this.#steps, 1 - SPREAD ** this.#steps];
    for (const { weights, offsets } of Object.values(this.#layers)) {
      for (const { of, slope, mean, square } of [weights, offsets]) {
        for (let i = 0; i < of.length; i++) {
          const s = slope[i] as number;
          const m = MOMENTUM * (mean[i] as number) + (1 - MOMENTUM) * s;
          const q = SPREAD * (square[i] as number) + (1 - SPREAD) * s * s;
          mean[i] = m;
          square[i] = q;
          of[i] = (of[i] as number) - (speed * m) / early / (Math.sqrt(q / earlySquare) + 1e-8);
        }
        slope.fill(0);
      }
    }
  }
}

/** From the slope of a hidden layer's outputs to those of its weights and of its inputs. */
function inward(
  { layer, weights, offsets }: Sloped,
  inputs: Int8Array | Float64Array,
  unit: number,
  outputs: Float64Array,
  off: Float64Array,
  back: Float64Array | undefined,
): void {
  const width = layer.outputs;
  for (let j = 0; j < width; j++) {
    if ((outputs[j] as number) <= 0 || (outputs[j] as number) >= 16) off[j] = 0;
    offsets.slope[j] = (offsets.slope[j] as number) + (off[j] as number);
  }
  for (let i = 0; i < inputs.length; i++) {
    const input = (inputs[i] as number) * unit;
    if (input === 0) continue;
    let sum = 0;
    for (let j = 0; j < width; j++) {
      const slope = off[j] as number;
      if (slope === 0) continue;
      weights.slope[i * width + j] = (weights.slope[i * width + j] as number) + slope * input;
      sum += slope * (layer.weights[i * width + j] as number);
    }
    if (back !== undefined) back[i] = sum;
  }
}
