import type { RuleBlock, RuleChapter } from '@saloon/kernel';

/** Endings that differ between forms of one word, the longest first. */
const ENDINGS =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ым|им|ом|ем|ам|ям|ую|юю|ию|ия|ии|а|я|ы|и|у|ю|е|о|ь|ing|ies|es|ed|s)$/;
const SHORTEST = 4;

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** What to look for: the stems of the words, and numbers of rules as they are. */
export function termsOf(query: string): readonly string[] {
  return plain(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const stem = word.replace(ENDINGS, '');
      return stem.length >= SHORTEST && !/\d/.test(word) ? stem : word;
    });
}

/** What search reads of a block: its words, and the keywords that are not shown. */
const searchText = (block: RuleBlock): string =>
  'keywords' in block && block.keywords !== undefined ? `${wordsOf(block)} ${block.keywords}` : wordsOf(block);

/** The words of a block without their asterisks. */
function wordsOf(block: RuleBlock): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return block.text.replaceAll('**', '');
    case 'list':
      return block.items.join(' ').replaceAll('**', '');
    case 'example':
      return `${block.title} ${block.text}`.replaceAll('**', '');
    case 'picture':
      return block.caption;
    case 'options':
      return '';
  }
}

/** `disc-4` finds WB-DISC-4, and not WB-DISC-40. */
function isInId(id: string, term: string): boolean {
  const at = plain(id).indexOf(term);
  return at >= 0 && !(/\d$/.test(term) && /^\d/.test(id.slice(at + term.length)));
}

const isFound = (text: string, ids: readonly string[], terms: readonly string[]): boolean => {
  const words = plain(text);
  return terms.every((term) => words.includes(term) || (term.length > 1 && ids.some((id) => isInId(id, term))));
};

/** What of the book fits a search: chapters with a hit, whole when their title has it, else only the blocks that fit. */
export function searched(chapters: readonly RuleChapter[], query: string): readonly RuleChapter[] {
  const terms = termsOf(query);
  if (terms.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    if (isFound(chapter.title, [chapter.id], terms)) return [chapter];
    const blocks = fitting(chapter.blocks, terms);
    return blocks.length === 0 ? [] : [{ ...chapter, blocks }];
  });
}

/** Blocks that fit, each under its heading; a heading that fits itself brings all that is under it. */
function fitting(blocks: readonly RuleBlock[], terms: readonly string[]): readonly RuleBlock[] {
  const sections: RuleBlock[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading') sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections.flatMap((section) => {
    const [first] = section;
    const head = first?.type === 'heading' ? first : undefined;
    if (head !== undefined && isFound(head.text, [], terms)) return section;
    const hits = section.filter((block) => block !== head && isFound(searchText(block), idsIn(block), terms));
    return hits.length === 0 || head === undefined ? hits : [head, ...hits];
  });
}

const idsIn = (block: RuleBlock): readonly string[] => ('rules' in block ? [...block.rules, ...block.see] : []);

/** The basics: without rare cases, and without headings and chapters that have nothing else. */
export const withoutEdges = (chapters: readonly RuleChapter[]): readonly RuleChapter[] =>
  chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.filter((block) => !('isEdge' in block && block.isEdge));
    if (blocks.length === chapter.blocks.length) return [chapter];
    const kept = blocks.filter(
      (block, i) => block.type !== 'heading' || (blocks[i + 1]?.type ?? 'heading') !== 'heading',
    );
    return kept.length === 0 ? [] : [{ ...chapter, blocks: kept }];
  });

/** The number of blocks, without headings. */
export const countOf = (chapters: readonly RuleChapter[]): number =>
  chapters.reduce((sum, { blocks }) => sum + blocks.filter(({ type }) => type !== 'heading').length, 0);

export type Piece = { readonly text: string; readonly isBold: boolean; readonly isHit: boolean };

/** Splits a text: bold between asterisks, and hits up to the end of the word. */
export function piecesOf(text: string, terms: readonly string[]): readonly Piece[] {
  return text.split('**').flatMap((part, i) => marked(part, terms).map((piece) => ({ ...piece, isBold: i % 2 === 1 })));
}

function marked(text: string, terms: readonly string[]): readonly Omit<Piece, 'isBold'>[] {
  if (terms.length === 0 || text === '') return text === '' ? [] : [{ text, isHit: false }];
  const words = plain(text);
  const pieces: Omit<Piece, 'isBold'>[] = [];
  let from = 0;
  while (from < text.length) {
    const [next] = terms
      .map((term) => ({ term, at: words.indexOf(term, from) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.term.length - a.term.length);
    if (next === undefined) break;
    const rest = /^\p{L}*/u.exec(text.slice(next.at + next.term.length))?.[0].length ?? 0;
    const end = next.at + next.term.length + rest;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), isHit: false });
    pieces.push({ text: text.slice(next.at, end), isHit: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false });
  return pieces;
}
