import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_REFUSALS, LANGS } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { type CardId, FULL_DECKS, idOf, isCardId, printOf } from '../card-ids.ts';
import { CARD_NAMES, CHARACTERS, COPIES, HEALTH, LEAST_HAND_LIMIT, SIDES, SYMBOLS } from '../data.ts';
import { DECISIONS } from '../events.ts';
import { REFUSALS } from '../moves.ts';
import { options } from '../options.ts';
import { names } from './index.ts';
import type { RuleBook } from './rule-book.ts';
import { type Picture, pictures, type ShownSide } from './rule-pictures.ts';
import {
  anchorFor,
  CARD_RULES,
  CHAPTERS,
  CHARACTER_RULES,
  DECISION_RULES,
  REFUSAL_RULES,
  rules,
  TERM_RULES,
} from './rules.ts';
import { TERMS } from './words.ts';

const spec = readFileSync(join(import.meta.dirname, '..', '..', 'RULES.md'), 'utf8');
const defined = new Set(Array.from(spec.matchAll(/\*\*(BD-[A-Z0-9]+-[A-Z0-9]+)/g), ([, id = '']) => id));

const blocksOf = (book: RuleBook) => book.chapters.flatMap(({ blocks }) => blocks);
const citing = (book: RuleBook) => blocksOf(book).flatMap((block) => ('rules' in block ? [block] : []));
const anchorsOf = (book: RuleBook) => citing(book).flatMap((block) => block.rules);
const paragraphOf = (book: RuleBook, rule: string): string =>
  citing(book).flatMap((block) =>
    block.type === 'paragraph' && block.rules.some((id) => id === rule) ? [block.text] : [],
  )[0] ?? '';

/** A book without its words: what both languages have in common. */
const shapeOf = (book: RuleBook) =>
  book.chapters.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => ({
      type: block.type,
      cited: 'rules' in block ? [block.rules, block.see, block.options] : [],
      picture: 'picture' in block ? block.picture : undefined,
      items: block.type === 'list' ? block.items.length : 0,
      bold: 'text' in block ? block.text.split('**').length : 0,
    })),
  }));

