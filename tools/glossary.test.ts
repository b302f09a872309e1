import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/glossary.md`, 'utf8');
const rows = [...page.matchAll(/^\| ([a-z][a-z -]*) \| `(\w+)` \| (.+) \|$/gm)].map(
  ([, word = '', name = '', text = '']) => ({
    word,
    name,
    text,
  }),
);
const MOST = 80;

test('the glossary has at most 80 words, sorted, each with one line', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  expect(lines.length - rows.length, 'a heading and a separator besides the words').toBe(2);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThanOrEqual(MOST);
  const words = rows.map(({ word }) => word);
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

test('every word of the glossary is in the code', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'packages/games/*/src/**/*.ts', 'tools/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'tools/glossary.test.ts'],
  });
  const names = new Set(sources.flatMap((file) => readFileSync(root + file, 'utf8').match(/\w+/g) ?? []));
  expect(rows.filter(({ name }) => !names.has(name))).toEqual([]);
});
