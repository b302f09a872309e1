/** Limits of a recording file. A game of twenty rounds takes 300 KB. */
export const RECORDING_LIMITS = {
  /** Characters in the file, checked before parsing. */
  letters: 4_000_000,
  /** Nested objects and lists. */
  depth: 16,
  inputs: 100_000,
  comments: 2000,
  /** Characters in a name and in a comment. */
  name: 100,
  comment: 1000,
} as const;

/** What a scan finds in a JSON text without parsing it. */
export type ScannedText = {
  /** The text without white space between tokens. */
  readonly compact: string;
  /** The line of each field of the outermost object, and of each item of a list there. */
  readonly lines: ReadonlyMap<string, number>;
  readonly lastLine: number;
  /** Are all brackets and strings closed? */
  readonly isWhole: boolean;
  /** The line where the nesting is too deep. */
  readonly tooDeepAt: number | undefined;
};

/** Scans a JSON text once before it is parsed: its depth, and the line of each field. */
export function scanText(text: string, maxDepth: number = RECORDING_LIMITS.depth): ScannedText {
  const lines = new Map<string, number>();
  const parts: string[] = [];
  let line = 1;
  let depth = 0;
  let field = '';
  let isList = false;
  let item = 0;
  let startsItem = false;
  let tooDeepAt: number | undefined;
  let i = 0;
  while (i < text.length && tooDeepAt === undefined) {
    const letter = text[i] as string;
    if (letter === '\n') line += 1;
    if (letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t') {
      i += 1;
      continue;
    }
    if (startsItem && letter !== ']') lines.set(`${field}[${item}]`, line);
    startsItem = false;
    const end = letter === '"' ? endOfString(text, i) : i + 1;
    if (depth === 1 && letter === '"' && parts.at(-1) !== ':') {
      field = text.slice(i + 1, end - 1);
      lines.set(field, line);
    }
    if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > maxDepth) tooDeepAt = line;
      if (depth === 2) {
        isList = letter === '[';
        item = 0;
        startsItem = isList;
      }
    } else if (letter === '}' || letter === ']') depth -= 1;
    else if (letter === ',' && depth === 2 && isList) {
      item += 1;
      startsItem = true;
    }
    parts.push(text.slice(i, end));
    i = end;
  }
  const isWhole = depth === 0 && i <= text.length;
  return { compact: parts.join(''), lines, lastLine: line, isWhole, tooDeepAt };
}

/** The index after the closing quote, or past the end of the text if it is missing. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i + 1;
  }
  return text.length + 1;
}
