import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_REFUSALS, LANGS, type RuleBlock } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { COPIES, GUNSLINGER_BONUS, JEWEL_VALUE, PURSE_VALUES, STRONGBOX_VALUE, TEAM_COPIES } from '../data.ts';
import { REFUSALS } from '../moves.ts';
import { options } from '../options.ts';
import { type Picture, pictures, type ShownTrain } from './rule-pictures.ts';
import { anchorFor, CHAPTERS, REFUSAL_RULES, type RuleBook, rules } from './rules.ts';

const spec = readFileSync(join(import.meta.dirname, '..', '..', 'RULES.md'), 'utf8');
const idsIn = (text: string): string[] => Array.from(text.matchAll(/\*\*(CE-[A-Z0-9]+-\d+)/g), ([, id = '']) => id);
const [, fromRulings = ''] = spec.split('\n## 7. ');
const [rulings = ''] = fromRulings.split('\n## ');
/** `EX-1` in the spec is `CE-EX-1` wherever it is quoted. */
const examples = Array.from(spec.matchAll(/\*\*(?:CE-)?EX-(\d+)/g), ([, n]) => `CE-EX-${n}`);
const defined = new Set([...idsIn(spec), ...examples]);

const blocksOf = (book: RuleBook): readonly RuleBlock<Picture>[] => book.chapters.flatMap(({ blocks }) => blocks);
const citing = (book: RuleBook) => blocksOf(book).flatMap((block) => ('rules' in block ? [block] : []));
const anchorsOf = (book: RuleBook): string[] => citing(book).flatMap((block) => block.rules);

/** A book without its words: what both languages have in common. */
const shapeOf = (book: RuleBook) =>
  book.chapters.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => ({
      type: block.type,
      cited: 'rules' in block ? [block.rules, block.see, block.options] : [],
      picture: 'picture' in block ? block.picture : undefined,
      items: block.type === 'list' ? block.items.length : 0,
    })),
  }));

