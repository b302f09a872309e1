import { expect, test } from 'vitest';
import { sheets, withoutComments } from './testing/sheets.ts';

/** What only a visit to the settings changes. */
const SETTINGS = /\[data-motion[^\]]*\]/g;

/** The selectors of a sheet. Every one has a line of its own. */
const selectorsOf = (css: string): readonly string[] =>
  [...css.matchAll(/^\s*([^@\s{};][^{};]*?)\s*[,{]$/gm)].map(([, selector = '']) => selector);

/** Where a selector's last part begins: behind the last blank or sign that is in no brackets. */
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
 * A rule that follows what a part says of itself (`[data-phase="race"]`) names what it styles. One for whatever lies there
 * (`> *`, `:not(.a)`, `:first-child`) has a browser style all that lies in any part whose attribute of that name changes, in
 * the tables of all games: a jump in a replay took more than twice as long for a single one of them.
 *
 * Does this one follow an attribute further up, and style whatever lies there?
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

test('rules that follow an attribute name what they style', () => {
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

/** A part without a name that is counted is any element beside which another one comes or goes. */
const COUNTED = /(^|[\s>+~]|:is\()(\*|[a-z]+)?:nth-last-child/;

test('tables say how many there are of something in an attribute', () => {
  expect(['.a > :nth-last-child(2)', '.a li:nth-last-child(n + 3) ~ li'].every((one) => COUNTED.test(one))).toBe(true);
  expect(COUNTED.test('.a .slot:not(:nth-last-child(-n + 6))')).toBe(false);
  const tables = sheets.filter(({ file }) => file.startsWith('tables/'));
  expect(tables.length).toBeGreaterThan(20);
  const counted = tables.flatMap(({ css }) => selectorsOf(css).filter((selector) => COUNTED.test(selector)));
  expect(counted).toEqual([]);
});
