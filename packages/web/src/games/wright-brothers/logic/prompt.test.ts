import { LANGS, type Names, type Seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { ann, bob, dot, emptyHanded, type FixtureName, fixture, situation } from '../testing/fixture.ts';
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

test('a player whose own act is still shown is not told of themselves by name', () => {
  const { view } = situation('turn');
  expect(promptFor({ view, you: view.active, moves: [] }, NO_DRAFT)).toEqual({ type: 'own-turn' });
});

test('[WB-TURN-7] who has no cards is asked to pass, or to start where that may be', () => {
  const promptOf = (moment: FixtureName) => promptFor(emptyHanded(situation(moment)), NO_DRAFT);
  expect(promptOf('turn')).toEqual({ type: 'empty-hand', canStart: true, isDuel: false });
  expect(promptOf('turn-early')).toEqual({ type: 'empty-hand', canStart: false, isDuel: false });
  expect(wordsIn('en').prompt(promptOf('turn-early'), names).line).toBe('No cards: you can only pass.');
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
      Object.values(words.sheriffs(where.view.sheriffs, false, false)).join(' '),
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
        title: 'Sealed choices',
        line: 'Still choosing: Cal.',
      });
    }
  });

  test('[WB-DUEL-7] only the opponent of whoever fouled is promised the bonus cards', () => {
    const { view } = situation('duel-suspense');
    const fouled = { ...view, duel: { caller: ann, cards: 'face-down', fouler: ann } } as const;
    const told = (you: Seat | undefined) => said({ view: fouled, moves: [], you });
    expect(told(bob).line).toBe('You’ll get the bonus cards. You can still load.');
    for (const you of [ann, undefined]) {
      expect(told(you).line).toBe('The opponent gets the bonus cards once the cards are revealed.');
    }
    expect([told(ann).title, told(undefined).title]).toEqual(['You lost your nerve', 'Энн lost their nerve']);
  });

  test('[WB-RULING-30] where an early hand is no foul, none is threatened', () => {
    const where = situation('duel-suspense');
    expect(said(where).line).toContain('An early slap is a foul.');
    expect(said(where, { earlySlapFoul: false }).line).toContain('An early slap doesn’t count.');
  });

  test('[WB-SWITCH-3, WB-SWITCH-4] a hand of one card is not said to lose two', () => {
    const { view, ...rest } = situation('turn-events');
    const aim = { ...NO_DRAFT, chosen: ['switch'], intent: { type: 'aim', card: 'switch' } } as const;
    const play = { ...NO_DRAFT, chosen: ['switch'] } as const;
    const lines = (cards: readonly number[]) => {
      const players = view.players.map((player, at) => ({ ...player, cards: cards[at] ?? player.cards }));
      return [aim, play].map((draft) => said({ view: { ...view, players }, ...rest }, {}, draft).line);
    };
    expect(lines([5, 2, 6, 5])).toEqual(['You take two at random and give back any two.', english.cards.switch.rule]);
    const some = 'You take two at random, or the only one, and give back as many.';
    expect(lines([5, 1, 6, 5])).toEqual([some, some]);
    const only = 'You take the only card and give back any one.';
    expect(lines([5, 1, 1, 1])).toEqual([only, only]);
    // A card of one's own is taken from nobody.
    expect(lines([1, 2, 6, 5])).toEqual(lines([5, 2, 6, 5]));
  });

  test('[WB-SWITCH-3, WB-SWITCH-7] one card that was taken is one card in every sentence', () => {
    const one = (moment: FixtureName) => {
      const { view, ...rest } = situation(moment);
      const taking = { target: bob, count: 1, taken: undefined, ...view.taking };
      return { view: { ...view, taking: { ...taking, count: 1 } }, ...rest };
    };
    expect(said(one('switch-robbed'))).toMatchObject({
      title: expect.stringMatching(/takes your card$/),
      line: '1 card taken; you’ll get as many back.',
    });
    expect(said(one('switch-other')).line).toMatch(/^1 card from /);
    expect(english.timeOut(one('switch-return').view)).toBe('If time runs out, the same card goes back.');
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

test('only a device with a keyboard is told which keys slap', () => {
  const line = (hasKeys: boolean, lang: 'en' | 'ru') =>
    wordsIn(lang).prompt(promptFor(situation('race'), NO_DRAFT, {}, hasKeys), () => 'Ann').line;
  for (const lang of ['en', 'ru'] as const) {
    expect(line(true, lang)).toContain('Enter');
    expect(line(false, lang)).not.toContain('Enter');
  }
});

test('[WB-SHER-4] between the fourth sheriff and the signal nothing is asked, and no words tell the moment', () => {
  const where = situation('duel-suspense');
  const view = { ...where.view, phase: 'arrival-suspense', duel: undefined } as const;
  const prompt = promptFor({ ...where, view }, NO_DRAFT);
  expect(prompt).toEqual({ type: 'arrival' });
  for (const lang of LANGS) expect(wordsIn(lang).prompt(prompt, names).title).toMatch(/fourth|Четвёртый/);
});
