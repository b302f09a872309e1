import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { cyclesIn } from './cycles.ts';
import { type Import, importsOf } from './imports-of.ts';
import { findPackages, type Manifest, namedIn, type Package, packageName, readManifest } from './packages.ts';
import { impurities } from './purity.ts';
import { tokensOf } from './tokens.ts';

/** Who may import from whom, as the design draws it. What an arrow leads to may be used as well. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  recording: ['kernel'],
  games: ['kernel'],
  catalog: ['games'],
  bots: ['kernel'],
  arena: ['bots', 'catalog'],
  protocol: ['kernel'],
  table: ['protocol', 'recording', 'bots', 'catalog'],
  server: ['table'],
  web: ['protocol', 'recording'],
  'web worker': ['protocol', 'recording', 'table'],
  cli: ['arena', 'server'],
};

/** What the client may take from a game: its words, lesson and form of options. Its rules come as views and offers. */
const WORDS = ['/text', '/rules', '/options', '/lesson'];

/** Layers without clock, socket, file, chance or console. */
const PURE = ['kernel', 'recording', 'games', 'bots', 'table'];

type Source = { readonly file: string; readonly home: Package; readonly imports: readonly Import[] };

/** Every import against the arrows, ring of imports, undeclared package and impure name in the repository, a line each. */
export function checkArrows(root: string): readonly string[] {
  const packages = findPackages(root);
  const rootManifest = readManifest(root, '.');
  const problems: string[] = [];
  const sources = packages.flatMap((home) =>
    globSync(`${home.folder}/**/*.{ts,tsx,mts,mjs,js,jsx}`, {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    })
      .map((file) => file.split(sep).join('/'))
      .sort()
      .map((file): Source => {
        const tokens = tokensOf(readFileSync(join(root, file), 'utf8'));
        if (PURE.includes(home.layer) && !isTest(file)) {
          const pure = `${home.layer} sources may not use`;
          problems.push(...impurities(tokens).map(({ line, what }) => `${file}:${line} ${pure} ${what}`));
        }
        // Browser tests drive the whole product from outside, as our tools do, and the command starts it.
        const isOutside = ['e2e', 'bin'].some((folder) => file.startsWith(`${home.folder}/${folder}/`));
        return { file, home: isOutside ? { ...home, layer: 'tools' } : home, imports: importsOf(tokens) };
      }),
  );
  for (const home of packages) problems.push(...manifestProblems(home, packages));
  for (const source of sources) {
    for (const one of source.imports) {
      const problem = importProblem(source, one, packages, rootManifest);
      if (problem !== undefined) problems.push(`${source.file}:${one.line} ${problem}`);
    }
  }
  return [...problems, ...ringProblems(root, sources, packages)];
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.split('/').includes('testing');

function manifestProblems(home: Package, packages: readonly Package[]): readonly string[] {
  if (home.layer === 'tools') return [];
  const at = `${home.folder}/package.json:1`;
  if (!Object.hasOwn(ARROWS, home.layer)) return [`${at} there is no arrow for packages/${home.layer}`];
  const layer = home.layer === 'web' ? 'web worker' : home.layer;
  return namedIn(home.manifest).flatMap((name) => {
    const target = packages.find(({ manifest }) => manifest.name === name);
    const isForWords = home.layer === 'web' && target?.layer === 'games';
    return target === undefined || isForWords || mayImport(layer, target)
      ? []
      : [`${at} names ${name}, but ${allowed(layer)}`];
  });
}

function importProblem(
  { file, home }: Source,
  { from, isType }: Import,
  packages: readonly Package[],
  rootManifest: Manifest,
): string | undefined {
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(file), from);
    const isInside = target.startsWith(`${home.folder}/`) || home.layer === 'tools';
    return isInside ? undefined : `imports ${from}, which leaves ${home.folder}: import the package by its name`;
  }
  if (from.startsWith('node:')) {
    const isPure = PURE.includes(home.layer) && !isTest(file);
    return isPure ? `imports ${from}, but ${home.layer} sources hold no clock, file or socket` : undefined;
  }
  const name = packageName(from);
  const target = packages.find(({ manifest }) => manifest.name === name);
  if (target !== undefined && home.layer !== 'tools') {
    const layer = home.layer === 'web' && /worker/.test(file) ? 'web worker' : home.layer;
    const isWords =
      home.layer === 'web' && target.layer === 'games' && (isType || WORDS.includes(from.slice(name.length)));
    if (!isWords && !mayImport(layer, target)) return `imports ${from}, but ${allowed(layer)}`;
    if (layer === 'protocol' && !isType) return `imports ${from} as a value, but protocol may import types only`;
    if (from.endsWith('/testing') && !isTest(file)) return `imports ${from}, which is for tests only`;
  }
  const isRoots = home.layer === 'tools' || isTest(file);
  const known = [...namedIn(home.manifest), ...(isRoots ? namedIn(rootManifest) : [])];
  if (home.layer === 'tools' && target !== undefined) return undefined;
  return known.includes(name) ? undefined : `imports ${name}, which ${home.folder}/package.json does not name`;
}

/** Games are reached through the catalog only, and a game does not know another. */
function mayImport(layer: string, target: Package): boolean {
  if (target.layer === 'games') return layer === 'catalog';
  return reach(layer).has(target.layer);
}

function reach(layer: string): ReadonlySet<string> {
  const next = ARROWS[layer] ?? [];
  return new Set(next.flatMap((one) => [one, ...reach(one)]));
}

function allowed(layer: string): string {
  const names = [...reach(layer)].filter((name) => name !== 'games' || layer === 'catalog');
  return names.length === 0 ? `${layer} may import nothing of ours` : `${layer} may import only ${names.join(', ')}`;
}

/** Types are gone when the code runs, so that only imports of values make a ring. */
function ringProblems(root: string, sources: readonly Source[], packages: readonly Package[]): readonly string[] {
  const resolve = (file: string, from: string): string | undefined => {
    if (from.startsWith('.')) return posix.join(posix.dirname(file), from);
    const target = packages.find(({ manifest }) => manifest.name === packageName(from));
    const entry = target?.manifest.exports?.[`.${from.slice(packageName(from).length)}`];
    return target === undefined || entry === undefined ? undefined : posix.join(target.folder, entry);
  };
  const graph = new Map<string, readonly string[]>();
  for (const { file, imports } of sources) {
    const targets = imports.flatMap(({ from, isType }) => (isType ? [] : (resolve(file, from) ?? [])));
    graph.set(
      file,
      targets.filter((target) => existsSync(join(root, target))),
    );
  }
  return cyclesIn(graph).map((ring) => {
    const [first = '', second = first] = ring;
    const line = sources
      .find(({ file }) => file === first)
      ?.imports.find(({ from, isType }) => !isType && resolve(first, from) === second)?.line;
    return `${first}:${line ?? 1} imports itself through ${[...ring.slice(1), first].join(' -> ')}`;
  });
}
