import { expect, test } from 'vitest';
import { type CssCount, conditionsOf, countCss, folderOf } from './css-budget.ts';
import limits from './css-limits.json' with { type: 'json' };
import { sheets } from './sheets.ts';

const sum = (a: CssCount, b: CssCount): CssCount => ({
  lines: a.lines + b.lines,
  px: a.px + b.px,
  hex: a.hex + b.hex,
  important: a.important + b.important,
});

test('lines, pixels, hex colors and !important are counted; tokens may have colors and pixels', () => {
  const css = '\n.a {\n  top: 1.5px;\n  color: #fff !important;\n}\n';
  expect(countCss({ file: 'kit/a.css', css })).toEqual({ lines: 4, px: 1, hex: 1, important: 1 });
  expect(countCss({ file: 'kit/tokens.css', css })).toEqual({ lines: 4, px: 0, hex: 0, important: 1 });
  const queries = '@media (a) {\n}\n@container table (b) {\n}\n@media (a) {\n}';
  expect([...conditionsOf([{ file: '', css: queries }])]).toEqual(['(a)', 'table (b)']);
  expect(folderOf('games/colt-express/tablet/a.css')).toBe('games/colt-express');
  expect(folderOf('table/frame/table.css')).toBe('table');
});

test.each(Object.entries(limits.folders))(
  'the styles of %s stay within their limits: lower a limit when you are below it, never raise one',
  (folder, most) => {
    const counted = sheets.filter(({ file }) => folderOf(file) === folder).map(countCss);
    const { lines, px, hex, important } = counted.reduce(sum, { lines: 0, px: 0, hex: 0, important: 0 });
    const over = { lines, px, hex, important };
    const kept = Object.entries(over).filter(([name, count]) => count > (most[name as keyof CssCount] ?? 0));
    expect(kept).toEqual([]);
  },
);

test('every folder with styles has limits, and there are few distinct conditions', () => {
  const folders = new Set(sheets.map(({ file }) => folderOf(file)));
  expect([...folders].filter((folder) => !Object.hasOwn(limits.folders, folder))).toEqual([]);
  expect(conditionsOf(sheets).size).toBeLessThanOrEqual(limits.conditions);
});
