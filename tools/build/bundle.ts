import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { bundleName } from './programs.ts';
import { sourceUrls } from './source-urls.ts';

type Bundling = {
  readonly root: string;
  /** The source file to start with, from `root`. */
  readonly file: string;
  /** Where the files are written. */
  readonly folder: string;
  /** Where they will be when they run. */
  readonly outDir: string;
};

/**
 * Bundles a program, and each worker thread and child process that its sources start, into one file each: what runs often
 * then crosses no module boundary. Packages from npm stay where they are.
 */
export async function bundle({ root, file, folder, outDir }: Bundling): Promise<void> {
  const building = new Map<string, Promise<void>>();
  const add = (source: string): string => {
    const name = bundleName(source);
    if (!building.has(source)) {
      const built = bundleOne(source, name);
      // It is awaited below, perhaps after it has failed.
      built.catch(() => undefined);
      building.set(source, built);
    }
    return `${name}.js`;
  };
  const bundleOne = async (source: string, name: string): Promise<void> => {
    await build({
      cwd: root,
      input: { [`${name}.bundle`]: source },
      platform: 'node',
      logLevel: 'silent',
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@saloon/'),
      plugins: [sourceUrls({ root, outDir, onProgram: add })],
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
  };
  add(file);
  // A map goes on with what is added to it meanwhile: each bundle may find more.
  for (const built of building.values()) await built;
}

/** Node looks for the map of a file when it loads it, so maps are switched on one file earlier. */
const starter = (name: string): string => `process.setSourceMapsEnabled(true);\nawait import('./${name}.bundle.js');\n`;
