import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { tokensOf } from './tokens.ts';

const found = (source: string) =>
  importsOf(tokensOf(source)).map(({ from, isType }) => (isType ? `type ${from}` : from));

test.each([
  ["import a from 'x';", ['x']],
  ["import * as a from 'x';", ['x']],
  ["import a, { b as c } from 'x'", ['x']],
  ["import {\n  a,\n  b,\n} from './x.ts';", ['./x.ts']],
  ["import './x.css';", ['./x.css']],
  ["import type { A } from 'x';", ['type x']],
  ["import type A from 'x';", ['type x']],
  ["import type from 'x';", ['x']],
  ["import { type A, type B } from 'x';", ['x']],
  ["export * from 'x';", ['x']],
  ["export * as n from 'x';", ['x']],
  ["export { a, b as c } from 'x';", ['x']],
  ["export type { A } from 'x';", ['type x']],
  ["export { a };\nimport { b } from 'x';", ['x']],
  ["export type A = { from: 'x' };", []],
  ["export const from = 'x';", []],
  ["const a = await import('x');", ['x']],
  ['const url = import.meta.url;', []],
  ["// import a from 'x';\n/* import 'y' */ const s = \"import 'z'\";", []],
  ['const t = `$' + "{await import('x')} import 'y'`;", ['x']],
  ["const o = { import: 'x', export: 'y' }; o.import('z');", []],
  ["import a from 'x'\nimport b from 'y'", ['x', 'y']],
])('%s', (source, wanted) => {
  expect(found(source)).toEqual(wanted);
});

test('a line is that of the module name', () => {
  expect(importsOf(tokensOf("\n\nimport {\n  a,\n} from 'x';"))).toEqual([{ from: 'x', line: 5, isType: false }]);
});
