import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@saloon/kernel';
import { anchorsOf, blocksOf, ruleBookSuite, sectionsOf, wordsOf } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { COPIES, GUNSLINGER_BONUS, JEWEL_VALUE, PURSE_VALUES, STRONGBOX_VALUE, TEAM_COPIES } from '../rules/data.ts';
import { REFUSALS } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { type Picture, pictures, type ShownTrain } from './rule-pictures.ts';
import { anchorFor, CHAPTERS, REFUSAL_RULES, ruleOfEvent, rules } from './rules.ts';

const spec = readFileSync(join(import.meta.dirname, '..', '..', 'RULES.md'), 'utf8');
const idsIn = (text: string): string[] => Array.from(text.matchAll(/\*\*(CE-[A-Z0-9]+-\d+)/g), ([, id = '']) => id);
const [, fromRulings = ''] = spec.split('\n## 7. ');
const [rulings = ''] = fromRulings.split('\n## ');
/** `EX-1` in the spec is `CE-EX-1` wherever it is quoted. */
const examples = Array.from(spec.matchAll(/\*\*(?:CE-)?EX-(\d+)/g), ([, n]) => `CE-EX-${n}`);
const defined = [...idsIn(spec), ...examples];

ruleBookSuite({
  books: rules,
  chapters: CHAPTERS,
  options,
  defined,
  sections: sectionsOf(spec, 0, 13, idsIn),
  examples,
  refusals: REFUSALS,
  links: REFUSAL_RULES,
  game: coltExpress,
  ruleOfEvent,
});

test('there are 30 worked examples', () => expect(examples).toHaveLength(30));

describe.each(LANGS)('the rules in %s', (lang) => {
  const book = rules[lang];

  test('every ruling has an anchor', () => {
    const anchors = new Set(anchorsOf(book));
    expect(idsIn(rulings)).toHaveLength(27);
    expect(idsIn(rulings).filter((id) => !anchors.has(id))).toEqual([]);
  });

  test('every picture is shown', () => {
    const shown = new Set<unknown>(blocksOf(book).flatMap((block) => ('picture' in block ? [block.picture] : [])));
    const unseen = Object.entries(pictures).filter(([, picture]) => !shown.has(picture));
    expect(unseen.map(([name]) => name)).toEqual([]);
  });

  test('bold and quotes are closed, and no word is in the other alphabet', () => {
    for (const words of wordsOf(book)) {
      expect((words.split('**').length - 1) % 2, words).toBe(0);
      expect(words.split('«').length, words).toBe(words.split('»').length);
      expect(words).not.toMatch(/\s\s|\s[.,:;!)]|\(\s|[.,:;]{2}|^\s|\s$|\(\)| - |['"]/);
      expect(words).not.toMatch(lang === 'en' ? /[а-яё«»]/i : /[a-z]/i);
    }
  });
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

describe('the pictures follow the rules', () => {
  const trains: [name: string, train: ShownTrain][] = Object.entries<Picture>(pictures).flatMap(([name, picture]) =>
    picture.type === 'train' ? [[name, picture]] : [],
  );

  test.each(trains)('on the train of %s every bandit and token is in exactly one car', (_, shown) => {
    const cars = [
      ...shown.bandits.flatMap(({ car, from }) => [car, ...(from === undefined ? [] : [from.car])]),
      ...shown.loot.map(({ car }) => car),
      ...(shown.marshal === undefined ? [] : [shown.marshal.car, shown.marshal.from ?? shown.marshal.car]),
    ];
    expect(cars.filter((car) => car < 0 || car > shown.wagons)).toEqual([]);
    const bandits = shown.bandits.map(({ bandit }) => bandit);
    expect(new Set(bandits).size).toBe(bandits.length);
  });

  test.each(trains)('on the train of %s no bandit is inside the Marshal’s car', (_, shown) => {
    const caught = shown.bandits.filter(({ car, level }) => level === 'inside' && car === shown.marshal?.car);
    expect(caught).toEqual([]);
  });

  test('the ten cards, and the eleven of a team, match the data', () => {
    expect(pictures.actions.cards.map(({ card, copies }) => [card, copies])).toEqual(Object.entries(COPIES));
    const own = pictures.duoDeck.cards.filter(({ bandit }) => bandit !== undefined).map(({ card }) => card);
    expect(own).toEqual([...Object.keys(TEAM_COPIES), ...Object.keys(TEAM_COPIES)]);
    expect(pictures.duoDeck.cards).toHaveLength(own.length + 1);
  });

  test('the totals of the scoring example are right', () => {
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
