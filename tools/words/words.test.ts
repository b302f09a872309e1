import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { AREAS, hardWords } from './count-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { limits, patterns }: { limits: Record<string, number>; patterns: readonly string[] } = JSON.parse(
  readFileSync(new URL('patterns.json', import.meta.url), 'utf8'),
);

// Limits only go down: write the number that the test prints into patterns.json after an improvement.
test.each(AREAS)('hard words in %s do not increase', (area) => {
  const hits = hardWords(root, area, patterns);
  const limit = limits[area] ?? 0;
  const shown = hits.slice(0, 20).map(({ file, line, text }) => `${file}:${line} ${text}`);
  expect(hits.length, `at most ${limit}; some of them:\n${shown.join('\n')}`).toBeLessThanOrEqual(limit);
  expect(limit - hits.length, `fewer than the limit: set limits.${area} to ${hits.length}`).toBeLessThan(25);
});

test('no pattern forbids a word of the glossary', () => {
  const page = readFileSync(`${root}docs/glossary.md`, 'utf8');
  const words = [...page.matchAll(/^\| ([a-z][a-z -]*) \| `/gm)].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => new RegExp(patterns.join('|'), 'i').test(word))).toEqual([]);
});
