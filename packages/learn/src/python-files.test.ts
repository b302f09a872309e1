import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Net } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { expect, test } from 'vitest';
import { encodingOf } from './encoding-of.ts';

const python = (code: string, input: string) =>
  spawnSync('python3', ['-c', code], {
    cwd: fileURLToPath(new URL('../../../python', import.meta.url)),
    encoding: 'utf8',
    input,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
const hasNumpy = python('import numpy', '').status === 0;

const header = { game: 'test', encoding: 1, features: 13, hidden: [7, 5], seats: 9, parts: 6 };
const shown = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: header.features }, (_feature, i) => ((37 * row + 61 * i) % 65) - 32),
);

/** Writes a net of some random weights, and what it computes for `shown` before anything is rounded. */
const WRITE = `
import base64, json, sys
import numpy as np
from learn_files import net_file
asked = json.load(sys.stdin)
header, rng = asked["header"], np.random.default_rng(4)
one, two = header["hidden"]
shapes = [(one, header["features"]), (two, one), (header["seats"], two), (header["parts"], two)]
layers = [(rng.normal(0, 0.5, shape), rng.normal(0, 0.5, shape[0])) for shape in shapes]
x = np.array(asked["shown"]) / 16
for weight, offset in layers[:2]:
    x = np.clip(x @ weight.T + offset, 0, 16)
outputs = [(x @ weight.T + offset).tolist() for weight, offset in layers[2:]]
print(json.dumps({"file": base64.b64encode(net_file(layers, header)).decode(), "value": outputs[0], "policy": outputs[1]}))
`;

test.runIf(hasNumpy)('a net that Python has written computes here what it did there', () => {
  const { stdout, stderr } = python(WRITE, JSON.stringify({ header, shown }));
  expect(stderr).toBe('');
  const { file, value, policy } = JSON.parse(stdout);
  const net = new Net(new Uint8Array(Buffer.from(file, 'base64')));
  expect(net.header).toEqual(header);
  const off = shown.flatMap((features, row) => {
    net.show(Int8Array.from(features));
    const values = value[row].map((logit: number, seat: number) => net.logitOfSeat(seat) / 256 - logit);
    const parts = policy[row].map((logit: number, part: number) => net.logitOfParts([part], 1) / 256 - logit);
    return [...values, ...parts].map(Math.abs);
  });
  expect(Math.max(...off)).toBeLessThan(0.1);
});

test('the kept weights fit today’s encoding and are below a megabyte', () => {
  const file = new Uint8Array(
    readFileSync(fileURLToPath(new URL('../../../bench/learn/colt-express-1.net', import.meta.url))),
  );
  const game = games.find(({ id }) => id === 'colt-express') ?? expect.fail('there is no such game');
  const { version, features, parts } = encodingOf(game);
  expect(new Net(file).header).toMatchObject({
    encoding: version,
    features: features.length,
    parts: parts.length,
  });
  expect(file.length).toBeLessThan(1_000_000);
});

test('a file of weights that is cut short says so', () => {
  const file = readFileSync(fileURLToPath(new URL('../../../bench/learn/colt-express-1.net', import.meta.url)));
  expect(() => new Net(new Uint8Array(file.subarray(0, 500)))).toThrow(/has 500 bytes/);
  expect(() => new Net(Uint8Array.of(1, 2, 3))).toThrow(/does not begin with SNET/);
});
