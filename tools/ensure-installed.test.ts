import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('ensure-installed.mjs', import.meta.url));
const LOCK = JSON.stringify({ packages: { 'packages/games/known': { name: '@saloon/known' } } });
const STAMP = createHash('sha256').update(LOCK).update(process.platform).update(process.arch).digest('hex');

/** Runs it in an installed checkout with these games. */
function ensured(...games: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = [
    ['package-lock.json', LOCK],
    ['node_modules/.saloon-installed', STAMP],
    ['packages/games/notes.md', ''],
    ...games.map((game) => [`packages/games/${game}/package.json`, '{}']),
  ];
  for (const [name = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  mkdirSync(join(folder, 'tools'));
  copyFileSync(SCRIPT, join(folder, 'tools/ensure-installed.mjs'));
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'tools/ensure-installed.mjs')], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('an installed checkout prints nothing', () => {
  expect(ensured('known')).toEqual({ status: 0, stderr: '' });
});

test('a game that is not in the lock file is reported, with the command that adds it', () => {
  expect(ensured('known', 'new')).toEqual({
    status: 1,
    stderr:
      'Cannot start: package-lock.json does not know packages/games/new; run npm install, which adds it, and keep the change\n',
  });
});
