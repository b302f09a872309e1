import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleBookModule } from '../../packages/web/tools/rule-books/plugin.ts';
import { findPackages, type Package } from '../packages.ts';
import { runTool } from '../run-tool.ts';
import { packedManifest, withBuiltEndings } from './packed-manifest.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The layers that others build on. The rest is the application. */
const LAYERS = ['kernel', 'recording', 'games', 'catalog', 'bots', 'arena', 'protocol', 'client'];

/** Builds the packages of the library into folders under `target`, and returns these folders. */
export async function stageLibrary(target: string): Promise<readonly string[]> {
  const compiled = join(target, '.compiled');
  try {
    await compile(compiled);
    const { engines } = readJson(join(root, 'package.json'));
    return findPackages(root)
      .filter(({ layer }) => LAYERS.includes(layer))
      .map((one) => stage(one, compiled, target, engines));
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

async function compile(folder: string): Promise<void> {
  const config = join(root, 'tools/library/tsconfig.json');
  const { code, output } = await runTool(join(root, 'node_modules/typescript/bin/tsc'), [
    ...['-p', config, '--outDir', folder],
  ]);
  if (code !== 0) throw new Error(`Cannot build the library: its sources do not compile\n${output}`);
}

function stage({ folder, manifest }: Package, compiled: string, target: string, engines: unknown): string {
  const place = join(target, manifest.name ?? folder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  cpSync(join(compiled, folder.replace(/^packages\//, ''), 'src'), join(place, 'lib'), { recursive: true });
  // The compiler leaves JSON files out now and then.
  for (const name of globSync('src/**/*.json', { cwd: join(root, folder) })) {
    cpSync(join(root, folder, name), join(place, name.replace(/^src/, 'lib')));
  }
  for (const name of globSync('lib/**/*.{js,d.ts}', { cwd: place })) {
    const file = join(place, name);
    writeFileSync(file, withBuiltEndings(readFileSync(file, 'utf8')));
  }
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(packedManifest(manifest, engines), undefined, 2)}\n`);
  for (const name of ['LICENSE', 'NOTICE', join(folder, 'RULES.md')]) {
    const file = join(root, name);
    if (existsSync(file)) cpSync(file, join(place, name.slice(name.lastIndexOf('/') + 1)));
  }
  stageRuleBooks(join(root, folder), place);
  return place;
}

/** Node can't import Markdown, so the library contains the parsed rule books. */
function stageRuleBooks(folder: string, place: string): void {
  for (const name of globSync('rules/{en,ru}.md', { cwd: folder })) {
    mkdirSync(join(place, 'rules'), { recursive: true });
    const module = ruleBookModule(readFileSync(join(folder, name), 'utf8'), name);
    writeFileSync(join(place, name.replace(/\.md$/, '.js')), module);
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { readonly engines?: unknown };
