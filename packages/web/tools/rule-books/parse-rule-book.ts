import type { Cited, RuleBlock, RuleBook, RuleChapter } from '@saloon/kernel';

type Block = RuleBlock<string>;
type Chapter = { id: string; title: string; blocks: Block[] };
/** Lines that belong together, and the number of the first. */
type Piece = { readonly at: number; readonly lines: readonly string[] };

/**
 * Parses a rule book written in Markdown; `docs/rule-books.md` describes the format. A picture is the name of one.
 * An error names the file and the line.
 *
 * @example
 * parseRuleBook('---\ncast: Ann\n---\n\n# Goal {#goal}\n\nGet rich. {#SH-GOAL-1}\n', 'rules/en.md').chapters[0]?.id; // 'goal'
 */
export function parseRuleBook(markdown: string, file: string): RuleBook<string> {
  const fail = (at: number, why: string): never => {
    throw new Error(`Cannot read ${file}:${at}: ${why}`);
  };
  const { cast, pieces } = split(markdown, fail);
  const chapters: Chapter[] = [];
  for (const piece of pieces) {
    const [first = ''] = piece.lines;
    if (first.startsWith('# ')) {
      const { text, ids } = chapterTitle(first);
      chapters.push({
        id: ids[0] ?? fail(piece.at, 'a chapter needs an anchor, like {#goal}'),
        title: text,
        blocks: [],
      });
    } else {
      const chapter = chapters.at(-1) ?? fail(piece.at, 'the first line must be a chapter, like # Goal {#goal}');
      chapter.blocks.push(blockOf(piece, fail));
    }
  }
  return { cast, chapters: chapters satisfies readonly RuleChapter<string>[] };
}

type Fail = (at: number, why: string) => never;

/** The cast's names, and the rest split at empty lines. A `:::` block is one piece. */
function split(markdown: string, fail: Fail): { cast: readonly string[]; pieces: readonly Piece[] } {
  const lines = markdown.split('\n');
  const end = lines.indexOf('---', 1);
  const cast = lines.slice(0, end).find((line) => line.startsWith('cast:'));
  if (lines[0] !== '---' || cast === undefined) fail(1, 'it must start with --- and a line like cast: Ann, Bob');
  const pieces: Piece[] = [];
  let open: string[] = [];
  let isFenced = false;
  for (const [i, line] of lines.entries()) {
    if (i <= end) continue;
    if (line.trim() === '' && !isFenced) {
      open = [];
      continue;
    }
    if (open.length === 0) pieces.push({ at: i + 1, lines: open });
    open.push(line);
    if (line.startsWith(':::')) isFenced = line !== ':::';
  }
  if (isFenced) fail(lines.length, 'a ::: block is not closed');
  return {
    cast: (cast ?? '')
      .slice('cast:'.length)
      .split(',')
      .map((name) => name.trim()),
    pieces,
  };
}

const chapterTitle = (line: string) => {
  const [, text = '', anchors = ''] = /^# (.*?)(?:\s*\{([^}]*)\})?$/.exec(line) ?? [];
  return { text, ids: Array.from(anchors.matchAll(/#(\S+)/g), ([, id = '']) => id) };
};

function blockOf(piece: Piece, fail: Fail): Block {
  const [first = '', ...rest] = piece.lines;
  if (first.startsWith(':::')) return fencedBlock(piece, fail);
  if (first.startsWith('## ')) return { type: 'heading', text: [first.slice(3), ...rest].join(' ') };
  const { lines, attributes } = withAttributes(piece, fail);
  if (first.startsWith('> ')) {
    return { type: 'note', text: lines.map((line) => line.replace(/^> ?/, '')).join(' '), ...attributes };
  }
  if (first.startsWith('- ')) return { type: 'list', items: itemsOf(lines), ...attributes };
  return { type: 'paragraph', text: lines.join(' '), ...attributes };
}

/** `:::picture name`, `:::example name {#id}` and `:::options`, each up to the next `:::`. */
function fencedBlock({ at, lines }: Piece, fail: Fail): Block {
  const [first = '', ...rest] = lines;
  const inner = rest.slice(0, -1).filter((line) => line !== '');
  const [, type, picture = '', attributes = ''] = /^:::(\w+) ?([\w-]*) ?(\{.*\})?$/.exec(first) ?? [];
  switch (type) {
    case 'picture':
      return { type, picture, caption: inner.join(' ') };
    case 'example': {
      const [title = '', ...text] = inner;
      if (!title.startsWith('### ')) fail(at, 'an example needs a title, like ### Four at the start');
      const cited = withAttributes({ at, lines: [attributes] }, fail).attributes;
      return { type, title: title.slice('### '.length), text: text.join(' '), picture, ...cited };
    }
    case 'options':
      return { type, rules: [], see: [], options: [] };
    default:
      return fail(at, `${first} is not :::picture, :::example or :::options`);
  }
}

/** An item continues in indented lines below it. */
function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

/** Removes `{#CE-MOVE-1 #CE-MOVE-2 see=CE-FIRE-1 options=preset edge words="box words"}` from the end of a piece. */
function withAttributes(
  { at, lines }: Piece,
  fail: Fail,
): { readonly lines: readonly string[]; readonly attributes: Cited } {
  const [, text = '', inside] = /^(.*?)\s*\{([^{}]*)\}$/.exec(lines.at(-1) ?? '') ?? [];
  if (inside === undefined) return fail(at, 'this piece names no rule; end it with one, like {#CE-MOVE-3}');
  const named: { rules: string[]; see: string[]; options: string[] } = { rules: [], see: [], options: [] };
  const extra: { isEdge?: boolean; keywords?: string } = {};
  for (const [token, name = '', quoted, value = ''] of inside.matchAll(/(#|\w+)(?:="([^"]*)"|=?([\w,-]*))/g)) {
    if (name === '#') named.rules.push(value);
    else if (name === 'see' || name === 'options') named[name].push(...value.split(','));
    else if (token === 'edge') extra.isEdge = true;
    else if (name === 'words' && quoted !== undefined) extra.keywords = quoted;
    else fail(at, `${token} is not #RULE, see=…, options=…, edge or words="…"`);
  }
  const kept = text === '' ? lines.slice(0, -1) : [...lines.slice(0, -1), text.replace(/^> ?$/, '')];
  return { lines: kept.filter((line) => line !== ''), attributes: { ...named, ...extra } };
}
