import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { parseRuleBook } from './parse-rule-book.ts';

/** The module that stands for a rule book: `book`, its parsed data. */
export const ruleBookModule = (markdown: string, file: string): string =>
  `export const book = ${JSON.stringify(parseRuleBook(markdown, file))};\n`;

/** Lets Vite and Vitest import `rules/en.md` of a game as data, parsed while building. */
export const ruleBooks = (): Plugin => ({
  name: 'saloon-rule-books',
  transform: {
    filter: { id: /\/rules\/(en|ru)\.md$/ },
    handler: (markdown, id) => ({ code: ruleBookModule(markdown, relative(process.cwd(), id)), map: null }),
  },
});
