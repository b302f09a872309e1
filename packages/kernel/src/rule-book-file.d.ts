/** A rule book in Markdown, parsed by the build (`packages/web/tools/rule-books`). Pictures are given by name. */
declare module '*.md' {
  export const book: import('./rule-book.ts').RuleBook<string>;
}
