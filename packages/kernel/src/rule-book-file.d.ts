/** A rule book in Markdown, parsed by the build (`packages/web/tools/rule-books`). Its pictures are names. */
declare module '*.md' {
  export const book: import('./rule-book.ts').RuleBook<string>;
}
