import type { Manifest } from '../packages.ts';

/** Test kits need this repository's tools, so they are not packed. */
const isKit = (place: string): boolean => place.startsWith('./testing');

const built = (file: string, ending: string): string => file.replace(/^\.\/src\//, './lib/').replace(/\.ts$/, ending);

/** The package.json of a package for users: JavaScript with types, for Node 20.19 or newer. */
export function packedManifest(manifest: Manifest, engines: unknown): object {
  const exports = Object.entries(manifest.exports ?? {})
    .filter(([place]) => !isKit(place))
    .map(([place, file]) => [place, { types: built(file, '.d.ts'), default: built(file, '.js') }]);
  const imports = Object.entries(manifest.imports ?? {}).map(([name, versions]) => [
    name,
    { node: built(versions.node, '.js'), default: built(versions.default, '.js') },
  ]);
  return {
    ...manifest,
    engines,
    exports: Object.fromEntries(exports),
    ...(imports.length === 0 ? {} : { imports: Object.fromEntries(imports) }),
  };
}

/** Replaces `.ts` endings, which the compiler leaves in types and URLs. */
export const withBuiltEndings = (text: string): string =>
  text
    .replace(/((?:from|import|import\() ?'\.{1,2}\/[^'\n]*)\.ts'/g, "$1.js'")
    .replace(/(from '\.{1,2}\/[^'\n]*\/rules\/(?:en|ru))\.md'/g, "$1.js'")
    .replace(/(new URL\('\.{1,2}\/[^'\n]*)\.ts'/g, "$1.js'");
