import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';

const LITERAL_URL = /new URL\('([^']+)', import\.meta\.url\)/g;

export type Addresses = {
  /** Is told of each source file that a worker thread or a child process starts with; returns code for the address of its bundle. */
  readonly ofProgram: (file: string) => string;
  /** Code for the address of any other file. */
  readonly ofFile: (file: string) => string;
  /** Stands before the code of each file that has such an address. */
  readonly intro?: string;
};

/**
 * Keeps `new URL('…', import.meta.url)` true in a bundle. The address of a source file (a worker thread, a child process)
 * becomes that of its own bundle, and any other address still leads to the same file.
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
      // Nothing moves to another line, so the map of the file as it was is true enough.
      return { code: `${intro}${rewritten}`, map: null };
    },
  },
});
