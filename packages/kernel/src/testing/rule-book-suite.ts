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
  /** The chapters in their order. */
  readonly chapters: readonly string[];
  readonly options: object;
  /** Every number that `RULES.md` defines. */
  readonly defined: readonly string[];
  /** The sections of `RULES.md` whose rules must all be explained. */
  readonly sections: readonly { readonly section: string; readonly ids: readonly string[] }[];
  /** The worked examples, all told and drawn. */
  readonly examples: readonly string[];
  /** Options that change no paragraph. */
  readonly unnamed?: readonly string[];
  /** The game's own codes, and where each of them and of the kernel's leads. */
  readonly refusals: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  /** Where everything leads that happens in the game. */
  readonly game: AnyGame;
  readonly ruleOfEvent: (event: never) => string;
};

export const blocksOf = <Picture>(book: RuleBook<Picture>): readonly RuleBlock<Picture>[] =>
  book.chapters.flatMap(({ blocks }) => blocks);
export const citingIn = (book: RuleBook) => blocksOf(book).flatMap((block) => ('rules' in block ? [block] : []));
export const anchorsOf = (book: RuleBook): string[] => citingIn(book).flatMap(({ rules }) => rules);

/** Every word of a book, its titles and captions included. */
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

/** The sections 4.`first` to 4.`last` of `RULES.md` with the numbers in each. */
export const sectionsOf = (spec: string, first: number, last: number, idsIn: (text: string) => readonly string[]) =>
  Array.from({ length: last - first + 1 }, (_, i) => {
    const section = `4.${first + i}`;
    const [, after = ''] = spec.split(`### ${section} `);
    const [text = ''] = after.split(/\n##/);
    return { section, ids: idsIn(text) };
  });

/** A book without its words: what both languages have in common. */
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

/** So many random games are looked through. */
const GAMES = 8;
const MOST_INPUTS = 3000;
const nameless = () => 'Ann';

/** Registers what every game's rule book keeps. */
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

    test('the chapters stand in their order', () => {
      expect(book.chapters.map(({ id }) => id)).toEqual(chapters);
    });

    test('every anchor is a rule of RULES.md, and no rule has two', () => {
      expect(anchors.filter((id) => !defined.has(id))).toEqual([]);
      expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([]);
    });

    test('everything that is said names a rule, and every rule it leans on is explained', () => {
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

    test('every worked example is told and drawn', () => {
      const drawn = citingIn(book).flatMap((block) => (block.type === 'example' ? block.rules : []));
      expect(examples.length).toBeGreaterThan(0);
      expect(examples.filter((id) => !drawn.includes(id))).toEqual([]);
    });

    test('every option that the game has changes some paragraph, but for those that change none', () => {
      const named = citingIn(book).flatMap((block) => block.options);
      expect(Object.keys(options).filter((option) => !named.includes(option))).toEqual(unnamed);
    });
  });

  test('everything that is told of a game leads to a paragraph', () => {
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

  test('every refusal leads to a paragraph', () => {
    const anchors = anchorsOf(books.en);
    for (const code of [...refusals, ...KERNEL_REFUSALS]) expect(anchors, code).toContain(links[code]);
  });
}
