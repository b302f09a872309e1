import { join } from 'node:path';
import { build } from 'rolldown';
import { bundleAll } from '../build/bundle.ts';
import { bundleName } from '../build/programs.ts';
import type { Addresses } from '../build/source-urls.ts';
import { sourceUrls } from '../build/source-urls.ts';

/**
 * Bundles a program and its worker threads into one file each, including packages from npm, for the single
 * executable. Returns the files.
 */
export async function bundleWhole(root: string, file: string, folder: string): Promise<readonly string[]> {
  const sources = await bundleAll(file, async (source, found) => {
    const addresses: Addresses = {
      intro: `import { embeddedUrl } from ${JSON.stringify(join(root, 'tools/release/embedded-url.ts'))}; `,
      ofProgram(program) {
        found(program);
        return `embeddedUrl('${bundleName(program)}.js')`;
      },
      // The executable contains no other files.
      ofFile: (other) => `new URL('${other}', import.meta.url)`,
    };
    await build({
      cwd: root,
      input: { [bundleName(source)]: source },
      platform: 'node',
      logLevel: 'silent',
      plugins: [sourceUrls(root, addresses)],
      // Optional native modules of `ws`, which are not installed.
      external: ['bufferutil', 'utf-8-validate'],
      output: { dir: folder, format: 'esm', entryFileNames: '[name].js', codeSplitting: false },
    });
  });
  return sources.map((source) => join(folder, `${bundleName(source)}.js`));
}
