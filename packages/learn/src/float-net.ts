import { ENCODED_ONE, next16, type Rng } from '@saloon/kernel';

/** The shape of a net, as its file of weights states it. */
export type Shape = {
  readonly features: number;
  readonly hidden: readonly [number, number];
  readonly seats: number;
  readonly parts: number;
};

/** A layer while it is being trained: weights by input, then by output, and an offset for each output. */
export type Layer = {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly offsets: Float32Array;
};

/** The four layers of a net: two hidden ones, then values and policy side by side. */
export type FloatNet = { readonly first: Layer; readonly second: Layer; readonly value: Layer; readonly policy: Layer };

export function newFloatNet({ features, hidden: [one, two], seats, parts }: Shape, rng: Rng): FloatNet {
  return {
    first: newLayer(features, one, rng, 60),
    second: newLayer(one, two, rng, one),
    value: newLayer(two, seats, rng, 4 * two),
    policy: newLayer(two, parts, rng, 4 * two),
  };
}

/** `active` is how many inputs usually aren't zero. */
function newLayer(inputs: number, outputs: number, rng: Rng, active: number): Layer {
  const weights = new Float32Array(inputs * outputs);
  const scale = Math.sqrt(6 / active);
  for (let i = 0; i < weights.length; i++) weights[i] = scale * (next16(rng) / 0x8000 - 1);
  return { inputs, outputs, weights, offsets: new Float32Array(outputs) };
}

/** Hidden units stop here, in the trained net and in the one that plays. */
const MOST = 16;

/** What the layers computed for one position: kept for the way back. */
export type Pass = { readonly first: Float64Array; readonly second: Float64Array };

export const newPass = ({ first, second }: FloatNet): Pass => ({
  first: new Float64Array(first.outputs),
  second: new Float64Array(second.outputs),
});

export function forward(net: FloatNet, features: Int8Array, pass: Pass): void {
  hidden(net.first, features, 1 / ENCODED_ONE, pass.first);
  hidden(net.second, pass.first, 1, pass.second);
}

function hidden(
  { outputs, weights, offsets }: Layer,
  inputs: Int8Array | Float64Array,
  unit: number,
  to: Float64Array,
) {
  to.set(offsets);
  for (let i = 0; i < inputs.length; i++) {
    const input = (inputs[i] as number) * unit;
    if (input === 0) continue;
    for (let j = 0; j < outputs; j++) to[j] = (to[j] as number) + input * (weights[i * outputs + j] as number);
  }
  for (let j = 0; j < outputs; j++) to[j] = Math.min(MOST, Math.max(0, to[j] as number));
}

/** One output of a last layer. */
export function logit({ inputs, outputs, weights, offsets }: Layer, from: Float64Array, output: number): number {
  let sum = offsets[output] as number;
  for (let i = 0; i < inputs; i++) sum += (from[i] as number) * (weights[i * outputs + output] as number);
  return sum;
}
