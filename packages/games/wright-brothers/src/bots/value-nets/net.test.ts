import { expect, test } from 'vitest';
import { type Net, netLines, netOutput, readNet } from './net.ts';

/** Two inputs and two hidden units: x − 2y, plus how far x + y is above 1, plus how far y is below 0. */
const net: Net = {
  inputs: 2,
  hidden: 2,
  weights: Float64Array.from([1, 1, 0, -2, 1, -1]),
  base: Float64Array.from([0.5, -1, 0]),
  counts: Float64Array.from([3, 10]),
};
const asked = (of: Net, x: number, y: number): number => netOutput(of, Float64Array.from([x, y]));

test('the output is the linear sum plus the rectified hidden units', () => {
  expect(asked(net, 0, 0)).toBe(0.5);
  expect(asked(net, 1, 0)).toBe(1.5);
  expect(asked(net, 2, 0)).toBe(2.5 + 3);
  expect(asked(net, 0, -1)).toBe(2.5 + 10);
  expect(asked(net, 4, 1)).toBe(2.5 + 12);
});

test('a net larger than any used before works too', () => {
  const hidden = 200;
  const wide: Net = {
    inputs: 1,
    hidden,
    weights: new Float64Array(hidden + 1).fill(1),
    base: new Float64Array(hidden + 1),
    counts: new Float64Array(hidden).fill(0.5),
  };
  expect(netOutput(wide, Float64Array.from([2]))).toBe(2 + hidden);
});

test('writing and reading a net gives the same net', () => {
  const lines = netLines(net, ['x', 'y']);
  expect(lines).toEqual(['x 1000 1000 0', 'y -2000 1000 -1000', 'base 500 -1000 0', 'counts 3000 10000']);
  expect(readNet(lines, ['x', 'y'])).toEqual(net);
});

test('lines with other input names, and incomplete lines, are refused', () => {
  const lines = netLines(net, ['x', 'y']);
  expect(() => readNet(lines, ['x', 'z'])).toThrow('Cannot read what was learned: line 2 is y, not z');
  expect(() => readNet(lines, ['x', 'y', 'z'])).toThrow('line 3 is base, not z');
  expect(() => readNet(['x 1 2', ...lines.slice(1)], ['x', 'y'])).toThrow('a line has not 3 weights');
});
