import { expect, test } from 'vitest';
import { sheets, withoutComments } from './testing/sheets.ts';

/** Attributes that only change in the settings. */
const SETTINGS = /\[data-motion[^\]]*\]/g;

/** The selectors of a style sheet, one per line. */
const selectorsOf = (css: string): readonly string[] =>
  [...css.matchAll(/^\s*([^@\s{};][^{};]*?)\s*[,{]$/gm)].map(([, selector = '']) => selector);

/** Where a selector's last part begins: after the last space or combinator outside brackets. */
function lastPart(selector: string): number {
  let depth = 0;
  let begin = 0;
  for (const [i, sign] of [...selector].entries()) {
    if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    else if (depth === 0 && ' >+~'.includes(sign)) begin = i + 1;
  }
  return begin;
}

/**
 * Is this a rule that follows an attribute of an ancestor (`[data-phase="race"]`) but doesn't name what it styles (`>
 * *`, `:not(.a)`, `:first-child`)? For such a rule the browser restyles everything inside any element whose attribute
 * changes, in all games: a single one more than doubled the time of a jump in a replay.
 */
function isBlind(selector: string): boolean {
  const begin = lastPart(selector);
  const follows = selector.slice(0, begin).replace(SETTINGS, '').includes('[');
  const named = selector
    .slice(begin)
    .replace(/:(not|nth-[a-z-]+)\([^)]*\)/g, '')
    .replace(/::?[a-z-]+/g, '');
  // `&` stands for the names of the rule around it.
  return follows && !/[\w.#[&]/.test(named);
}

test('rules that follow an attribute name the element they style', () => {
  const blind = [
    '.a[data-b] > *',
    '.a[data-b] .c > :not(.d)',
    '.a:is([data-b="c"]) ::before',
    '[data-b] ~ :nth-child(2)',
  ];
  const seeing = [
    '.a[data-b]',
    '.a[data-b] > :is(.c, p)',
    '.a > *',
    '[data-b] li:first-child',
    '[data-motion="reduced"] *',
  ];
  expect(blind.filter((selector) => !isBlind(selector))).toEqual([]);
  expect(seeing.filter(isBlind)).toEqual([]);
  expect(selectorsOf('.a,\n.b > * {\n  color: red;\n}\n@media print {\n  .c {\n')).toEqual(['.a', '.b > *', '.c']);
  expect(withoutComments('/* a */b/* c */')).toBe('b');
  const all = sheets.flatMap(({ file, css }) => selectorsOf(css).map((selector) => ({ file, selector })));
  expect(all.length).toBeGreaterThan(2000);
  expect(all.filter(({ selector }) => isBlind(selector))).toEqual([]);
});

/** A positional selector without a name matches any element that gains or loses a sibling. */
const COUNTED = /(^|[\s>+~]|:is\()(\*|[a-z]+)?:nth-last-child/;

test('tables state counts in an attribute', () => {
  expect(['.a > :nth-last-child(2)', '.a li:nth-last-child(n + 3) ~ li'].every((one) => COUNTED.test(one))).toBe(true);
  expect(COUNTED.test('.a .slot:not(:nth-last-child(-n + 6))')).toBe(false);
  const tables = sheets.filter(({ file }) => /^(table|games)\//.test(file));
  expect(tables.length).toBeGreaterThan(20);
  const counted = tables.flatMap(({ css }) => selectorsOf(css).filter((selector) => COUNTED.test(selector)));
  expect(counted).toEqual([]);
});
