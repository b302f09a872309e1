import { type NetHeader, writeNetFile } from '@saloon/bots';
import { ENCODED_ONE } from '@saloon/kernel';
import type { FloatNet, Layer } from './float-net.ts';

const MOST = 127;
/** Hidden units and logits are in 256ths, factors and offsets in 65,536ths. */
const [ONE, FACTOR] = [256, 65_536] as const;

type Quantized = { readonly weights: Int8Array; readonly factors: Int32Array; readonly offsets: Int32Array };

/** Rounds the weights of each output to 255 steps of their own. `unit` is what 1 is in the inputs. */
function quantized({ inputs, outputs, weights, offsets }: Layer, unit: number): Quantized {
  const rounded = new Int8Array(weights.length);
  const factors = new Int32Array(outputs);
  const starts = new Int32Array(outputs);
  for (let j = 0; j < outputs; j++) {
    let most = 1e-9;
    for (let i = 0; i < inputs; i++) most = Math.max(most, Math.abs(weights[i * outputs + j] as number));
    const step = most / MOST;
    for (let i = 0; i < inputs; i++) rounded[i * outputs + j] = Math.round((weights[i * outputs + j] as number) / step);
    factors[j] = Math.round((step / unit) * ONE * FACTOR);
    // Half a step, because the net rounds down.
    starts[j] = Math.round((offsets[j] as number) * ONE * FACTOR) + FACTOR / 2;
  }
  return { weights: rounded, factors, offsets: starts };
}

/** By output, then by input, as the last layers are read. */
function transposed({ inputs, outputs }: Layer, weights: Int8Array): Int8Array {
  const turned = new Int8Array(weights.length);
  for (let i = 0; i < inputs; i++) {
    for (let j = 0; j < outputs; j++) turned[j * inputs + i] = weights[i * outputs + j] as number;
  }
  return turned;
}

/** The file of weights of a trained net. */
export function quantize(net: FloatNet, header: NetHeader): Uint8Array<ArrayBuffer> {
  const first = quantized(net.first, ENCODED_ONE);
  const second = quantized(net.second, ONE);
  const value = quantized(net.value, ONE);
  const policy = quantized(net.policy, ONE);
  return writeNetFile(header, {
    first: first.weights,
    second: second.weights,
    value: transposed(net.value, value.weights),
    policy: transposed(net.policy, policy.weights),
    factors: [first.factors, second.factors, value.factors, policy.factors],
    offsets: [first.offsets, second.offsets, value.offsets, policy.offsets],
  });
}
