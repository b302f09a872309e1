import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Net } from '@saloon/bots';
import { afterAll, expect, test } from 'vitest';

const LEARNER = fileURLToPath(new URL('../../../python/learner.py', import.meta.url));
const ACTOR = fileURLToPath(new URL('./testing/nim-actor.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'saloon-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starting PyTorch takes some seconds of CPU time, so few runs have to show all. */
const python = (args: readonly string[]) =>
  spawnSync('python3', [LEARNER, ...args], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OMP_NUM_THREADS: '1' },
  });
/** Without PyTorch these tests are skipped: the learner can't run. */
const hasTorch = python(['--check']).status === 0;

/** Nim for two, with everything switched on that can be. */
const config = {
  game: 'nim',
  options: {},
  seats: [2],
  opponents: [
    { name: 'self', percent: 60 },
    { name: 'old', percent: 10 },
    { name: 'random', percent: 30 },
  ],
  mix: { place: 0.1, margin: 0.1 },
  lambda: 0.95,
  rows: 128,
  actors: 1,
  actor: [process.execPath, ACTOR],
  seed: 3,
  resume: false,
  device: 'cpu',
  hidden: [32, 16],
  critic: 'all',
  entropy: [0.02, 0.005],
  magnet: 0.01,
  magnet_speed: 0.05,
  league: 3,
  league_every: 2,
  next: 0.1,
  speed: 0.01,
  clip: 0.2,
  batch: 1024,
  mini: 256,
  epochs: 3,
  steps: 1,
  millions: 0.024,
  until: 0.024,
  seconds: 0,
  checkpoint: 0.012,
  memory: 0.02,
};

type Line = { readonly decisions: number; readonly against: Readonly<Record<string, readonly [number, number]>> };

function learn(out: string, changes: Partial<typeof config>) {
  const { status, stderr } = python([JSON.stringify({ ...config, ...changes, out: join(folder, out) })]);
  return { status, stderr };
}
const weights = (out: string) => new Uint8Array(readFileSync(join(folder, out, 'last.net')));
const log = (out: string): readonly Line[] =>
  readFileSync(join(folder, out, 'log.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));

test.runIf(hasTorch)(
  'a net learns a small game, and a run in two parts gives the same net as one in one',
  () => {
    expect(learn('whole', {})).toEqual({ status: 0, stderr: '' });
    const shares = log('whole').flatMap(({ against }) => (against.random === undefined ? [] : [against.random[0]]));
    expect(shares.at(-1)).toBeGreaterThan(0.68);
    expect(new Net(weights('whole')).header).toMatchObject({ game: 'nim', features: 2, hidden: [32, 16], parts: 6 });

    expect(learn('parts', { until: 0.012 })).toEqual({ status: 0, stderr: '' });
    expect(weights('parts')).not.toEqual(weights('whole'));
    expect(learn('parts', { resume: true })).toEqual({ status: 0, stderr: '' });
    expect(log('parts').at(-1)?.decisions).toBe(log('whole').at(-1)?.decisions);
    expect(weights('parts')).toEqual(weights('whole'));
  },
  300_000,
);

test.runIf(hasTorch)('a checkpoint that is missing is named', () => {
  const { status, stderr } = learn('nothing', { resume: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Cannot learn: there is no .*checkpoint.pt to resume from\n$/);
});
