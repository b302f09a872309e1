import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/programs.ts';

const release = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/release.ts'), ...args], { encoding: 'utf8' });

/** `npm run release -- --check` tests everything, which takes a minute. */
test('the help says what is made, and what cannot be made is rejected first', () => {
  expect(release('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('SHA256SUMS') });
  expect(release('--arch', 'mips')).toMatchObject({ status: 2, stderr: '--arch is "mips", allowed: x64, arm64\n' });
  expect(release('--oops')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Cannot make a release: .*oops/),
  });
});
