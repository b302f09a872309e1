import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Package, packageName } from './packages.ts';
import { type Module, readModule } from './read-module.ts';

export type Source = Module & {
  readonly file: string;
  readonly text: string;
  readonly home: Package;
  readonly isTest: boolean;
};

/** Every source file of the packages, parsed. */
export function readSources(root: string, packages: readonly Package[]): readonly Source[] {
  return packages.flatMap((home) =>
    globSync(`${home.folder === '.' ? '' : `${home.folder}/**/`}*.{ts,tsx,mts,mjs,js,jsx}`, {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    })
      .map((file) => file.split(sep).join('/'))
      .sort()
      .map((file): Source => {
        const text = readFileSync(join(root, file), 'utf8');
        // Browser tests and the `saloon` command start the whole product, as our tools do.
        const isTool = ['e2e', 'bin'].some((folder) => file.startsWith(`${home.folder}/${folder}/`));
        const isTest = /\.test\.tsx?$/.test(file) || /\/(testing|e2e)\//.test(file);
        return { file, text, home: isTool ? { ...home, layer: 'tools' } : home, isTest, ...readModule(file, text) };
      }),
  );
}

/** Finds the file that an import leads to, if it is one of ours. */
export function makeResolver(root: string, packages: readonly Package[]) {
  const known = new Map<string, boolean>();
  return (file: string, from: string): string | undefined => {
    const target = from.startsWith('.') ? posix.join(posix.dirname(file), from) : entryOf(from);
    if (target === undefined) return undefined;
    const isThere = known.get(target) ?? existsSync(join(root, target));
    known.set(target, isThere);
    return isThere ? target : undefined;
  };
  function entryOf(from: string): string | undefined {
    const target = packages.find(({ manifest }) => manifest.name === packageName(from));
    const entry = target?.manifest.exports?.[`.${from.slice(packageName(from).length)}`];
    return target === undefined || entry === undefined ? undefined : posix.join(target.folder, entry);
  }
}
