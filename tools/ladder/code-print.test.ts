import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codePrint } from './code-print.ts';

const root = mkdtempSync(join(tmpdir(), 'saloon-print-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function printAfter(file: string, text: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return codePrint(root, 'poker');
}

test('the fingerprint depends only on code that decides how bots play', () => {
  const first = printAfter('packages/games/poker/src/knowledge.ts', 'a');
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  for (const file of [
    'packages/games/poker/src/knowledge.test.ts',
    'packages/games/poker/src/text/ru.ts',
    'packages/games/poker/src/testing/table.ts',
    'packages/games/poker/src/lesson/steps.ts',
    'packages/recording/src/recording-file.ts',
    'packages/games/whist/src/knowledge.ts',
    'packages/web/src/main.ts',
  ]) {
    expect(printAfter(file, 'b')).toBe(first);
  }
  const second = printAfter('packages/games/poker/src/knowledge.ts', 'b');
  const third = printAfter('packages/bots/src/search/search.ts', 'b');
  const fourth = printAfter('packages/kernel/src/rng.ts', 'b');
  expect(new Set([first, second, third, fourth]).size).toBe(4);
});
