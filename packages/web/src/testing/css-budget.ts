import type { Sheet } from './sheets.ts';

/** How much there is in a folder's style sheets of what makes a layout hard to change. */
export type CssCount = {
  readonly lines: number;
  /** Pixel literals; sizes come from tokens and from the area. */
  readonly px: number;
  /** Colors by their numbers; only files named `tokens.css` may have them. */
  readonly hex: number;
  readonly important: number;
};

const many = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Counts one file, without comments and blank lines. */
export function countCss({ file, css }: Sheet): CssCount {
  const isTokens = file.endsWith('/tokens.css');
  return {
    lines: many(css, /^.*\S.*$/gm),
    px: isTokens ? 0 : many(css, /\b\d*\.?\d+px\b/g),
    hex: isTokens ? 0 : many(css, /#[\da-f]{3,8}\b/gi),
    important: many(css, /!important/g),
  };
}

/** The conditions of all `@media` and `@container` rules, each once. */
export const conditionsOf = (sheets: readonly Sheet[]): ReadonlySet<string> =>
  new Set(
    sheets.flatMap(({ css }) =>
      [...css.matchAll(/@(?:media|container)\s+([^{]+)\{/g)].map(([, condition = '']) =>
        condition.trim().replace(/\s+/g, ' '),
      ),
    ),
  );

/** `games/colt-express`, `features/lobby`, `table`, `kit`: the folder that a file's budget belongs to. */
export const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^(games|features)\//.test(file) ? 2 : 1)
    .join('/');
