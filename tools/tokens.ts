/** A word, a string without its quotes, or a punctuation mark (one character, or `...`) of TypeScript source. */
export type Token = { readonly type: 'word' | 'string' | 'mark'; readonly text: string; readonly line: number };

const WORD = /[\p{L}\p{N}_$#]+/uy;
const REGEX = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
/** After these a slash starts a regular expression; after other words it divides. */
const BEFORE_REGEX = new Set('return typeof case in of new delete void throw else do await yield'.split(' '));

/**
 * Splits source into tokens, without comments and regular expressions. It knows no grammar and recovers from errors
 * at the end of the line, which is enough to find names.
 */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  /** How many braces are open in each enclosing template literal. */
  const templates: number[] = [];
  let line = 1;
  let at = 0;
  const push = (type: Token['type'], text: string) => tokens.push({ type, text, line });
  const skipTo = (end: number) => {
    for (; at < end; at++) if (source[at] === '\n') line += 1;
  };
  /** Reads a template literal from `at` to its end or to the next `${`. */
  const template = () => {
    let end = at;
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end)) {
      end += source[end] === '\\' ? 2 : 1;
    }
    push('string', source.slice(at, end));
    const isOver = source[end] === '`';
    skipTo(Math.min(source.length, end + (isOver ? 1 : 2)));
    if (!isOver) templates.push(0);
  };
  while (at < source.length) {
    const letter = source[at] ?? '';
    const inside = templates.length - 1;
    if (/\s/.test(letter)) skipTo(at + 1);
    else if (source.startsWith('//', at)) skipTo(endOf(source, '\n', at));
    else if (source.startsWith('/*', at)) skipTo(endOf(source, '*/', at + 2) + 2);
    else if (letter === "'" || letter === '"') {
      const end = endOfString(source, at, letter);
      push('string', source.slice(at + 1, end));
      skipTo(end + 1);
    } else if (letter === '`') {
      at += 1;
      template();
    } else if (letter === '}' && templates[inside] === 0) {
      templates.pop();
      at += 1;
      template();
    } else if (letter === '/' && isRegexAfter(tokens.at(-1)) && matchEnd(REGEX, source, at) !== undefined) {
      skipTo(matchEnd(REGEX, source, at) ?? at + 1);
      push('string', '');
    } else {
      if (inside >= 0) templates[inside] = (templates[inside] ?? 0) + (letter === '{' ? 1 : letter === '}' ? -1 : 0);
      const wordEnd = matchEnd(WORD, source, at);
      const end = wordEnd ?? (source.startsWith('...', at) ? at + 3 : at + 1);
      push(wordEnd === undefined ? 'mark' : 'word', source.slice(at, end));
      at = end;
    }
  }
  return tokens;
}

function isRegexAfter(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.type === 'mark') return !')]}'.includes(before.text);
  return before.type === 'word' && BEFORE_REGEX.has(before.text);
}

function matchEnd(pattern: RegExp, source: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : undefined;
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end === -1 ? source.length : end;
}

function endOfString(source: string, start: number, quote: string): number {
  let end = start + 1;
  while (end < source.length && source[end] !== quote && source[end] !== '\n') end += source[end] === '\\' ? 2 : 1;
  return end;
}
