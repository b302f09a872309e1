import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync(['packages/games/*/src/{text,lesson}/**/*.ts', 'packages/web/src/**/*.{ts,tsx}'], { cwd: root });

/** A sign and its number with a plain space, where a line could break. */
const LOOSE = /№ |[}\d] %[`'. ]/;
/** Thousands without a separator or with a plain space: the kernel's `dollars` writes `$1,000` and «$1 000». */
const LOOSE_MONEY = /\$\d{4}|\$\d{1,3} \d{3}/;
const COMMENT = /^\s*(\/?\*|\/\/)/;

const linesWith = (pattern: RegExp, of: readonly string[]): readonly string[] =>
  of.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? `${file}:${i + 1}: ${line.trim()}` : [])),
  );

test('the space between a number and its sign does not break', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(linesWith(LOOSE, files)).toEqual([]);
});

test('money is written in one way, without line breaks', () => {
  const read = files.filter((file) => !file.endsWith('.test.ts'));
  const lines = linesWith(LOOSE_MONEY, read).filter((line) => !COMMENT.test(line.replace(/^\S+ /, '')));
  expect(lines).toEqual([]);
});

test('no page tells players to run a command, except to verify a deal', () => {
  const read = files.filter((file) => !file.endsWith('.test.ts'));
  const lines = linesWith(/\bsaloon (?!verify\b)(demo|serve|play|replay|record)\b/, read);
  expect(lines.filter((line) => !COMMENT.test(line.replace(/^\S+ /, '')))).toEqual([]);
});
