import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync(['packages/games/*/src/text/**/*.ts', 'packages/web/src/**/*.{ts,tsx}'], { cwd: root });

/** A sign and its number with a plain space between them, which a line may be broken at. */
const LOOSE = /№ |[}\d] %[`'. ]/;

test('a number stays on the line of its sign: the space between them does not break', () => {
  const loose = files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (LOOSE.test(line) ? `${file}:${i + 1}: ${line.trim()}` : [])),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(loose).toEqual([]);
});
