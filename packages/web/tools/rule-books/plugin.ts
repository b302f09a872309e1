import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { parseRuleBook } from './parse-rule-book.ts';

/** The JavaScript module of a rule book: exports `book`, its parsed data. */
export const ruleBookModule = (markdown: string, file: string): string =>
  `export const book = ${JSON.stringify(parseRuleBook(markdown, file))};\n`;

/** Lets Vite and Vitest import a game's `rules/en.md` as data, parsed at build time. */
export const ruleBooks = (): Plugin => ({
  name: 'saloon-rule-books',
  transform: {
    filter: { id: /\/rules\/(en|ru)\.md$/ },
    handler: (markdown, id) => ({ code: ruleBookModule(markdown, relative(process.cwd(), id)), map: null }),
  },
});
