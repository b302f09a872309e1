import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

export type Manifest = {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string>>;
  /** A module in two versions, for Node and for everything else. */
  readonly imports?: Readonly<Record<string, { readonly node: string; readonly default: string }>>;
  readonly [kind: `${string}ependencies`]: Readonly<Record<string, string>> | undefined;
};
/** A package: its folder, its layer, and its package.json. Our tools count as one, outside all layers. */
export type Package = { readonly folder: string; readonly layer: string; readonly manifest: Manifest };

/** Every package of the repository. */
export function findPackages(root: string): readonly Package[] {
  const folders = globSync(['packages/*/package.json', 'packages/games/*/package.json'], { cwd: root })
    .map((file) => dirname(file).split(sep).join('/'))
    .sort();
  const named = folders.map((folder) => ({
    folder,
    layer: folder.split('/')[1] ?? '',
    manifest: readManifest(root, folder),
  }));
  return existsSync(join(root, 'tools')) ? [...named, { folder: 'tools', layer: 'tools', manifest: {} }] : named;
}

export const readManifest = (root: string, folder: string): Manifest => {
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
};

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;
/** All dependencies of any kind. */
export const namedIn = (manifest: Manifest): readonly string[] =>
  KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {}));

/** The package in a specifier: `@saloon/kernel` in `@saloon/kernel/testing`. */
export const packageName = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
