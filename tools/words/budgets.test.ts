import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { uiTexts } from './ui-texts.ts';

type Budget = { readonly what: string; readonly files: string; readonly keys: string; readonly most: number };

const root = fileURLToPath(new URL('../..', import.meta.url));
const budgets: readonly Budget[] = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const texts = uiTexts(root);

// What fits on a phone of 390 pixels. Shorten the text, or check it on a phone before you raise a number.
test.each(budgets)('$what have at most $most characters in both languages', ({ files, keys, most }) => {
  const found = texts.filter(({ file, key }) => new RegExp(files).test(file) && new RegExp(keys).test(key));
  expect(new Set(found.map(({ lang }) => lang))).toEqual(new Set(['en', 'ru']));
  const long = found.filter(({ text }) => text.length > most);
  expect(long.map(({ file, key, text }) => `${file} ${key}: ${text} (${text.length})`)).toEqual([]);
});

test('texts are found in objects, functions and conditions', () => {
  const english = texts.filter(({ lang, file }) => lang === 'en' && file === 'packages/web/src/core/i18n/en.ts');
  expect(english.find(({ key }) => key === 'close')?.text).toBe('Close');
  expect(english.find(({ key }) => key === 'bar.turns')?.text).toBe('your turn at xxxx');
});
