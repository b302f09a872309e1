import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const AREAS = ['ui', 'docs', 'comments'] as const;
export type Area = (typeof AREAS)[number];
export type Hit = { readonly file: string; readonly line: number; readonly text: string };

const FILES: Readonly<Record<Area, readonly string[]>> = {
  ui: ['packages/**/{en,*-en,en-*}.ts'],
  docs: ['*.md', 'docs/**/*.md', 'packages/games/*/rules/en.md'],
  comments: ['{packages,tools}/**/*.{ts,tsx,css,mjs}'],
};
const LEFT_OUT = /node_modules|(^|\/)dist\/|CHANGELOG|README\.ru|\.test\.ts$|\/testing\/|\/icons/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g;
const STRING = /'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`/g;

/** Finds phrases that are hard to read. `patterns.json` lists them. */
export function hardWords(root: string, area: Area, patterns: readonly string[]): readonly Hit[] {
  const hard = new RegExp(patterns.join('|'), 'i');
  const files = FILES[area].flatMap((glob) => globSync(glob, { cwd: root }));
  return [...new Set(files)]
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => hitsIn(file, readFileSync(join(root, file), 'utf8'), area, hard));
}

function hitsIn(file: string, source: string, area: Area, hard: RegExp): readonly Hit[] {
  const lineAt = (at: number): number => source.slice(0, at).split('\n').length;
  return textsOf(source, area)
    .filter(({ text }) => hard.test(text))
    .map(({ at, text }) => ({ file, line: lineAt(at), text: text.trim() }));
}

function textsOf(source: string, area: Area): readonly { readonly at: number; readonly text: string }[] {
  if (area === 'docs') {
    let at = 0;
    return source.split('\n').map((text) => {
      const piece = { at, text };
      at += text.length + 1;
      return piece;
    });
  }
  const matches = source.replace(area === 'ui' ? COMMENT : /(?!)/g, (text) => text.replace(/[^\n]/g, ' '));
  return Array.from(matches.matchAll(area === 'ui' ? STRING : COMMENT), (found) => ({
    at: found.index,
    text: found[0].replace(/\s+/g, ' '),
  }));
}
