import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';

const LITERAL_URL = /new URL\('([^']+)', import\.meta\.url\)/g;

export type Addresses = {
  /** Called for the entry file of each worker thread or child process. Returns code for the URL of its bundle. */
  readonly ofProgram: (file: string) => string;
  /** Returns code for the URL of any other file. */
  readonly ofFile: (file: string) => string;
  /** Inserted before the code of each file that has such a URL. */
  readonly intro?: string;
};

/**
 * Keeps `new URL('…', import.meta.url)` valid in a bundle. The URL of a source file (a worker thread, a child
 * process) becomes that of its bundle, and any other URL still leads to the same file.
 */
export const sourceUrls = (root: string, { ofProgram, ofFile, intro = '' }: Addresses): Plugin => ({
  name: 'source-urls',
  transform: {
    filter: { code: 'import.meta', id: /\.ts$/ },
    handler(code, id) {
      if (code.replace(LITERAL_URL, '').includes('import.meta.')) {
        this.error(`Cannot bundle ${id}: of import.meta only new URL('…', import.meta.url) works in a bundle`);
      }
      const rewritten = code.replace(LITERAL_URL, (_, path: string) => {
        const file = join(dirname(id), path);
        const name = relative(root, file).split(sep).join('/');
        return file.endsWith('.ts') && existsSync(file) ? ofProgram(name) : ofFile(name);
      });
      // No code moves to another line, so the original source map still fits.
      return { code: `${intro}${rewritten}`, map: null };
    },
  },
});
