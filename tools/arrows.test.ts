import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { checkArrows } from './arrows.ts';

type Files = Readonly<Record<string, string>>;

const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  'games/brawl': ['kernel'],
  'games/shootout': ['kernel'],
  catalog: ['kernel', 'brawl', 'shootout'],
  bots: ['kernel'],
  arena: ['bots', 'catalog', 'kernel'],
  protocol: ['kernel'],
  table: ['protocol', 'bots', 'catalog', 'kernel'],
  server: ['table', 'kernel'],
  web: ['protocol', 'table', 'kernel', 'brawl'],
  cli: ['arena', 'server', 'kernel'],
};

/** A valid repository with every package, plus these files, which may replace others. */
function repository(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'saloon-arrows-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all: Record<string, string> = {
    'package.json': '{ "devDependencies": { "vitest": "5.1.0" } }',
    'tools/check.ts': "import { a } from '../packages/cli/src/index.ts';\nimport { b } from '@saloon/kernel';",
  };
  for (const [folder, names] of Object.entries(PACKAGES)) {
    all[`packages/${folder}/package.json`] = manifest(folder, names);
    all[`packages/${folder}/src/index.ts`] = names
      .map((name) => `import type { A } from '@saloon/${name}';`)
      .join('\n');
  }
  delete all['packages/web/src/index.ts'];
  for (const [name, text] of Object.entries({ ...all, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const manifest = (folder: string, names: readonly string[]): string =>
  JSON.stringify({
    name: `@saloon/${folder.replace('games/', '')}`,
    exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
    dependencies: Object.fromEntries(names.map((name) => [`@saloon/${name}`, '0.1.0'])),
  });

const offences: readonly [what: string, files: Files, found: readonly string[]][] = [
  [
    'an arrow turned back',
    { 'packages/kernel/src/a.ts': "\nimport { b } from '@saloon/bots';" },
    ['packages/kernel/src/a.ts:2 imports @saloon/bots, but kernel may import nothing of ours'],
  ],
  [
    'an arrow turned back for a type',
    { 'packages/bots/src/a.ts': "import type { G } from '@saloon/catalog';" },
    ['packages/bots/src/a.ts:1 imports @saloon/catalog, but bots may import only kernel'],
  ],
  [
    'an arrow turned back in a test',
    { 'packages/bots/src/a.test.ts': "export { b } from '@saloon/catalog';" },
    ['packages/bots/src/a.test.ts:1 imports @saloon/catalog, but bots may import only kernel'],
  ],
  [
    'a game that knows another',
    { 'packages/games/brawl/src/a.ts': "const { b } = await import('@saloon/shootout');" },
    ['packages/games/brawl/src/a.ts:1 imports @saloon/shootout, but games may import only kernel'],
  ],
  [
    'a game reached past the catalog',
    { 'packages/arena/src/a.ts': "import { brawl } from '@saloon/brawl';" },
    ['packages/arena/src/a.ts:1 imports @saloon/brawl, but arena may import only bots, kernel, catalog, recording'],
  ],
  [
    'a value in the protocol',
    { 'packages/protocol/src/a.ts': "import { seat } from '@saloon/kernel';" },
    ['packages/protocol/src/a.ts:1 imports @saloon/kernel as a value, but protocol may import types only'],
  ],
  [
    'the table in the page',
    { 'packages/web/src/page.ts': "import { table } from '@saloon/table';" },
    [
      'packages/web/src/page.ts:1 imports @saloon/table, but web may import only protocol, kernel, client, recording, people',
    ],
  ],
  [
    'the rules of a game in the client',
    { 'packages/web/src/page.ts': "import { brawl } from '@saloon/brawl';" },
    [
      'packages/web/src/page.ts:1 imports @saloon/brawl, but web may import only protocol, kernel, client, recording, people',
    ],
  ],
  [
    'the words of a game in the client, and its types',
    {
      'packages/web/src/page.ts':
        "import { text } from '@saloon/brawl/text';\nconst o = import('@saloon/brawl/options');\nimport type { View } from '@saloon/brawl';",
    },
    [],
  ],
  ['data in the client', { 'packages/web/src/page.ts': "import list from '@saloon/table/list.json';" }, []],
  ['the table in the worker', { 'packages/web/src/worker/solo.ts': "import { table } from '@saloon/table';" }, []],
  [
    'a package.json against the arrows',
    { 'packages/bots/package.json': manifest('bots', ['kernel', 'arena']) },
    ['packages/bots/package.json:1 names @saloon/arena, but bots may import only kernel'],
  ],
  [
    'a package nobody has drawn',
    { 'packages/lounge/package.json': '{}' },
    ['packages/lounge/package.json:1 tools/layers.ts has no layer for packages/lounge'],
  ],
  [
    'an undeclared dependency',
    { 'packages/server/src/a.ts': "import ws from 'ws/lib/x.js';\nimport z from '@scope/z';" },
    [
      'packages/server/src/a.ts:1 imports ws, which packages/server/package.json does not name',
      'packages/server/src/a.ts:2 imports @scope/z, which packages/server/package.json does not name',
    ],
  ],
  [
    'a tool of the tests in a source',
    {
      'packages/server/src/a.ts': "import { test } from 'vitest';",
      'packages/server/src/a.test.ts': "import 'vitest';",
    },
    ['packages/server/src/a.ts:1 imports vitest, which packages/server/package.json does not name'],
  ],
  [
    'the test kit in a source',
    {
      'packages/bots/src/a.ts': "import { k } from '@saloon/kernel/testing';",
      'packages/bots/src/testing/b.ts': "import '@saloon/kernel/testing';",
    },
    ['packages/bots/src/a.ts:1 imports @saloon/kernel/testing, which is for tests only'],
  ],
  [
    'a path out of the package',
    { 'packages/bots/src/a.ts': "import { a } from '../../kernel/src/index.ts';" },
    [
      'packages/bots/src/a.ts:1 imports ../../kernel/src/index.ts, which leaves packages/bots: import the package by its name',
    ],
  ],
  [
    'a cycle of three files',
    {
      'packages/kernel/src/c.ts': "import { a } from './a.ts';",
      'packages/kernel/src/a.ts': "\nimport { b } from './b.ts';",
      'packages/kernel/src/b.ts': "export * from './c.ts';",
    },
    [
      'packages/kernel/src/a.ts:2 imports itself through packages/kernel/src/b.ts -> packages/kernel/src/c.ts -> packages/kernel/src/a.ts',
    ],
  ],
  [
    'a file that imports itself',
    { 'packages/kernel/src/a.ts': "import { a } from './a.ts';" },
    ['packages/kernel/src/a.ts:1 imports itself through packages/kernel/src/a.ts'],
  ],
  [
    'a cycle of types',
    {
      'packages/kernel/src/a.ts': "import type { B } from './b.ts';",
      'packages/kernel/src/b.ts': "import { a } from './a.ts';",
    },
    ['packages/kernel/src/a.ts:1 imports itself through packages/kernel/src/b.ts -> packages/kernel/src/a.ts'],
  ],
  [
    'two cycles that share a file, told as one',
    {
      'packages/kernel/src/a.ts': "import { b } from './b.ts';",
      'packages/kernel/src/b.ts': "import { a } from './a.ts';\nimport { c } from './c.ts';",
      'packages/kernel/src/c.ts': "import { b } from './b.ts';",
    },
    [
      'packages/kernel/src/a.ts:1 imports itself through packages/kernel/src/b.ts -> packages/kernel/src/a.ts (3 files are in cycles with it)',
    ],
  ],
  [
    'a ring of folders, for a type',
    {
      'packages/server/src/net/a.ts': "import type { B } from '../tables/b.ts';",
      'packages/server/src/tables/b.ts': '',
      'packages/server/src/tables/c.ts': "\nimport { d } from '../net/d.ts';",
      'packages/server/src/net/d.ts': '',
    },
    ['packages/server/src/net/a.ts:1 closes a ring of folders: net -> tables -> net'],
  ],
  [
    'a core that knows a feature, and a feature that knows one it doesn’t need',
    {
      'packages/server/src/core/net/a.ts': "import { b } from '../../features/push/b.ts';",
      'packages/server/src/features/push/b.ts': '',
      'packages/server/src/features/daily/index.ts': 'export const daily = feature({\n  needs: { room, push },\n});',
      'packages/server/src/features/daily/c.ts': "import { b } from '../push/b.ts';",
      'packages/server/src/features/room/d.ts': "import { b } from '../push/b.ts';",
    },
    [
      'packages/server/src/core/net/a.ts:1 imports features/push, but only features may import features',
      "packages/server/src/features/room/d.ts:1 imports features/push, which features/room/index.ts doesn't name in needs",
    ],
  ],
  [
    'a feature of the web client that uses another than it names, or names another than it uses',
    {
      'packages/web/src/app/pages.ts': "import { a } from '../features/today/a.ts';",
      'packages/web/src/shell/bar.ts': "import { a } from '../features/today/a.ts';",
      'packages/web/src/features/today/a.ts': "import { b } from '../daily/b.ts';",
      'packages/web/src/features/daily/b.ts': "import '../people/people.css';",
      'packages/web/src/features/people/people.css': '',
    },
    [
      "packages/web/src/features/today/a.ts:1 imports features/daily, which features/today doesn't name in features/needs.ts",
      'packages/web/src/shell/bar.ts:1 imports features/today, but only the app and features may import features',
      "packages/web/src/features/needs.ts:1 names puzzles for today, which doesn't import it",
    ],
  ],
  [
    "a worker's code in the page",
    {
      'packages/web/src/page.ts':
        "import { solo } from './worker/solo.ts';\nimport type { S } from './worker/solo.ts';",
      'packages/web/src/worker/solo.ts': "import { table } from '@saloon/table';",
    },
    [
      'packages/web/src/page.ts:1 imports ./worker/solo.ts, which runs in a worker: start it with new Worker, or import types only',
    ],
  ],
  [
    'a file or a socket in a pure layer',
    {
      'packages/table/src/a.ts': "import { readFileSync } from 'node:fs';",
      'packages/server/src/a.ts': "import 'node:fs';",
    },
    ['packages/table/src/a.ts:1 imports node:fs, but table sources hold no clock, file or socket'],
  ],
  [
    'Node in the version of a module that is not for Node, and a module without versions',
    {
      'packages/kernel/package.json':
        '{ "name": "@saloon/kernel", "exports": { ".": "./src/index.ts" }, "imports": { "#hash": { "node": "./src/native.ts", "default": "./src/portable.ts" } } }',
      'packages/kernel/src/a.ts': "import '#hash';\nimport '#other';",
      'packages/kernel/src/native.ts': "import 'node:crypto';",
      'packages/kernel/src/portable.ts': "import 'node:crypto';",
    },
    [
      'packages/kernel/src/a.ts:2 imports #other, which packages/kernel/package.json does not name',
      'packages/kernel/src/portable.ts:1 imports node:crypto, but kernel sources hold no clock, file or socket',
    ],
  ],
];

test.each(offences)('%s', (_what, files, found) => {
  expect(checkArrows(repository(files))).toEqual(found);
});

const impure = [
  'const now = Date.now();',
  'const now = new Date();',
  'performance.now();',
  'Math.random();',
  "Math['random']();",
  'const { random } = Math;',
  'console.log(1);',
  'setTimeout(f, 1);',
  'setInterval(f, 1);',
  'process.env.HOME;',
  'const all = { ...process.env };',
  "fetch('x');",
  'crypto.getRandomValues(a);',
  'globalThis.x;',
  'const text = `at $' + '{Date.now()}`;',
];

test.each(impure)('a pure source may not have %s', (line) => {
  const files = Object.fromEntries(
    ['kernel', 'games/brawl', 'bots', 'table', 'server'].flatMap((folder) => [
      [`packages/${folder}/src/a.ts`, `\n${line}`],
      [`packages/${folder}/src/a.test.ts`, line],
      [`packages/${folder}/src/testing/a.ts`, line],
    ]),
  );
  const found = checkArrows(repository(files));
  expect(found.map((problem) => problem.split(' ')[0])).toEqual([
    'packages/bots/src/a.ts:2',
    'packages/games/brawl/src/a.ts:2',
    'packages/kernel/src/a.ts:2',
    'packages/table/src/a.ts:2',
  ]);
  expect(found.join()).toMatch(/may not use/);
});

const pure = [
  '// Date.now(), Math.random()',
  '/* console.log(\n process.env) */',
  "const name = 'Date';",
  'const text = `console`;',
  'const pattern = /Date|console/;',
  'type Clock = { readonly performance: number; process?: string };',
  'state.process.fetch = Math.max(1, 2);',
  'const updated = { Date: 1 };',
];

test.each(pure)('a pure source may have %s', (line) => {
  expect(checkArrows(repository({ 'packages/kernel/src/a.ts': line }))).toEqual([]);
});

test('this repository keeps to the rules', () => {
  expect(checkArrows(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
});
