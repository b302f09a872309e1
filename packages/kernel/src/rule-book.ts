/** What stands under a piece of the rules: the numbers it explains, and others it leans on, which are explained elsewhere. */
export type Cited<Rule extends string = string, Option extends string = string> = {
  readonly rules: readonly Rule[];
  readonly see: readonly Rule[];
  /** Options that change what it says: a table that has changed one is told so here. */
  readonly options: readonly Option[];
};

/** A piece of the rules. In `text` two asterisks on either side make a word bold. Pictures are drawn by the game's table. */
export type RuleBlock<Picture = unknown, Rule extends string = string, Option extends string = string> =
  | { readonly type: 'heading'; readonly text: string }
  | ({ readonly type: 'paragraph' | 'note'; readonly text: string } & Cited<Rule, Option>)
  | ({ readonly type: 'list'; readonly items: readonly string[] } & Cited<Rule, Option>)
  | ({
      readonly type: 'example';
      readonly title: string;
      readonly text: string;
      readonly picture: Picture;
    } & Cited<Rule, Option>)
  | { readonly type: 'picture'; readonly caption: string; readonly picture: Picture }
  /** All options of the game with what is usual, and what this table has. */
  | ({ readonly type: 'options' } & Cited<Rule, Option>);

export type RuleChapter<
  Picture = unknown,
  Rule extends string = string,
  Option extends string = string,
  Chapter extends string = string,
> = {
  readonly id: Chapter;
  readonly title: string;
  readonly blocks: readonly RuleBlock<Picture, Rule, Option>[];
};

/** The rules of a game for those who learn it: data, which a page draws and prompts and refusals link into. */
export type RuleBook<
  Picture = unknown,
  Rule extends string = string,
  Option extends string = string,
  Chapter extends string = string,
> = {
  /** Who plays in the examples, by seat. */
  readonly cast: readonly string[];
  readonly chapters: readonly RuleChapter<Picture, Rule, Option, Chapter>[];
};

/**
 * The words a rule book is written with, for one game's pictures, rule numbers and options.
 *
 * @example
 * const { paragraph } = ruleWriter<Picture, `SH-${string}-${number}`, keyof Options & string>();
 * paragraph(['SH-TURN-1'], 'Draw **two** cards.');
 */
export function ruleWriter<Picture, Rule extends string, Option extends string>() {
  type Block = RuleBlock<Picture, Rule, Option>;
  type More = { readonly see?: readonly Rule[]; readonly options?: readonly Option[] };
  const cited = (rules: readonly Rule[], { see = [], options = [] }: More) => ({ rules, see, options });
  return {
    heading: (text: string): Block => ({ type: 'heading', text }),
    paragraph: (rules: readonly Rule[], text: string, more: More = {}): Block => ({
      type: 'paragraph',
      text,
      ...cited(rules, more),
    }),
    note: (rules: readonly Rule[], text: string, more: More = {}): Block => ({
      type: 'note',
      text,
      ...cited(rules, more),
    }),
    items: (rules: readonly Rule[], lines: readonly string[], more: More = {}): Block => ({
      type: 'list',
      items: lines,
      ...cited(rules, more),
    }),
    example: (id: Rule, picture: Picture, title: string, text: string, see: readonly Rule[] = []): Block => ({
      type: 'example',
      title,
      text,
      picture,
      ...cited([id], { see }),
    }),
    shown: (picture: Picture, caption: string): Block => ({ type: 'picture', picture, caption }),
    allOptions: (): Block => ({ type: 'options', ...cited([], {}) }),
  };
}

/**
 * Finds where a rule is explained: the anchor of its paragraph. A rule without one of its own leads to the first
 * paragraph of its family, a chapter to itself, and what is no rule of this game nowhere.
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
