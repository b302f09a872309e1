import { posix } from 'node:path';
import { findPackages, type Package } from './packages.ts';
import { makeResolver, readSources, type Source } from './sources.ts';

/** Packages that others install. What their entry points export is for everyone. */
const LIBRARY = ['kernel', 'recording', 'games', 'catalog', 'bots', 'arena', 'protocol', 'client', 'learn'];

/** The configuration files in the root folder. */
const ROOT: Package = { folder: '.', layer: 'tools', manifest: {} };

export type Unused = {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly onlyInTests: boolean;
};

/**
 * Finds exported values that no other file imports, exports that only tests import and their own file doesn't use,
 * and types that nothing uses.
 * A module that is imported whole (`import *`, `import()`) counts as used whole.
 */
export function unusedExports(root: string): readonly Unused[] {
  const packages = findPackages(root);
  const sources = readSources(root, [...packages, ROOT]);
  const resolve = makeResolver(root, packages);
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const inCode = new Set<string>();
  const inTests = new Set<string>();
  /** Marks an export as used, and the exports that it passes on. */
  const use = (file: string | undefined, name: string, used: Set<string>): void => {
    const key = `${file} ${name}`;
    if (file === undefined || used.has(key)) return;
    used.add(key);
    for (const { name: exported, origin } of byFile.get(file)?.exports ?? []) {
      if (name === '*' && exported !== '*') use(file, exported, used);
      const isPassedOn = exported === name || exported === '*' || name === '*';
      if (origin && isPassedOn) use(resolve(file, origin.from), origin.name === '*' ? name : origin.name, used);
    }
  };
  for (const { file, home, text, isTest, imports, exports } of sources) {
    // Some of our tools are checks that only a test runs.
    const used = isTest && home.layer !== 'tools' ? inTests : inCode;
    const passedOn = new Set(exports.flatMap(({ origin }) => (origin ? [`${origin.from} ${origin.name}`] : [])));
    for (const { from, names } of imports) {
      for (const name of names) if (!passedOn.has(`${from} ${name}`)) use(resolve(file, from), name, used);
    }
    for (const named of filesNamedIn(file, text)) if (byFile.has(named)) use(named, '*', used);
    if (isPublic(file, home)) use(file, '*', inCode);
  }
  return sources.flatMap((source) => unusedIn(source, inCode, inTests));
}

function unusedIn(source: Source, inCode: ReadonlySet<string>, inTests: ReadonlySet<string>): readonly Unused[] {
  const { file, exports, text } = source;
  return exports.flatMap(({ name, line, isType }) => {
    const key = `${file} ${name}`;
    if (name === '*' || name === 'default' || inCode.has(key)) return [];
    const isTested = inTests.has(key);
    const isUsedHere =
      [...text.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))].length > 1;
    // A type may be exported for readers of the signatures beside it.
    if (isUsedHere && (isTested || isType)) return [];
    if (isTested && source.isTest) return [];
    return [{ file, line, name, onlyInTests: isTested }];
  });
}

/** Worker threads, globs and setup files are named in strings, from the file's folder or from the root. */
const filesNamedIn = (file: string, text: string): readonly string[] =>
  Array.from(text.matchAll(/['"`]([\w./-]+\.tsx?)['"`]/g), ([, name = '']) => name)
    .filter((name) => !text.includes(`from '${name}'`))
    .flatMap((name) => [posix.join(posix.dirname(file), name), posix.normalize(name)]);

function isPublic(file: string, home: Package): boolean {
  if (!LIBRARY.includes(home.layer)) return false;
  return Object.values(home.manifest.exports ?? {}).some((entry) => posix.join(home.folder, entry) === file);
}