/** The ids of the chapters 4.1 to 4.14 of `RULES.md`, by chapter. */
const chapters = Array.from({ length: 14 }, (_, i) => {
  const [, after = ''] = spec.split(`### 4.${i + 1} `);
  const [text = ''] = after.split(/\n##/);
  return {
    chapter: `4.${i + 1}`,
    ids: Array.from(text.matchAll(/- \*\*(BD-[A-Z0-9]+-[A-Z0-9]+)\*\*/g), ([, id = '']) => id),
  };
});

test('both languages have the same chapters, blocks, rules, pictures and stress', () => {
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

  test('every ruling is explained, but for the one on a name printed in two ways', () => {
    const anchors = new Set<string>(anchorsOf(book));
    const rulings = [...defined].filter((id) => id.startsWith('BD-RULING-'));
    expect(rulings).toHaveLength(31);
    expect(rulings.filter((id) => !anchors.has(id))).toEqual(['BD-RULING-27']);
  });

  test('every worked example is told and drawn', () => {
    const drawn = new Set<string>(citing(book).flatMap((block) => (block.type === 'example' ? block.rules : [])));
    const examples = [...defined].filter((id) => id.startsWith('BD-EX-'));
    expect(examples).toHaveLength(26);
    expect(examples.filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('every option that the game has changes some paragraph', () => {
    const named = new Set<string>(citing(book).flatMap((block) => block.options));
    expect(Object.keys(options).filter((option) => !named.has(option))).toEqual([]);
  });

  test('bold words are closed, quotes and brackets too, and nothing is left over from a draft', () => {
    const texts = blocksOf(book).flatMap((block) =>
      block.type === 'list'
        ? block.items
        : block.type === 'picture'
          ? [block.caption]
          : 'text' in block
            ? [block.text, ...(block.type === 'example' ? [block.title] : [])]
            : [],
    );
    for (const text of texts) {
      expect(text.split('**').length % 2, text).toBe(1);
      expect(text.split('«').length, text).toBe(text.split('»').length);
      expect(text.split('(').length, text).toBe(text.split(')').length);
      expect(text, text).not.toMatch(/undefined|TODO|\s\s| - |['"]|\s[.,:;!?]/);
      expect(text, text).not.toMatch(lang === 'en' ? /[а-яё]/i : /[a-z]/i);
    }
  });

  test.each(CARD_NAMES)('the paragraph of the card %s begins with its name and tells its copies', (card) => {
    const count = (side: (typeof SIDES)[number]): number =>
      Object.values<number>(COPIES[card][side]).reduce((sum, copies) => sum + copies, 0);
    const words = { en: { law: 'law', outlaw: 'outlaws' }, ru: { law: 'закон', outlaw: 'бандиты' } }[lang];
    const copies = SIDES.filter((side) => count(side) > 0).map((side) => `${words[side]} ${count(side)}`);
    const quoted = lang === 'ru' ? `«${names.ru.cards[card].name}»` : names.en.cards[card].name;
    expect(paragraphOf(book, CARD_RULES[card])).toContain(`**${quoted}** (${copies.join(', ')}`);
  });

  test.each(CHARACTERS)('the paragraph of %s begins with the name and tells the health', (character) => {
    const begins = `**${names[lang].characters[character].name}** (${HEALTH[character]}`;
    expect(paragraphOf(book, CHARACTER_RULES[character]).startsWith(begins)).toBe(true);
  });
});

test('every refusal, question, card, character and word of the game leads to a paragraph of its own', () => {
  const anchors = new Set<string>(anchorsOf(rules.en));
  for (const code of [...REFUSALS, ...KERNEL_REFUSALS]) expect(anchors.has(REFUSAL_RULES[code]), code).toBe(true);
  for (const decision of DECISIONS) expect(anchors.has(DECISION_RULES[decision]), decision).toBe(true);
  for (const term of TERMS) expect(anchors.has(TERM_RULES[term]), term).toBe(true);
  expect(new Set(Object.values(CARD_RULES)).size).toBe(CARD_NAMES.length);
  expect(new Set(Object.values(CHARACTER_RULES)).size).toBe(CHARACTERS.length);
});

test.each([
  ['a rule that is explained', 'BD-HIT-4', 'BD-HIT-4'],
  ['a card', 'BD-CARD-HAIL', 'BD-CARD-HAIL'],
  ['a rule without a paragraph, by its family', 'BD-RULING-27', 'BD-RULING-1'],
  ['a chapter', 'outlaws', 'outlaws'],
  ['a rule of nobody', 'XX-NONE-1', undefined],
  ['nothing', '', undefined],
])('an anchor for %s', (_what, rule, anchor) => {
  expect(anchorFor(rule)).toBe(anchor);
});

describe('the pictures', () => {
  const all: readonly Picture[] = Object.values(pictures);
  const sides: readonly ShownSide[] = all.flatMap((picture) => ('sides' in picture ? picture.sides : []));
  const characters = [
    ...sides.flatMap((side) => side.characters),
    ...all.flatMap((picture) => (picture.type === 'draws' ? picture.cases.flatMap((shown) => shown.characters) : [])),
  ];

  test('show cards that are in the box', () => {
    const inJson = Array.from(JSON.stringify(pictures).matchAll(/"([a-z-]+:[a-z]+:[a-z]+)"/g), ([, id = '']) => id);
    expect(inJson.length).toBeGreaterThan(50);
    expect(inJson.filter((id) => !isCardId(id))).toEqual([]);
  });

  test('[BD-HEAL-1] show nobody with more health than the card says', () => {
    expect(characters.filter(({ character, health }) => health > HEALTH[character])).toEqual([]);
    for (const picture of all) {
      const changes = picture.type === 'health' ? picture.changes : [];
      for (const { character, from, to } of changes) expect(Math.max(from, to)).toBeLessThanOrEqual(HEALTH[character]);
    }
  });

  test('[BD-POS-3] show one attacker a side, and each character on its own side', () => {
    const sideOf = (character: (typeof CHARACTERS)[number]) => (CHARACTERS.indexOf(character) < 12 ? 'law' : 'outlaw');
    for (const side of sides) {
      expect(side.characters.filter(({ isAttacker }) => isAttacker)).toHaveLength(1);
      for (const { character } of side.characters) expect(sideOf(character)).toBe(side.side);
    }
  });

  test('[BD-PLAY-4] show nobody with two cards of one name', () => {
    for (const { equipment } of characters) {
      const worn = equipment.map(({ card }) => printOf(card).name);
      expect(new Set(worn).size).toBe(worn.length);
    }
  });

  test('the corners are those of both decks', () => {
    for (const deck of FULL_DECKS) {
      const cards: readonly CardId[] = deck.map(idOf);
      for (const symbol of SYMBOLS) {
        expect(cards.filter((card) => printOf(card).symbol === symbol)).toHaveLength(pictures.corners.counts[symbol]);
      }
    }
  });

  test('[BD-REV-1] a reveal works when the corner is the one wanted', () => {
    const wanted = { barrel: 'barrel', 'kid-curry': 'barrel', dynamite: 'dynamite', rattlesnake: 'snake' } as const;
    const reveals = all.flatMap((picture) =>
      picture.type === 'chain' ? picture.links.flatMap((link) => (link.type === 'reveal' ? [link] : [])) : [],
    );
    expect(reveals.length).toBeGreaterThan(5);
    for (const { card, why, isMatch } of reveals) {
      expect(card !== undefined && printOf(card).symbol === wanted[why]).toBe(isMatch);
    }
  });

  test('[BD-TURN-7] the hand limits are right', () => {
    for (const { health, hand, discards } of pictures.handLimits.cases) {
      expect(discards).toBe(Math.max(0, hand - Math.max(health, LEAST_HAND_LIMIT)));
    }
  });

  test('[BD-DECK-2] no card is lost while the piles change', () => {
    const totals = pictures.deckRunsOut.moments.map(
      ({ law, outlaw, common, discard, drawn }) => law + outlaw + common + discard + drawn,
    );
    expect(new Set(totals).size).toBe(1);
  });
});
