/** The rules that a paragraph explains, and related ones that are explained elsewhere. */
export type Cited = {
  readonly rules: readonly string[];
  readonly see: readonly string[];
  /** Options that change this paragraph. The page highlights them if the table has changed one. */
  readonly options: readonly string[];
  /** A rare case, which the reader can hide. */
  readonly isEdge?: boolean;
  /** Extra search keywords, such as the box's own terms. */
  readonly keywords?: string;
};

/** A paragraph of the rules. In `text`, `**` around a word makes it bold. The game's table draws the pictures. */
export type RuleBlock<Picture = unknown> =
  | { readonly type: 'heading'; readonly text: string }
  | ({ readonly type: 'paragraph' | 'note'; readonly text: string } & Cited)
  | ({ readonly type: 'list'; readonly items: readonly string[] } & Cited)
  | ({ readonly type: 'example'; readonly title: string; readonly text: string; readonly picture: Picture } & Cited)
  | { readonly type: 'picture'; readonly caption: string; readonly picture: Picture }
  /** All options of the game: their defaults and this table's values. */
  | ({ readonly type: 'options' } & Cited);

export type RuleChapter<Picture = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RuleBlock<Picture>[];
};

/** A game's rules for learners. A page shows it, and prompts and refusals link into it. */
export type RuleBook<Picture = unknown> = {
  /** Who plays in the examples, by seat. */
  readonly cast: readonly string[];
  readonly chapters: readonly RuleChapter<Picture>[];
};

/**
 * Replaces the picture names in a parsed book with the game's pictures. Throws on a name without a picture.
 *
 * @example
 * withPictures(book, { loot: { type: 'cards', cards: ['purse'] } });
 */
export const withPictures = <Picture>(
  book: RuleBook<string>,
  pictures: Readonly<Record<string, Picture>>,
): RuleBook<Picture> => ({
  cast: book.cast,
  chapters: book.chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map((block) =>
      'picture' in block ? { ...block, picture: pictureOf(block.picture, pictures) } : block,
    ),
  })),
});

function pictureOf<Picture>(name: string, pictures: Readonly<Record<string, Picture>>): Picture {
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (picture === undefined) throw new Error(`Cannot find the picture ${name}: the game has ${Object.keys(pictures)}`);
  return picture;
}

/**
 * Returns the anchor of the paragraph that explains a rule. A rule without a paragraph leads to the first one of its
 * family, a chapter to itself, and anything else is undefined.
 *
 * @example
 * const anchorFor = anchorsIn(book);
 * anchorFor('SH-TURN-1'); // 'SH-TURN-1'
 */
export function anchorsIn(book: RuleBook): (rule: string) => string | undefined {
  const chapters: ReadonlySet<string> = new Set(book.chapters.map(({ id }) => id));
  const explained: ReadonlySet<string> = new Set(
    book.chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ('rules' in block ? block.rules : []))),
  );
  return (rule) => {
    if (explained.has(rule) || chapters.has(rule)) return rule;
    const family = rule.slice(0, rule.lastIndexOf('-') + 1);
    return family === '' ? undefined : [...explained].find((id) => id.startsWith(family));
  };
}
