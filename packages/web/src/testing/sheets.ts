import { readdirSync, readFileSync } from 'node:fs';

const src = new URL('../', import.meta.url);

/** A style sheet: as it is written (`source`), and without its comments (`css`). */
export type Sheet = { readonly file: string; readonly css: string; readonly source: string };

/** All style sheets of the client. */
export const sheets: readonly Sheet[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => {
    const source = readFileSync(new URL(file, src), 'utf8');
    return { file, css: withoutComments(source), source };
  });

export function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}
