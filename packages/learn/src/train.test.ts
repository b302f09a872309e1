import { Net, sigmoidOf } from '@saloon/bots';
import { expect, test } from 'vitest';
import { type Example, packExamples, unpackExamples } from './examples.ts';
import { forward, logit, newPass } from './float-net.ts';
import { quantize } from './quantize.ts';
import { train } from './train.ts';

/** Positions of two numbers. The seat wins if their sum is positive, and the better move has the sign of their product. */
const examples: readonly Example[] = Array.from({ length: 6000 }, (_, i) => {
  const x = ((i * 37) % 65) - 32;
  const y = ((i * 61) % 63) - 31;
  const share = x + y > 0 ? 1 : 0;
  const isFirst = x * y > 0;
  return {
    features: Int8Array.of(x, y, 16),
    worth: [share, 1 - share],
    moves: [
      { parts: [0], visits: isFirst ? 9 : 1, worth: 0.5 },
      { parts: [1, 2], visits: isFirst ? 1 : 9, worth: 0.5 },
    ],
  };
});
const shape = { features: 3, parts: 3 };
const net = train(examples, shape, { hidden: [24, 16], epochs: 12 });
const header = { game: 'test', encoding: 1, features: 3, hidden: [24, 16], seats: 9, parts: 3 } as const;
const played = new Net(quantize(net, header));

test('a trained net knows who wins and which move the search prefers', () => {
  let [values, moves] = [0, 0];
  for (const { features, worth, moves: tried } of examples.slice(0, 500)) {
    played.show(features);
    if (sigmoidOf(played.logitOfSeat(0)) > 0.5 === (worth[0] ?? 0) > 0.5) values += 1;
    const isFirst = played.logitOfParts([0], 1) > played.logitOfParts([1, 2], 2);
    if (isFirst === (tried[0]?.visits ?? 0) > 5) moves += 1;
  }
  expect(values).toBeGreaterThan(475);
  expect(moves).toBeGreaterThan(450);
});

test('whole numbers lose little of what was trained', () => {
  const pass = newPass(net);
  for (const { features } of examples.slice(0, 200)) {
    forward(net, features, pass);
    played.show(features);
    expect(Math.abs(played.logitOfSeat(0) / 256 - logit(net.value, pass.second, 0))).toBeLessThan(0.25);
  }
});

test('examples survive being packed', () => {
  const [first, ...rest] = unpackExamples(packExamples(examples.slice(0, 3), 3), 3);
  expect(rest).toHaveLength(2);
  expect(first?.features).toEqual(examples[0]?.features);
  expect(first?.worth).toEqual(examples[0]?.worth);
  expect(first?.moves.map(({ parts }) => parts)).toEqual([[0], [1, 2]]);
  expect(first?.moves[0]?.visits).toBeCloseTo((examples[0]?.moves[0]?.visits ?? 0) / 10, 3);
});

test('a file of weights that is cut short says so', () => {
  expect(() => new Net(quantize(net, header).subarray(0, 500))).toThrow(/has 500 bytes/);
  expect(() => new Net(Uint8Array.of(1, 2, 3))).toThrow(/does not begin with SNET/);
});