/** Every word of a book, its titles and captions included. */
const wordsOf = (book: RuleBook): readonly string[] => [
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

/** The ids of the chapters 4.0 to 4.13 of `RULES.md`, by chapter. */
const chapters = Array.from({ length: 14 }, (_, i) => {
  const [, after = ''] = spec.split(`### 4.${i} `);
  const [text = ''] = after.split(/\n##/);
  return { chapter: `4.${i}`, ids: idsIn(text) };
});

test('both languages have the same chapters, blocks, rules and pictures', () => {
  expect(shapeOf(rules.ru)).toEqual(shapeOf(rules.en));
  expect(rules.ru.cast).toHaveLength(rules.en.cast.length);
});

describe.each(LANGS)('the rules in %s', (lang) => {
  const book = rules[lang];

  test('the chapters stand in their order', () => {
    expect(book.chapters.map(({ id }) => id)).toEqual(CHAPTERS);
  });

  test('every anchor is a rule of RULES.md, and no rule has two', () => {
    const anchors = anchorsOf(book);
    expect(anchors.filter((id) => !defined.has(id))).toEqual([]);
    expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([]);
  });

  test('everything that is said names a rule, and every rule it leans on is explained', () => {
    const anchors = new Set(anchorsOf(book));
    for (const block of citing(book)) {
      if (block.type !== 'options') expect([...block.rules, ...block.see], JSON.stringify(block)).not.toEqual([]);
      expect(block.see.filter((id) => !anchors.has(id))).toEqual([]);
      expect(block.options.filter((option) => !Object.hasOwn(options, option))).toEqual([]);
    }
  });

  test.each(chapters)('every rule of chapter $chapter is explained', ({ ids }) => {
    const anchors = new Set(anchorsOf(book));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  });

  test('every ruling has its place', () => {
    const anchors = new Set(anchorsOf(book));
    expect(idsIn(rulings)).toHaveLength(27);
    expect(idsIn(rulings).filter((id) => !anchors.has(id))).toEqual([]);
  });

  test('every worked example is told and drawn', () => {
    const drawn = new Set<string>(citing(book).flatMap((block) => (block.type === 'example' ? block.rules : [])));
    expect(examples).toHaveLength(30);
    expect(examples.filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('every option that the game has changes some paragraph', () => {
    const named = new Set<string>(citing(book).flatMap((block) => block.options));
    expect(Object.keys(options).filter((option) => !named.has(option))).toEqual([]);
  });

  test('every picture is shown', () => {
    const shown = new Set<unknown>(blocksOf(book).flatMap((block) => ('picture' in block ? [block.picture] : [])));
    const unseen = Object.entries(pictures).filter(([, picture]) => !shown.has(picture));
    expect(unseen.map(([name]) => name)).toEqual([]);
  });

  test('the words are whole: bold is closed, quotes match, nothing is of the other alphabet', () => {
    for (const words of wordsOf(book)) {
      expect((words.split('**').length - 1) % 2, words).toBe(0);
      expect(words.split('«').length, words).toBe(words.split('»').length);
      expect(words).not.toMatch(/\s\s|\s[.,:;!)]|\(\s|[.,:;]{2}|^\s|\s$|\(\)| - |['"]/);
      expect(words).not.toMatch(lang === 'en' ? /[а-яё«»]/i : /[a-z]/i);
    }
  });
});

test('every refusal leads to a paragraph', () => {
  const anchors = new Set(anchorsOf(rules.en));
  for (const code of [...REFUSALS, ...KERNEL_REFUSALS]) expect(anchors.has(REFUSAL_RULES[code]), code).toBe(true);
});

test.each([
  ['a rule that is explained', 'CE-FIRE-4', 'CE-FIRE-4'],
  ['a rule without a paragraph, by its family', 'CE-FIRE-99', 'CE-FIRE-1'],
  ['a chapter', 'two-bandits', 'two-bandits'],
  ['a rule of nobody', 'XX-NONE-1', undefined],
  ['nothing', '', undefined],
])('an anchor for %s', (_what, rule, anchor) => {
  expect(anchorFor(rule)).toBe(anchor);
});

describe('the pictures keep to the rules', () => {
  const trains: [name: string, train: ShownTrain][] = Object.entries<Picture>(pictures).flatMap(([name, picture]) =>
    picture.type === 'train' ? [[name, picture]] : [],
  );

  test.each(trains)('on the train of %s everybody and everything stands in some car, and once', (_, shown) => {
    const cars = [
      ...shown.bandits.flatMap(({ car, from }) => [car, ...(from === undefined ? [] : [from.car])]),
      ...shown.loot.map(({ car }) => car),
      ...(shown.marshal === undefined ? [] : [shown.marshal.car, shown.marshal.from ?? shown.marshal.car]),
    ];
    expect(cars.filter((car) => car < 0 || car > shown.wagons)).toEqual([]);
    const bandits = shown.bandits.map(({ bandit }) => bandit);
    expect(new Set(bandits).size).toBe(bandits.length);
  });

  test.each(trains)('on the train of %s nobody stays inside with the Marshal', (_, shown) => {
    const caught = shown.bandits.filter(({ car, level }) => level === 'inside' && car === shown.marshal?.car);
    expect(caught).toEqual([]);
  });

  test('the ten cards and the eleven of a team are as the data has them', () => {
    expect(pictures.actions.cards.map(({ card, copies }) => [card, copies])).toEqual(Object.entries(COPIES));
    const own = pictures.duoDeck.cards.filter(({ bandit }) => bandit !== undefined).map(({ card }) => card);
    expect(own).toEqual([...Object.keys(TEAM_COPIES), ...Object.keys(TEAM_COPIES)]);
    expect(pictures.duoDeck.cards).toHaveLength(own.length + 1);
  });

  test('the totals of the count are right', () => {
    const { scores } = pictures.scores;
    const fewest = Math.min(...scores.map(({ revolver }) => revolver));
    for (const { purses, jewels, strongboxes, revolver, isGunslinger, total } of scores) {
      expect(purses.filter((value) => !PURSE_VALUES.some((possible) => possible === value))).toEqual([]);
      expect(isGunslinger).toBe(revolver === fewest);
      const loot = purses.reduce((sum: number, value) => sum + value, 0);
      const bonus = isGunslinger ? GUNSLINGER_BONUS : 0;
      expect(total).toBe(loot + jewels * JEWEL_VALUE + strongboxes * STRONGBOX_VALUE + bonus);
    }
  });
});
