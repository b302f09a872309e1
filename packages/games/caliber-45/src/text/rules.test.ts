import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@saloon/kernel';
import { anchorsOf, blocksOf, ruleBookSuite, sectionsOf, wordsOf } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import type { MoneyCard } from '../rules/cards.ts';
import { BOX } from '../rules/data.ts';
import { REFUSALS } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import type { Picture } from './picture.ts';
import { pictures } from './rule-pictures.ts';
import { anchorFor, CHAPTERS, REFUSAL_RULES, ruleOfEvent, rules, TEAM_OF_CAST } from './rules.ts';

const spec = readFileSync(join(import.meta.dirname, '..', '..', 'RULES.md'), 'utf8');
const idsIn = (text: string) => Array.from(text.matchAll(/\*\*(C45-[A-Z0-9]+-\d+)/g), ([, id = '']) => id);
const defined = [...new Set(idsIn(spec))];
const examples = defined.filter((id) => id.startsWith('C45-EX-'));

ruleBookSuite({
  books: rules,
  chapters: CHAPTERS,
  options,
  defined,
  // Section 4.2 has its rules before a state machine.
  sections: sectionsOf(spec, 1, 18, idsIn),
  examples,
  unnamed: ['firstSeat'],
  refusals: REFUSALS,
  links: REFUSAL_RULES,
  game: caliber45,
  ruleOfEvent,
});

test('there are 25 worked examples, and a team for each member of the cast', () => {
  expect(examples).toHaveLength(25);
  expect(TEAM_OF_CAST).toHaveLength(rules.en.cast.length);
});

describe.each(LANGS)('the rules in %s', (lang) => {
  const book = rules[lang];

  test.each(['RULING', 'ONLINE'])('every C45-%s is explained', (family) => {
    const anchors = new Set<string>(anchorsOf(book));
    const ids = defined.filter((id) => id.startsWith(`C45-${family}-`));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  });

  test('the text has no loose spaces, straight quotes or unpaired asterisks', () => {
    for (const words of wordsOf(book)) {
      expect(words).not.toMatch(/\s\s|\s[.,:;!?]|[.,:;]{2}|^\s|\s$| - |['"]/);
      expect(words.split('**').length % 2, words).toBe(1);
      expect(words).not.toMatch(lang === 'en' ? /[а-яё«»]/i : /[a-z’]/i);
    }
  });
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

  test('[C45-PAY-2, C45-PAY-6] pay with available cards, and the rest is debt', () => {
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

  test('seat only members of the cast', () => {
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
