import { readdirSync, readFileSync } from 'node:fs';

const src = new URL('../', import.meta.url);

export type Sheet = { readonly file: string; readonly css: string };

/** All style sheets of the client, without comments. */
export const sheets: readonly Sheet[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: withoutComments(readFileSync(new URL(file, src), 'utf8')) }));

export function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}
