import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Net, type NetHeader } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { type Example, encodingOf, packExamples } from './examples.ts';
import { type Layer, newFloatNet } from './float-net.ts';
import { quantize } from './quantize.ts';

const python = (code: string, input: string) =>
  spawnSync('python3', ['-c', code], {
    cwd: fileURLToPath(new URL('../../../python', import.meta.url)),
    encoding: 'utf8',
    input,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
const hasNumpy = python('import numpy', '').status === 0;

const header: NetHeader = { game: 'test', encoding: 1, features: 13, hidden: [7, 5], seats: 9, parts: 6 };
const net = newFloatNet(header, rngFrom(seedOf(44)));
for (const layer of [net.first, net.second, net.value, net.policy]) {
  layer.offsets.forEach((_, i) => {
    layer.offsets[i] = (i - 2) / 3;
  });
}

/** The weights of a layer as PyTorch keeps them: by output, then by input. */
const asTorch = ({ inputs, outputs, weights, offsets }: Layer) => [
  Array.from({ length: outputs }, (_, j) => Array.from({ length: inputs }, (_input, i) => weights[i * outputs + j])),
  [...offsets],
];

const WRITE = `
import base64, json, sys
import numpy as np
from learn_files import net_file
asked = json.load(sys.stdin)
layers = [(np.array(weight), np.array(offset)) for weight, offset in asked["layers"]]
print(base64.b64encode(net_file(layers, asked["header"])).decode())
`;

test.runIf(hasNumpy)('Python writes the same file of weights, byte by byte', () => {
  const layers = [net.first, net.second, net.value, net.policy].map(asTorch);
  const { stdout, stderr } = python(WRITE, JSON.stringify({ header, layers }));
  expect(stderr).toBe('');
  expect(Buffer.from(stdout, 'base64')).toEqual(Buffer.from(quantize(net, header)));
});

const READ = `
import base64, gzip, json, sys
import numpy as np
from learn_files import NO_PART, record
asked = json.load(sys.stdin)
rows = np.frombuffer(gzip.decompress(base64.b64decode(asked["packed"])), record(asked["features"]))
print(json.dumps([{
    "features": row["x"].tolist(),
    "worth": row["worth"][:row["seats"]].tolist(),
    "moves": [
        {
            "parts": [part for part in row["parts"][i].tolist() if part != NO_PART],
            "visits": int(row["visits"][i]), "worth": int(row["value"][i]),
        }
        for i in range(row["count"])
    ],
} for row in rows]))
`;

const examples: readonly Example[] = [
  {
    features: Int8Array.of(-127, 0, 16, 127),
    worth: [1, 0, 0.5],
    moves: [
      { parts: [3], visits: 30, worth: 0.25 },
      { parts: [1, 400, 2], visits: 10, worth: 1 },
    ],
  },
  { features: Int8Array.of(1, 2, 3, 4), worth: [0, 1], moves: [] },
];

test.runIf(hasNumpy)('Python reads the examples that were written', () => {
  const packed = Buffer.from(packExamples(examples, 4)).toString('base64');
  const { stdout, stderr } = python(READ, JSON.stringify({ packed, features: 4 }));
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([
    {
      features: [-127, 0, 16, 127],
      worth: [65535, 0, 32768],
      moves: [
        { parts: [3], visits: 49151, worth: 16384 },
        { parts: [1, 400, 2], visits: 16384, worth: 65535 },
      ],
    },
    { features: [1, 2, 3, 4], worth: [0, 65535], moves: [] },
  ]);
});

test('the kept weights from PyTorch fit the encoding of today and are below a megabyte', () => {
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
