import { expect, test } from 'vitest';
import { sheets } from './testing/sheets.ts';

/**
 * Parts small enough to be asked what they have in them. A browser looks at all of a part again when anything in it changes,
 * and at all that any `:has()` of the page speaks of: one on the body or on a scene has nearly every element styled anew with
 * every step of a game. Such a part says what it has in an attribute.
 */
const SMALL =
  /(^| )(li|\.(ask-acts|bd-chain|bd-gear|bd-plate|bd-post|btn|c45-own|chair-acts|ct|fact|rail-line|rule-search|table-bar))(\.long)?$/;

/** The parts that a sheet asks, without what is printed only. Every selector has a line of its own. */
function askedParts(css: string): readonly string[] {
  const shown = css.replace(/@media print \{.*?\n\}/gs, '');
  const asking = shown.split('\n').filter((line) => line.includes(':has('));
  return asking.map((line) => (line.split(':has(', 1)[0] ?? '').replace(/:(is|not)\($/, '').trim());
}

test('only small parts are asked what they have in them', () => {
  expect(askedParts('.a .b:has(> i):has(u) u,\nbody:not(:has(.c)) {}')).toEqual(['.a .b', 'body']);
  const asked = sheets.flatMap(({ file, css }) => askedParts(css).map((part) => ({ file, part })));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ part }) => !SMALL.test(part))).toEqual([]);
});
