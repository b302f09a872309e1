import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/programs.ts';

const release = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/release.ts'), ...args], { encoding: 'utf8' });

/** The whole of it is `npm run release -- --check`: it takes a minute. */
test('the help says what is made, and what cannot be made is refused before anything is', () => {
  expect(release('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('SHA256SUMS') });
  expect(release('--arch', 'mips')).toMatchObject({ status: 2, stderr: '--arch is "mips", allowed: x64, arm64\n' });
  expect(release('--oops')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Cannot make a release: .*oops/),
  });
});
