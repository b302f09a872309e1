import { expect, test } from 'vitest';
import { sheets } from './testing/sheets.ts';

/**
 * Elements small enough for `:has()`. When anything inside such an element changes, the browser checks all of it again:
 * `:has()` on the body or a scene would restyle nearly every element at every step. Larger elements use an attribute
 * instead.
 */
const SMALL = /(^| )(li|\.(ask-acts|btn|chair-acts|ct|fact|rail-line|rule-search|table-bar))$/;

/** The elements on which a style sheet uses `:has()`, without print styles. One selector per line. */
function askedParts(css: string): readonly string[] {
  const shown = css.replace(/@media print \{.*?\n\}/gs, '');
  const asking = shown.split('\n').filter((line) => line.includes(':has('));
  return asking.map((line) => (line.split(':has(', 1)[0] ?? '').replace(/:(is|not)\($/, '').trim());
}

test('`:has()` is used on small elements only', () => {
  expect(askedParts('.a .b:has(> i):has(u) u,\nbody:not(:has(.c)) {}')).toEqual(['.a .b', 'body']);
  const asked = sheets.flatMap(({ file, css }) => askedParts(css).map((part) => ({ file, part })));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ part }) => !SMALL.test(part))).toEqual([]);
});
