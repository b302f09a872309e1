import { LANGS, type Names, type Seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { ann, bob, dot, type FixtureName, fixture, situation } from '../testing/fixture.ts';
import fixtures from '../testing/fixtures.json' with { type: 'json' };
import { wordsIn } from '../text/index.ts';
import { answersFor, NO_DRAFT } from './answers.ts';
import { promptFor } from './prompt.ts';
import { showdownSteps } from './showdown.ts';
import type { Situation } from './why.ts';

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

describe('what is said holds for whoever reads it', () => {
  const english = wordsIn('en');
  const said = (where: Situation, house?: Readonly<Record<string, unknown>>, draft = NO_DRAFT) =>
    english.prompt(promptFor(where, draft, house), names);

  test('[WB-DUEL-10, WB-DUEL-11] in a race of two nobody is shut out: the first hand gets the bonus cards', () => {
    const { view, ...rest } = situation('arrival');
    expect(said({ view, ...rest }).line).toContain('The slowest hand gets nothing.');
    const two = { ...view, players: view.players.slice(0, 2) };
    expect(said({ view: two, ...rest }).line).toContain('The first hand gets the bonus cards.');
  });

  test('[WB-SEAL-2, WB-SEAL-8] only whoever has chosen is told that the choice is sealed', () => {
    const { view } = situation('sealed-done');
    expect(view.race).toMatchObject({ starter: dot, submitted: [ann, bob] });
    expect(said({ view, moves: [], you: bob }).title).toBe('Your choice is sealed');
    for (const you of [dot, undefined]) {
      expect(said({ view, moves: [], you })).toEqual({
        title: 'Choices are made in secret',
        line: 'Still choosing: Cal.',
      });
    }
  });

  test('[WB-DUEL-7] only the opponent of whoever fouled is promised the bonus cards', () => {
    const { view } = situation('duel-suspense');
    const fouled = { ...view, duel: { caller: ann, cards: 'face-down', fouler: ann } } as const;
    const told = (you: Seat | undefined) => said({ view: fouled, moves: [], you });
    expect(told(bob).line).toBe('The bonus cards will be yours. Load until then.');
    for (const you of [ann, undefined]) {
      expect(told(you).line).toBe('The bonus cards go to the other side when the cards turn up.');
    }
    expect([told(ann).title, told(undefined).title]).toEqual(['Your nerves failed', 'Энн lost their nerve']);
  });

  test('[WB-RULING-30] where an early hand is no foul, none is threatened', () => {
    const where = situation('duel-suspense');
    expect(said(where).line).toContain('A hand before that is a foul.');
    expect(said(where, { earlySlapFoul: false }).line).toContain('An early hand does not count.');
  });

  test('[WB-SEAL-7] a duel with sealed choices is not fought by slapping', () => {
    const draft = { ...NO_DRAFT, intent: { type: 'start' } } as const;
    expect(said(situation('duel-turn'), {}, draft).line).toContain('Slap only if yours is higher.');
    expect(said(situation('duel-turn'), { raceMode: 'sealed' }, draft).line).toContain('both choose in secret.');
  });
});

test('in a duel nothing on the screen tells go from no-go', () => {
  for (const lang of LANGS) {
    const words = wordsIn(lang);
    const said = (moment: FixtureName) => words.prompt(promptFor(situation(moment), NO_DRAFT), names);
    expect(said('duel')).toEqual(said('duel-no-go'));
  }
});
