import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_REFUSALS, LANGS, type RuleBlock } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import type { MoneyCard } from '../cards.ts';
import { BOX } from '../data.ts';
import { REFUSALS } from '../moves.ts';
import { options } from '../options.ts';
import type { Picture } from './picture.ts';
import { pictures } from './rule-pictures.ts';
import { anchorFor, CHAPTERS, REFUSAL_RULES, type RuleBook, rules, TEAM_OF_CAST } from './rules.ts';

const spec = readFileSync(join(import.meta.dirname, '..', '..', 'RULES.md'), 'utf8');
const defined = new Set(Array.from(spec.matchAll(/\*\*(C45-[A-Z0-9]+-\d+)/g), ([, id = '']) => id));

const blocksOf = (book: RuleBook): readonly RuleBlock[] => book.chapters.flatMap(({ blocks }) => blocks);
const citing = (book: RuleBook) => blocksOf(book).flatMap((block) => ('rules' in block ? [block] : []));
const anchorsOf = (book: RuleBook) => citing(book).flatMap((block) => block.rules);

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

/** The ids of the chapters 4.1 to 4.18 of `RULES.md`, by chapter. Chapter 4.2 has its rules before a state machine. */
const chapters = Array.from({ length: 18 }, (_, i) => {
  const [, after = ''] = spec.split(`### 4.${i + 1} `);
  const [text = ''] = after.split(/\n##/);
  return { chapter: `4.${i + 1}`, ids: Array.from(text.matchAll(/\*\*(C45-[A-Z0-9]+-\d+)\*\*/g), ([, id = '']) => id) };
});

test('both languages have the same chapters, blocks, rules and pictures', () => {
  expect(shapeOf(rules.ru)).toEqual(shapeOf(rules.en));
  expect(rules.ru.cast).toHaveLength(rules.en.cast.length);
  expect(TEAM_OF_CAST).toHaveLength(rules.en.cast.length);
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
    const anchors = new Set<string>(anchorsOf(book));
    for (const block of citing(book)) {
      if (block.type !== 'options') expect([...block.rules, ...block.see], JSON.stringify(block)).not.toEqual([]);
      expect(block.see.filter((id) => !anchors.has(id))).toEqual([]);
      expect(block.options.filter((option) => !Object.hasOwn(options, option))).toEqual([]);
    }
  });

  test.each(chapters)('every rule of chapter $chapter is explained', ({ ids }) => {
    const anchors = new Set<string>(anchorsOf(book));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  });

  test.each(['RULING', 'ONLINE'])('every C45-%s is explained', (family) => {
    const anchors = new Set<string>(anchorsOf(book));
    const ids = [...defined].filter((id) => id.startsWith(`C45-${family}-`));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  });

  test('every worked example is told and drawn', () => {
    const drawn = new Set<string>(citing(book).flatMap((block) => (block.type === 'example' ? block.rules : [])));
    const examples = [...defined].filter((id) => id.startsWith('C45-EX-'));
    expect(examples).toHaveLength(25);
    expect(examples.filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('every option that the game has changes some paragraph, but for where the first seat is', () => {
    const named = new Set<string>(citing(book).flatMap((block) => block.options));
    expect(Object.keys(options).filter((option) => !named.has(option))).toEqual(['firstSeat']);
  });

  test('the words are written out: no loose spaces, straight quotes or unpaired asterisks', () => {
    const wordsOf = (block: RuleBlock): readonly string[] =>
      block.type === 'list'
        ? block.items
        : block.type === 'example'
          ? [block.title, block.text]
          : block.type === 'picture'
            ? [block.caption]
            : block.type === 'options'
              ? []
              : [block.text];
    for (const words of [
      ...book.cast,
      ...book.chapters.map(({ title }) => title),
      ...blocksOf(book).flatMap(wordsOf),
    ]) {
      expect(words).not.toMatch(/\s\s|\s[.,:;!?]|[.,:;]{2}|^\s|\s$| - |['"]/);
      expect(words.split('**').length % 2, words).toBe(1);
      expect(words).not.toMatch(lang === 'en' ? /[а-яё«»]/i : /[a-z’]/i);
    }
  });
});

test('every refusal leads to a paragraph', () => {
  const anchors = new Set<string>(anchorsOf(rules.en));
  for (const code of [...REFUSALS, ...KERNEL_REFUSALS]) expect(anchors.has(REFUSAL_RULES[code]), code).toBe(true);
});

test.each([
  ['a rule that is explained', 'C45-PAY-7', 'C45-PAY-7'],
  ['a rule without a paragraph, by its family', 'C45-INV-9', 'C45-INV-13'],
  ['a chapter', 'shootout', 'shootout'],
  ['a rule of nobody', 'XX-NONE-1', undefined],
  ['nothing', '', undefined],
])('an anchor for %s', (_what, rule, anchor) => {
  expect(anchorFor(rule)).toBe(anchor);
});

describe('the pictures', () => {
  const all: readonly Picture[] = Object.values(pictures);
  const total = (list: readonly { readonly count: number }[]) => list.reduce((sum, { count }) => sum + count, 0);
  const worth = (cards: readonly MoneyCard[]) => cards.reduce((sum, { value }) => sum + value, 0);

  test('show the whole box', () => {
    expect(total(pictures.weapons.kinds)).toBe(BOX.weapons);
    expect(total(pictures.money.kinds)).toBe(BOX.money);
    expect(pictures.cowboys.cowboys).toHaveLength(BOX.cowboys);
  });

  test('are each used in the book', () => {
    const used = blocksOf(rules.en).flatMap((block) => ('picture' in block ? [block.picture] : []));
    expect(all.filter((picture) => !used.includes(picture))).toEqual([]);
  });

  test('[C45-PAY-2, C45-PAY-6] pay with cards that are there, and what is not paid is owed', () => {
    const payments = all.flatMap((picture) => (picture.type === 'payments' ? picture.payments : []));
    expect(payments).toHaveLength(8);
    for (const { loot, bank, amount, cards, change, debt, isJailed } of payments) {
      expect(cards.every((card) => loot.includes(card))).toBe(true);
      expect(change.every((card) => bank.includes(card))).toBe(true);
      if (isJailed) expect([worth(loot) < amount, debt]).toEqual([true, 0]);
      else expect(worth(cards) - worth(change) + debt).toBe(amount);
      expect(debt).toBeGreaterThanOrEqual(0);
    }
    expect(payments.map(({ debt }) => debt / 1000)).toEqual([0, 0, 50, 0, 50, 0, 0, 0]);
  });

  test('[C45-COW-2, C45-DEF-1] shoot under the cap, and defend with enough', () => {
    const shots = all.flatMap((picture) => (picture.type === 'shots' ? picture.shots : []));
    expect(shots.map(({ sum, strength }) => [sum, strength])).toEqual([
      [12, 7],
      [12, 7],
      [4, 4],
      [2, 2],
      [5, 5],
    ]);
    for (const { strength, answer, defence } of shots) {
      expect(answer).toBe(defence === undefined ? 'fell' : 'defended');
      if (defence !== undefined) expect(defence.strength).toBeGreaterThanOrEqual(strength);
    }
  });

  test('[C45-SETUP-6] show what eight players leave in the decks', () => {
    expect(pictures.eightPlayers).toEqual({
      type: 'piles',
      weapons: BOX.weapons - 6 * 8,
      cowboys: BOX.cowboys - 8,
      money: BOX.money,
    });
  });

  test('seat only people of the cast', () => {
    const seats = all.flatMap((picture) =>
      picture.type === 'scene'
        ? picture.players.map(({ seat }) => seat)
        : picture.type === 'actions'
          ? picture.actions.map(({ seat }) => seat)
          : picture.type === 'shots'
            ? picture.shots.flatMap(({ shooter, target }) => [shooter, target])
            : picture.type === 'payments'
              ? picture.payments.map(({ seat }) => seat)
              : [],
    );
    expect(seats.length).toBeGreaterThan(30);
    expect(seats.filter((seat) => rules.en.cast[seat] === undefined)).toEqual([]);
  });
});
