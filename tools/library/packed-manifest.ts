import type { Manifest } from '../packages.ts';

/** Test kits need the tools of this repository: they are not for other folders. */
const isKit = (place: string): boolean => place.startsWith('./testing');

const built = (file: string, ending: string): string => file.replace(/^\.\/src\//, './lib/').replace(/\.ts$/, ending);

/** The package.json of a package as others install it: plain JavaScript with its types beside it, for any Node from 20.19. */
export function packedManifest(manifest: Manifest, engines: unknown): object {
  const exports = Object.entries(manifest.exports ?? {})
    .filter(([place]) => !isKit(place))
    .map(([place, file]) => [place, { types: built(file, '.d.ts'), default: built(file, '.js') }]);
  return { ...manifest, engines, exports: Object.fromEntries(exports) };
}

/** What was compiled, with the endings of what is there now: the compiler leaves them in types and in addresses. */
export const withBuiltEndings = (text: string): string =>
  text
    .replace(/((?:from|import|import\() ?'\.{1,2}\/[^'\n]*)\.ts'/g, "$1.js'")
    .replace(/(from '\.{1,2}\/[^'\n]*\/rules\/(?:en|ru))\.md'/g, "$1.js'")
    .replace(/(new URL\('\.{1,2}\/[^'\n]*)\.ts'/g, "$1.js'");
