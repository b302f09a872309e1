import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@saloon/kernel';
import { anchorsOf, blocksOf, citingIn, ruleBookSuite, sectionsOf, wordsOf } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { type CardId, FULL_DECKS, idOf, isCardId, printOf } from '../rules/card-ids.ts';
import { CARD_NAMES, CHARACTERS, COPIES, HEALTH, LEAST_HAND_LIMIT, SIDES, SYMBOLS } from '../rules/data.ts';
import { DECISIONS } from '../rules/events.ts';
import { REFUSALS } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
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
  ruleOfEvent,
  rules,
  TERM_RULES,
} from './rules.ts';
import { TERMS } from './words.ts';

const spec = readFileSync(join(import.meta.dirname, '..', '..', 'RULES.md'), 'utf8');
const paragraphOf = (book: RuleBook, rule: string): string =>
  citingIn(book).flatMap((block) =>
    block.type === 'paragraph' && block.rules.some((id) => id === rule) ? [block.text] : [],
  )[0] ?? '';

const idsIn = (text: string) => Array.from(text.matchAll(/\*\*(BD-[A-Z0-9]+-[A-Z0-9]+)/g), ([, id = '']) => id);
const defined = [...new Set(idsIn(spec))];
const examples = defined.filter((id) => id.startsWith('BD-EX-'));
/** In a section a rule is the beginning of an item; elsewhere its number is quoted. */
const itemsIn = (text: string) => Array.from(text.matchAll(/- \*\*(BD-[A-Z0-9]+-[A-Z0-9]+)\*\*/g), ([, id = '']) => id);

ruleBookSuite({
  books: rules,
  chapters: CHAPTERS,
  options,
  defined,
  sections: sectionsOf(spec, 1, 14, itemsIn),
  examples,
  refusals: REFUSALS,
  links: REFUSAL_RULES,
  game: bangDuel,
  ruleOfEvent,
});

test('there are 26 worked examples', () => expect(examples).toHaveLength(26));

test('both languages stress as many words in each paragraph', () => {
  const stress = (book: RuleBook) =>
    blocksOf(book).map((block) => ('text' in block ? block.text.split('**').length : 0));
  expect(stress(rules.ru)).toEqual(stress(rules.en));
});

describe.each(LANGS)('the rules in %s', (lang) => {
  const book = rules[lang];

  test('every ruling is explained, but for the one on a name printed in two ways', () => {
    const anchors = new Set<string>(anchorsOf(book));
    const rulings = defined.filter((id) => id.startsWith('BD-RULING-'));
    expect(rulings).toHaveLength(31);
    expect(rulings.filter((id) => !anchors.has(id))).toEqual(['BD-RULING-27']);
  });

  test('bold words are closed, quotes and brackets too, and nothing is left over from a draft', () => {
    for (const text of wordsOf(book)) {
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

test('every question, card, character and word of the game leads to a paragraph of its own', () => {
  const anchors = new Set<string>(anchorsOf(rules.en));
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
