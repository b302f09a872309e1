import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../../python', import.meta.url));
const saloon = fileURLToPath(new URL('../../../cli/bin/saloon.mjs', import.meta.url));

const python = (args: readonly string[]) =>
  spawnSync('python3', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SALOON: `"${process.execPath}" "${saloon}"`, PYTHONDONTWRITEBYTECODE: '1' },
  });

const hasNumpy = python(['-c', 'import numpy']).status === 0;

test.runIf(hasNumpy)('the Python client plays whole games over the pipe', () => {
  const { status, stderr } = python(['-m', 'unittest', '-q', 'test_saloon_env']);
  expect(stderr).toMatch(/Ran 4 tests[\s\S]*OK/);
  expect(status).toBe(0);
});

test.runIf(hasNumpy)('the examples run', () => {
  const random = python(['examples/random_agent.py', 'colt-express', '--games', '8', '--seconds', '0.5']);
  expect(random.stdout).toMatch(/steps a second through the pipe/);
  const dmc = python([
    'examples/dmc.py',
    'colt-express',
    '--games',
    '8',
    '--seats',
    '3',
    '--seconds',
    '2',
    '--test-games',
    '2',
  ]);
  expect(dmc.stderr).toBe('');
  expect(dmc.stdout).toMatch(/wins \d+\.\d% of \d+/);
});
