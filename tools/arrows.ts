import { posix } from 'node:path';
import { cyclesIn, shortestCycle } from './cycles.ts';
import { folderProblems } from './folders.ts';
import { GAME_ENTRIES, LAYERS, reachable } from './layers.ts';
import { findPackages, type Manifest, namedIn, type Package, packageName, readManifest } from './packages.ts';
import { impurities } from './purity.ts';
import type { Import } from './read-module.ts';
import { makeResolver, readSources, type Source } from './sources.ts';
import { tokensOf } from './tokens.ts';

/** Checks imports against `LAYERS`, and finds cycles of files and folders, undeclared packages and impure names. One line per problem. */
export function checkArrows(root: string): readonly string[] {
  const packages = findPackages(root);
  const rootManifest = readManifest(root, '.');
  const sources = readSources(root, packages);
  const resolve = makeResolver(root, packages);
  return [
    ...sources.filter(isPure).flatMap(purityProblems),
    ...packages.flatMap((home) => manifestProblems(home, packages)),
    ...sources.flatMap((source) =>
      source.imports.flatMap((one) => {
        const problem =
          importProblem(source, one, packages, rootManifest) ??
          workerProblem(source, one, resolve(source.file, one.from));
        return problem === undefined ? [] : [`${source.file}:${one.line} ${problem}`];
      }),
    ),
    ...cycleProblems(sources, resolve),
    ...folderProblems(sources, resolve),
  ];
}

const isPure = ({ home, isTest }: Source): boolean => LAYERS[home.layer]?.isPure === true && !isTest;

const purityProblems = ({ file, home, text }: Source): readonly string[] =>
  impurities(tokensOf(text)).map(({ line, what }) => `${file}:${line} ${home.layer} sources may not use ${what}`);

function manifestProblems(home: Package, packages: readonly Package[]): readonly string[] {
  if (home.layer === 'tools') return [];
  const at = `${home.folder}/package.json:1`;
  if (!Object.hasOwn(LAYERS, home.layer)) return [`${at} tools/layers.ts has no layer for packages/${home.layer}`];
  const layer = home.layer === 'web' ? 'web worker' : home.layer;
  return namedIn(home.manifest).flatMap((name) => {
    const target = packages.find(({ manifest }) => manifest.name === name);
    const isForTexts = home.layer === 'web' && target?.layer === 'games';
    return target === undefined || isForTexts || mayImport(layer, target)
      ? []
      : [`${at} names ${name}, but ${allowed(layer)}`];
  });
}

function importProblem(
  { file, home, isTest }: Source,
  { from, isType }: Import,
  packages: readonly Package[],
  rootManifest: Manifest,
): string | undefined {
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(file), from);
    const isInside = target.startsWith(`${home.folder}/`) || home.layer === 'tools';
    return isInside ? undefined : `imports ${from}, which leaves ${home.folder}: import the package by its name`;
  }
  const versions = home.manifest.imports ?? {};
  if (versions[from] !== undefined) return undefined;
  if (from.startsWith('node:')) {
    const isForNode = Object.values(versions).some(({ node }) => posix.join(home.folder, node) === file);
    const isForbidden = LAYERS[home.layer]?.isPure && !isTest && !isForNode;
    return isForbidden ? `imports ${from}, but ${home.layer} sources hold no clock, file or socket` : undefined;
  }
  const name = packageName(from);
  const target = packages.find(({ manifest }) => manifest.name === name);
  if (target !== undefined && home.layer !== 'tools') {
    const layer = home.layer === 'web' && isWorkerFile(file) ? 'web worker' : home.layer;
    const isText =
      home.layer === 'web' && target.layer === 'games' && (isType || GAME_ENTRIES.includes(from.slice(name.length)));
    // A page may read what a package publishes as JSON: it runs no code.
    const isData = home.layer === 'web' && from.endsWith('.json');
    if (!isText && !isData && !mayImport(layer, target)) return `imports ${from}, but ${allowed(layer)}`;
    if (LAYERS[layer]?.onlyTypes && !isType) return `imports ${from} as a value, but ${layer} may import types only`;
    if (from.endsWith('/testing') && !isTest) return `imports ${from}, which is for tests only`;
  }
  if (home.layer === 'tools' && target !== undefined) return undefined;
  const isRoots = home.layer === 'tools' || isTest;
  const known = [...namedIn(home.manifest), ...(isRoots ? namedIn(rootManifest) : [])];
  return known.includes(name) ? undefined : `imports ${name}, which ${home.folder}/package.json does not name`;
}

/** Files of the web client that run in a worker have it in their name or are in a folder called `worker`. */
const isWorkerFile = (file: string): boolean => /worker/.test(file);

/** A page that imports a worker's code would load the table and the rules of all games. */
function workerProblem({ file, home, isTest }: Source, { from, isType }: Import, target = ''): string | undefined {
  if (home.layer !== 'web' || isTest || isType || isWorkerFile(file)) return undefined;
  const isWorkers = target.startsWith(`${home.folder}/src/`) && isWorkerFile(target);
  return isWorkers
    ? `imports ${from}, which runs in a worker: start it with new Worker, or import types only`
    : undefined;
}

/** Only the catalog may import games, and a game may not import another. */
function mayImport(layer: string, target: Package): boolean {
  if (target.layer === 'games') return layer === 'catalog';
  return reachable(layer).has(target.layer);
}

function allowed(layer: string): string {
  const names = [...reachable(layer)].filter((name) => name !== 'games' || layer === 'catalog');
  return names.length === 0 ? `${layer} may import nothing of ours` : `${layer} may import only ${names.join(', ')}`;
}

/** Imports of types count too: files that need each other's types can only be read together. */
function cycleProblems(
  sources: readonly Source[],
  resolve: (file: string, from: string) => string | undefined,
): readonly string[] {
  const graph = new Map(
    sources.map(({ file, imports }) => [file, imports.flatMap(({ from }) => resolve(file, from) ?? [])]),
  );
  return cyclesIn(graph).map((group) => {
    const cycle = shortestCycle(graph, group);
    const [first = '', second = first] = cycle;
    const line = sources
      .find(({ file }) => file === first)
      ?.imports.find(({ from }) => resolve(first, from) === second)?.line;
    const rest = group.length > cycle.length ? ` (${group.length} files are in cycles with it)` : '';
    return `${first}:${line ?? 1} imports itself through ${[...cycle.slice(1), first].join(' -> ')}${rest}`;
  });
}
