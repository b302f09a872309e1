import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { unusedExports } from './unused-exports.ts';

/** Unused exports that a package still has. These numbers only go down. */
const KNOWN: Readonly<Record<string, number>> = {
  'packages/games/colt-express': 1,
  'packages/games/wright-brothers': 1,
  'packages/table': 1,
  'packages/web': 30,
};

function unusedIn(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'saloon-exports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const manifest = (name: string) => `{ "name": "@saloon/${name}", "exports": { ".": "./src/index.ts" } }`;
  const all = {
    'packages/server/package.json': manifest('server'),
    'packages/kernel/package.json': manifest('kernel'),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return unusedExports(root).map(({ file, line, name, onlyInTests }) =>
    [`${file.replace('packages/', '')}:${line}`, name, ...(onlyInTests ? ['in tests'] : [])].join(' '),
  );
}

test('a value that no other file imports is unused, even if its own file uses it', () => {
  const a = 'export const a = 1;\nexport const b = a;\nexport type C = string;\nexport type D = C;';
  const found = unusedIn({ 'packages/server/src/a.ts': a, 'packages/server/src/b.ts': "import { b } from './a.ts';" });
  expect(found).toEqual(['server/src/a.ts:1 a', 'server/src/a.ts:4 D']);
});

test('a value that only a test imports is unused unless its own file uses it', () => {
  const found = unusedIn({
    'packages/server/src/a.ts': 'export const a = 1;\nexport const b = 2;\nconst c = b;',
    'packages/server/src/a.test.ts': "import { a, b } from './a.ts';",
  });
  expect(found).toEqual(['server/src/a.ts:1 a in tests']);
});

test('an export that is passed on counts when somebody imports it there', () => {
  const files = {
    'packages/server/src/a.ts': 'export const a = 1;\nexport const b = 2;',
    'packages/server/src/index.ts': "export { a, b as c } from './a.ts';",
    'tools/x.ts': "import { a } from '@saloon/server';",
  };
  expect(unusedIn(files)).toEqual(['server/src/a.ts:2 b', 'server/src/index.ts:1 c']);
  const star = { ...files, 'packages/server/src/index.ts': "export * from './a.ts';" };
  expect(unusedIn(star)).toEqual(['server/src/a.ts:2 b']);
});

test('the entry points of a library package are for everyone', () => {
  const found = unusedIn({
    'packages/kernel/src/a.ts': 'export const a = 1;\nexport const b = 2;',
    'packages/kernel/src/index.ts': "export { a } from './a.ts';",
  });
  expect(found).toEqual(['kernel/src/a.ts:2 b']);
});

test.each(["import * as all from './a.ts';", "await import('./a.ts');", "new URL('./a.ts', import.meta.url);"])(
  'a module that is used whole has no unused exports: %s',
  (use) => {
    expect(
      unusedIn({
        'packages/server/src/a.ts': 'export const a = 1;',
        'tools/x.ts': '',
        'packages/server/src/b.ts': use,
      }),
    ).toEqual([]);
  },
);

test('this repository has no unused exports but the known ones', () => {
  const found = unusedExports(fileURLToPath(new URL('..', import.meta.url)));
  const byPackage = Map.groupBy(
    found,
    ({ file }) => /^(packages\/games\/[^/]+|packages\/[^/]+|[^/]+)/.exec(file)?.[0] ?? '',
  );
  for (const [home, unused] of byPackage) {
    const list = unused.map(({ file, line, name }) => `${file}:${line} ${name}`).join('\n');
    expect(unused.length, `${home} may have ${KNOWN[home] ?? 0}:\n${list}`).toBeLessThanOrEqual(KNOWN[home] ?? 0);
  }
});
