import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isWebBuildStale } from './web-build.ts';

/** A checkout with these files, with their ages in seconds. */
function checkout(ages: Readonly<Record<string, number>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const now = Date.now() / 1000;
  for (const [name, age] of Object.entries(ages)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, now - age, now - age);
  }
  return folder;
}

const BUILT = 'packages/web/dist/index.html';

test('without a build the web client is built', () => {
  expect(isWebBuildStale(checkout({ 'packages/web/src/main.tsx': 10 }))).toBe(true);
});

test.each([
  'packages/web/src/features/lobby/lobby.css',
  'packages/web/index.html',
  'packages/web/public/icon.svg',
  'packages/protocol/src/patch.ts',
  'packages/games/wright-brothers/src/text/en.ts',
  'package-lock.json',
])('a change of %s after the build makes it stale, a change before does not', (name) => {
  expect(isWebBuildStale(checkout({ [BUILT]: 10, [name]: 5 }))).toBe(true);
  expect(isWebBuildStale(checkout({ [BUILT]: 10, [name]: 20 }))).toBe(false);
});

test('files outside the client do not make it stale', () => {
  const others = { 'packages/server/src/server.ts': 5, 'packages/web/src/net/lobby.test.ts': 5, 'README.md': 5 };
  expect(isWebBuildStale(checkout({ [BUILT]: 10, ...others }))).toBe(false);
});
