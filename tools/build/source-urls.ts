import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';

const LITERAL_URL = /new URL\('([^']+)', import\.meta\.url\)/g;

type Found = {
  readonly root: string;
  /** Where the bundle will be. */
  readonly outDir: string;
  /** Is told of each source file that a worker thread or a child process starts with; returns the name of its bundle. */
  readonly onProgram: (file: string) => string;
};

/**
 * Keeps `new URL('…', import.meta.url)` true in a bundle. The address of a source file (a worker thread, a child process)
 * becomes that of its own bundle, and any other address still leads to the same file of the checkout.
 */
export const sourceUrls = ({ root, outDir, onProgram }: Found): Plugin => ({
  name: 'source-urls',
  transform: {
    filter: { code: 'import.meta', id: /\.ts$/ },
    handler(code, id) {
      if (code.replace(LITERAL_URL, '').includes('import.meta.')) {
        this.error(`Cannot bundle ${id}: of import.meta only new URL('…', import.meta.url) works in a bundle`);
      }
      const rewritten = code.replace(LITERAL_URL, (_, path: string) => {
        const file = join(dirname(id), path);
        const isSource = file.endsWith('.ts') && existsSync(file);
        const target = isSource ? onProgram(toPosix(relative(root, file))) : toPosix(relative(outDir, file));
        return `new URL('${target}', import.meta.url)`;
      });
      // Nothing moves to another line, so the map of the file as it was is true enough.
      return { code: rewritten, map: null };
    },
  },
});

const toPosix = (path: string): string => path.split(sep).join('/');
