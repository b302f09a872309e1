import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { directImports } from './direct-imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-direct-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('pages in one chunk are imported from it, without re-exporting files', async () => {
  const files = {
    'main.js': `export const say = async () => {
      const [{ hello }, two] = await Promise.all([import('./one.js'), import('./two.js')]);
      return [hello(), two.bye, two.again];
    };`,
    'one.js': "import { bye } from './two.js'; export const hello = () => 'hello and ' + bye;",
    'two.js': "export const bye = 'goodbye'; export const again = 'see you';",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [directImports()],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: 'pages', test: /(one|two)\.js$/ }] } },
      },
    },
  });
  const built = readdirSync(join(folder, 'dist/assets')).sort();
  expect(built.map((name) => name.replace(/-.*/, ''))).toEqual(['main', 'pages']);
  const { say } = await import(pathToFileURL(join(folder, 'dist/assets', built[0] ?? '')).href);
  expect(await say()).toEqual(['hello and goodbye', 'goodbye', 'see you']);
});
