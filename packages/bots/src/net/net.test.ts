import { expect, test } from 'vitest';
import { Net, powerOf, sigmoidOf } from './net.ts';
import { writeNetFile } from './net-file.ts';

/** Small integers of both signs, with a long period. */
const byte = (i: number): number => ((i * 73 + 19) % 255) - 127;
const bytes = (count: number, from: number): Int8Array => Int8Array.from({ length: count }, (_, i) => byte(i + from));
const numbers = (count: number, from: number, scale: number): Int32Array =>
  Int32Array.from({ length: count }, (_, i) => scale * byte(i + from));

const file = writeNetFile(
  { game: 'test', encoding: 1, features: 40, hidden: [24, 12], seats: 3, parts: 5 },
  {
    first: bytes(40 * 24, 1),
    second: bytes(24 * 12, 2),
    value: bytes(3 * 12, 3),
    policy: bytes(5 * 12, 4),
    factors: [numbers(24, 5, 40), numbers(12, 6, 3), numbers(3, 7, 2), numbers(5, 8, 2)],
    offsets: [numbers(24, 9, 9000), numbers(12, 10, 9000), numbers(3, 11, 9000), numbers(5, 12, 9000)],
  },
);

test('a net computes the same numbers on every machine', () => {
  const net = new Net(file);
  const outputs = [0, 1, 2].map((shown) => {
    net.show(bytes(40, 17 * shown));
    const seats = [0, 1, 2].map((seat) => net.logitOfSeat(seat));
    return [...seats, net.logitOfParts([0], 1), net.logitOfParts([3, 4, 1], 2)];
  });
  expect(outputs).toEqual([
    [10, -1, -8, 7, -25],
    [1090, -161, 404, 14, -63],
    [-227, -31, -87, 143, -385],
  ]);
});

test('powers and sigmoids are products of one literal, so all platforms round them the same', () => {
  expect([0, 1, 256, 1000, 99_999].map(powerOf)).toEqual([
    1, 0.9961013694701175, 0.36787944117144483, 0.020115794026741417, 0.000045577620063546855,
  ]);
  expect(powerOf(256)).toBeCloseTo(Math.exp(-1), 12);
  expect(sigmoidOf(512)).toBeCloseTo(1 / (1 + Math.exp(-2)), 12);
});
