import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes `sw.js` from `src/core/pwa/sw.js`, with the list of all built files and a cache name made of their hash. */
export function serviceWorker(): Plugin {
  return {
    name: 'saloon:service-worker',
    apply: 'build',
    enforce: 'post',
    // Last of all plugins: files may be dropped until then, and one missing file makes the whole cache fail.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => !file.startsWith('.vite/') && !file.endsWith('.map') && file !== 'index.html')
          // Puzzles are large, and few people need those of all games: each file is stored when a page has loaded it.
          .filter((file) => !/^assets\/[^.]+\.json$/.test(file))
          .map((file) => `/${file}`)
          .sort();
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        const shell = ['/', '/icon.svg', '/manifest.webmanifest', ...files];
        const template = readFileSync(new URL('../src/core/pwa/sw.js', import.meta.url), 'utf8');
        const source = template.replace('__VERSION__', version).replace('__FILES__', () => JSON.stringify(shell));
        if (source.includes('__FILES__') || !source.includes(version))
          this.error('src/core/pwa/sw.js has lost its marks');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
