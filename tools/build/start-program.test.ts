import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './programs.ts';

const SALOON = join(root, 'packages/cli/bin/saloon.mjs');
const run = join(root, 'tools/build/run.ts');
const { SALOON_FROM_SOURCE: _, ...bundled } = process.env;
const BUILD_MS = 120_000;

test(
  'the bundled command plays the same games as the sources, in worker threads too',
  () => {
    const args = [SALOON, 'simulate', 'colt-express', '--games', '40', '--threads', '2', '--json'];
    const options = { encoding: 'utf8' } as const;
    const fromSource = JSON.parse(
      execFileSync(process.execPath, args, { ...options, env: { ...bundled, SALOON_FROM_SOURCE: '1' } }),
    );
    const fromDist = JSON.parse(execFileSync(process.execPath, args, { ...options, env: bundled }));
    expect(fromDist.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(fromDist.hash).toBe(fromSource.hash);
  },
  BUILD_MS,
);

test(
  'a tool with child processes runs from its bundle',
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [run, 'bench-server', '--help'], {
      encoding: 'utf8',
      env: bundled,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('npm run bench:server');
  },
  BUILD_MS,
);

test('an unknown program is rejected with the list of programs', () => {
  const { status, stderr } = spawnSync(process.execPath, [run, 'benc'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Cannot run "benc": the programs are saloon, bench-work, /);
});
