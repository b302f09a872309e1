import { LANGS, type Names, type Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { type FixtureName, fixture, situation } from '../testing/fixture.ts';
import fixtures from '../testing/fixtures.json' with { type: 'json' };
import { wordsIn } from '../text/index.ts';
import { answersFor, NO_DRAFT } from './answers.ts';
import { promptFor } from './prompt.ts';
import { showdownSteps } from './showdown.ts';

const names: Names = (seat: Seat) => ['Энн', 'Bob', 'Cal', 'Dot'][seat] ?? '';
const moments = Object.keys(fixtures) as FixtureName[];

const asked: [moment: FixtureName, prompt: string][] = [
  ['turn', 'your-turn'],
  ['other', 'other-turn'],
  ['watching', 'watching'],
  ['switch-return', 'give-back'],
  ['switch-robbed', 'robbed'],
  ['switch-other', 'switching'],
  ['race', 'race'],
  ['hand-down', 'hand-down'],
  ['duel-suspense', 'suspense'],
  ['duel', 'duel'],
  ['duel-no-go', 'duel'],
  ['sealed', 'seal'],
  ['sealed-done', 'sealed'],
  ['miss', 'your-miss'],
  ['miss-other', 'other-miss'],
  ['round-over', 'round-over'],
  ['game-over', 'game-over'],
];

test.each(asked)('at %s the bar says: %s', (moment, prompt) => {
  expect(promptFor(situation(moment), NO_DRAFT).type).toBe(prompt);
});

test('a sum stands in the question', () => {
  expect(promptFor(situation('turn'), { ...NO_DRAFT, chosen: ['7', '3', '4'] })).toEqual({
    type: 'throw',
    cards: ['7', '3', '4'],
    sum: '3 + 4 = 7',
  });
  expect(promptFor(situation('turn'), { ...NO_DRAFT, chosen: ['3', 'miss'] }).type).toBe('only-load');
});

test.each(LANGS)('every moment has its words in %s', (lang) => {
  const words = wordsIn(lang);
  for (const moment of moments) {
    const where = situation(moment);
    const { title, line } = words.prompt(promptFor(where, NO_DRAFT), names);
    const said = [
      title,
      line,
      ...answersFor(where, NO_DRAFT).map(({ saying }) => words.answer(saying, names)),
      ...showdownSteps(where.view, fixture(moment).events).map((step) => words.showdown.step(step, names)),
      ...words.board(where.view, names, where.you),
      Object.values(words.sheriffs(where.view.sheriffs, false)).join(' '),
    ];
    for (const text of said) {
      expect(text).not.toMatch(/undefined|NaN|\[object|face-down|\s\s/);
      expect(text.trim()).not.toBe('');
    }
  }
});

test('in a duel nothing on the screen tells go from no-go', () => {
  for (const lang of LANGS) {
    const words = wordsIn(lang);
    const said = (moment: FixtureName) => words.prompt(promptFor(situation(moment), NO_DRAFT), names);
    expect(said('duel')).toEqual(said('duel-no-go'));
  }
});
