import { writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'rolldown';
import { bundleName } from './programs.ts';
import { type Addresses, sourceUrls } from './source-urls.ts';

type Bundling = {
  readonly root: string;
  /** The entry file, relative to `root`. */
  readonly file: string;
  /** The output folder. */
  readonly folder: string;
};

/**
 * Bundles a program, and each worker thread and child process that it starts, into one file each, so that hot code
 * crosses no module boundary. Packages from npm stay in `node_modules`. The files run in `outDir`, relative to
 * `root`.
 */
export async function bundle({ root, file, folder, outDir }: Bundling & { readonly outDir: string }): Promise<void> {
  await bundleAll(file, async (source, found) => {
    const name = bundleName(source);
    const addresses: Addresses = {
      ofProgram(program) {
        found(program);
        return `new URL('${bundleName(program)}.js', import.meta.url)`;
      },
      ofFile: (other) => `new URL('${posix.relative(outDir, other)}', import.meta.url)`,
    };
    await build({
      cwd: root,
      input: { [`${name}.bundle`]: source },
      platform: 'node',
      logLevel: 'silent',
      external: /^(?![./#]|@saloon\/)/,
      plugins: [sourceUrls(root, addresses)],
      output: {
        dir: folder,
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: `${name}-[name].js`,
        sourcemap: true,
        sourcemapExcludeSources: true,
      },
    });
    writeFileSync(join(folder, `${name}.js`), starter(name));
  });
}

/** Node looks for a source map when it loads a file, so maps are enabled one file earlier. */
const starter = (name: string): string => `process.setSourceMapsEnabled(true);\nawait import('./${name}.bundle.js');\n`;

/** Bundles a file and all files found on the way, in parallel. Returns their names. */
export async function bundleAll(
  first: string,
  one: (source: string, found: (program: string) => void) => Promise<void>,
): Promise<readonly string[]> {
  const building = new Map<string, Promise<void>>();
  const add = (source: string): void => {
    if (building.has(source)) return;
    const built = one(source, add);
    // It is awaited below, possibly after it has failed.
    built.catch(() => undefined);
    building.set(source, built);
  };
  add(first);
  // Iterating a map includes entries that are added meanwhile.
  for (const built of building.values()) await built;
  return [...building.keys()];
}
