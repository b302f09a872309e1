import { netOutput } from '@saloon/wright-brothers/learning';
import { expect, test } from 'vitest';
import { fitted } from './fit.ts';

/** Rows of two numbers between −1 and 1, and how far their sum is above zero. */
function rows(count: number): Float32Array {
  const samples = new Float32Array(3 * count);
  for (let i = 0; i < count; i++) {
    const x = ((i * 37) % 101) / 50 - 1;
    const y = ((i * 61) % 103) / 51 - 1;
    samples.set([x, y, Math.max(0, x + y)], 3 * i);
  }
  return samples;
}

test('a net learns a function that is not linear', () => {
  const told: number[] = [];
  const net = fitted(rows(20_000), 2, { hidden: 6, epochs: 6, onEpoch: (_, explained) => told.push(explained) });
  expect(told).toHaveLength(6);
  expect(told.at(-1)).toBeGreaterThan(0.98);
  for (const [x, y] of [
    [0.5, 0.5],
    [-0.5, 0.2],
    [0.9, -0.4],
  ] as const) {
    expect(netOutput(net, Float64Array.from([x, y]))).toBeCloseTo(Math.max(0, x + y), 0.5);
  }
});

test('the same rows give the same net', () => {
  const options = { hidden: 3, epochs: 1 };
  expect(fitted(rows(2000), 2, options)).toEqual(fitted(rows(2000), 2, options));
});
