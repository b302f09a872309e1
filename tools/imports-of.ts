import type { Token } from './tokens.ts';

/** One import or re-export. `isType` means that nothing is left of it when the types are taken away. */
export type Import = { readonly from: string; readonly line: number; readonly isType: boolean };

/** Every module that this source names: static and dynamic imports and re-exports. */
export function importsOf(tokens: readonly Token[]): readonly Import[] {
  const found: Import[] = [];
  const isMark = (i: number, text: string) => tokens[i]?.type === 'mark' && tokens[i]?.text === text;
  const isWord = (i: number, text: string) => tokens[i]?.type === 'word' && tokens[i]?.text === text;
  const add = (i: number, isType: boolean) => {
    const token = tokens[i];
    if (token?.type === 'string') found.push({ from: token.text, line: token.line, isType });
  };
  /** The place of the string after the `from` of the statement that starts here, or -1. */
  const origin = (start: number): number => {
    for (let i = start; i < tokens.length && !isMark(i, ';') && !isMark(i, '='); i++) {
      if (isWord(i, 'from') && tokens[i + 1]?.type === 'string') return i + 1;
      if (i > start && (isWord(i, 'import') || isWord(i, 'export'))) return -1;
    }
    return -1;
  };
  tokens.forEach((token, i) => {
    if (token.type !== 'word' || isMark(i - 1, '.')) return;
    if (token.text === 'import') {
      if (isMark(i + 1, '(')) add(i + 2, false);
      else if (tokens[i + 1]?.type === 'string') add(i + 1, false);
      else if (!isMark(i + 1, '.') && !isMark(i + 1, ':')) {
        const isType = isWord(i + 1, 'type') && !isMark(i + 2, ',') && !isWord(i + 2, 'from');
        add(origin(i), isType);
      }
    } else if (token.text === 'export') {
      const isType = isWord(i + 1, 'type');
      const next = isType ? i + 2 : i + 1;
      if (isMark(next, '*') || isMark(next, '{')) add(reExportOrigin(tokens, next, origin), isType);
    }
  });
  return found;
}

/** `export { a }` without `from` must not take the `from` of a later statement. */
function reExportOrigin(tokens: readonly Token[], open: number, origin: (start: number) => number): number {
  if (tokens[open]?.text === '*') return origin(open);
  const close = tokens.findIndex((token, i) => i > open && token.type === 'mark' && token.text === '}');
  const after = tokens[close + 1];
  return close !== -1 && after?.type === 'word' && after.text === 'from' ? close + 2 : -1;
}
