import { expect, test } from 'vitest';
import { readModule } from './read-module.ts';

const found = (source: string) =>
  readModule('a.ts', source).imports.map(({ from, isType }) => (isType ? `type ${from}` : from));

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
  const [one] = readModule('a.ts', "\n\n// Ошибка\nimport {\n  a,\n} from 'x';").imports;
  expect(one).toEqual({ from: 'x', line: 6, isType: false, names: ['a'] });
});

test('imported names are those of the other module', () => {
  const source = "import d, { a as b, type C } from 'x';\nimport * as all from 'y';\nexport { e as f } from 'z';";
  expect(readModule('a.ts', source).imports.map(({ names }) => names)).toEqual([['default', 'a', 'C'], ['*'], ['e']]);
});

test('exports have their names, and re-exports their origin', () => {
  const source = `export const a = 1, b = 2;
    export type C = string;
    export function d() {}
    const local = 3;
    export { local as e };
    export { f as g } from './x.ts';
    export * from './y.ts';
    export default a;`;
  expect(readModule('a.ts', source).exports).toEqual([
    { name: 'a', line: 1, isType: false },
    { name: 'b', line: 1, isType: false },
    { name: 'C', line: 2, isType: true },
    { name: 'd', line: 3, isType: false },
    { name: 'e', line: 5, isType: false },
    { name: 'g', line: 6, isType: false, origin: { from: './x.ts', name: 'f' } },
    { name: '*', line: 7, isType: false, origin: { from: './y.ts', name: '*' } },
    { name: 'default', line: 8, isType: false },
  ]);
});
