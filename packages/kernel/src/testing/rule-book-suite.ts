import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { KERNEL_REFUSALS } from '../judge.ts';
import { defaultOptions } from '../options.ts';
import { rngFrom } from '../rng.ts';
import type { RuleBlock, RuleBook } from '../rule-book.ts';
import { seedOf } from '../seed.ts';
import { LANGS, type Lang } from '../text.ts';
import { randomWalk } from '../walk.ts';

/** What the author of a rule book promises about it. */
export type BookPromises = {
  readonly books: Readonly<Record<Lang, RuleBook>>;
  /** The chapters in order. */
  readonly chapters: readonly string[];
  readonly options: object;
  /** Every rule id that `RULES.md` defines. */
  readonly defined: readonly string[];
  /** The sections of `RULES.md` whose rules must all be explained. */
  readonly sections: readonly { readonly section: string; readonly ids: readonly string[] }[];
  /** The worked examples. Each must have a text and a picture. */
  readonly examples: readonly string[];
  /** Options that don't change any paragraph. */
  readonly unnamed?: readonly string[];
  /** The game's own refusal codes, and the rule that each of them and of the kernel's links to. */
  readonly refusals: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  /** The game, and the rule that each of its events links to. */
  readonly game: AnyGame;
  readonly ruleOfEvent: (event: never) => string;
};

export const blocksOf = <Picture>(book: RuleBook<Picture>): readonly RuleBlock<Picture>[] =>
  book.chapters.flatMap(({ blocks }) => blocks);
export const citingIn = (book: RuleBook) => blocksOf(book).flatMap((block) => ('rules' in block ? [block] : []));
export const anchorsOf = (book: RuleBook): string[] => citingIn(book).flatMap(({ rules }) => rules);

/** All words of a book, including titles and captions. */
export const wordsOf = (book: RuleBook): readonly string[] => [
  ...book.cast,
  ...book.chapters.map(({ title }) => title),
  ...blocksOf(book).flatMap((block) => {
    switch (block.type) {
      case 'list':
        return block.items;
      case 'example':
        return [block.title, block.text];
      case 'picture':
        return [block.caption];
      case 'options':
        return [];
      default:
        return [block.text];
    }
  }),
];

/** The sections 4.`first` to 4.`last` of `RULES.md` with the rule ids in each. */
export const sectionsOf = (spec: string, first: number, last: number, idsIn: (text: string) => readonly string[]) =>
  Array.from({ length: last - first + 1 }, (_, i) => {
    const section = `4.${first + i}`;
    const [, after = ''] = spec.split(`### ${section} `);
    const [text = ''] = after.split(/\n##/);
    return { section, ids: idsIn(text) };
  });

/** A book without its words: what must be the same in both languages. */
const shapeOf = (book: RuleBook) =>
  book.chapters.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => ({
      type: block.type,
      cited: 'rules' in block ? [block.rules, block.see, block.options, block.isEdge === true] : [],
      picture: 'picture' in block ? block.picture : undefined,
      items: block.type === 'list' ? block.items.length : 0,
    })),
  }));

/** Random games whose events are checked. */
const GAMES = 8;
const MOST_INPUTS = 3000;
const nameless = () => 'Ann';

/** Registers the tests that every game's rule book must pass. */
export function ruleBookSuite(promises: BookPromises): void {
  const { books, chapters, options, sections, examples, unnamed = [], refusals, links, game } = promises;
  const defined = new Set(promises.defined);

  test('both languages have the same chapters, blocks, rules and pictures', () => {
    expect(shapeOf(books.ru)).toEqual(shapeOf(books.en));
    expect(books.ru.cast).toHaveLength(books.en.cast.length);
  });

  describe.each(LANGS)('the rules in %s', (lang) => {
    const book = books[lang];
    const anchors = anchorsOf(book);
    const missing = (ids: readonly string[]) => ids.filter((id) => !anchors.includes(id));

    test('the chapters are in order', () => {
      expect(book.chapters.map(({ id }) => id)).toEqual(chapters);
    });

    test('every anchor is a rule of RULES.md and occurs once', () => {
      expect(anchors.filter((id) => !defined.has(id))).toEqual([]);
      expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([]);
    });

    test('every paragraph names a rule, and every related rule is explained', () => {
      for (const block of citingIn(book)) {
        if (block.type !== 'options') expect([...block.rules, ...block.see], JSON.stringify(block)).not.toEqual([]);
        expect(missing(block.see)).toEqual([]);
        expect(block.options.filter((option) => !Object.hasOwn(options, option))).toEqual([]);
      }
    });

    test.each(sections)('every rule of section $section is explained', ({ ids }) => {
      expect(ids.length).toBeGreaterThan(0);
      expect(missing(ids)).toEqual([]);
    });

    test('every worked example has a text and a picture', () => {
      const drawn = citingIn(book).flatMap((block) => (block.type === 'example' ? block.rules : []));
      expect(examples.length).toBeGreaterThan(0);
      expect(examples.filter((id) => !drawn.includes(id))).toEqual([]);
    });

    test('every option changes some paragraph, except those listed as changing none', () => {
      const named = citingIn(book).flatMap((block) => block.options);
      expect(Object.keys(options).filter((option) => !named.includes(option))).toEqual(unnamed);
    });
  });

  test('every event in the log links to a paragraph', () => {
    const { min, max } = game.seats(defaultOptions(game.options));
    const led = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      const seats = number % 2 === 0 ? min : max;
      const tell = (event: unknown) => {
        if (game.text.en.tell(event, nameless) !== undefined) led.add(promises.ruleOfEvent(event as never));
      };
      const state = game.setup(defaultOptions(game.options), seats, seedOf(number), tell);
      randomWalk(game, state, rngFrom(seedOf(number)), MOST_INPUTS, undefined, tell);
    }
    expect(led.size).toBeGreaterThan(GAMES);
    for (const lang of LANGS) expect([...led].filter((id) => !anchorsOf(books[lang]).includes(id))).toEqual([]);
  });

  test('every refusal links to a paragraph', () => {
    const anchors = anchorsOf(books.en);
    for (const code of [...refusals, ...KERNEL_REFUSALS]) expect(anchors, code).toContain(links[code]);
  });
}
