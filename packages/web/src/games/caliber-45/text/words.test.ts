import { text } from '@saloon/caliber-45/text';
import { LANGS, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { tellerAt } from '../../../table/telling/teller-at.ts';
import { answersFor, NO_DRAFT } from '../logic/answers.ts';
import { promptFor } from '../logic/prompt.ts';
import { type FixtureName, fixture, situation } from '../testing/fixture.ts';
import fixtures from '../testing/fixtures.json' with { type: 'json' };
import type { WeaponId } from '../wire.ts';
import { wordsIn } from './index.ts';

const NAMES = { en: ['Ann', 'Bob', 'Cal', 'Dot', 'Eve'], ru: ['Анна', 'Боб', 'Кэл', 'Дот', 'Ева'] } as const;
const MOMENTS = Object.keys(fixtures) as FixtureName[];
const BROKEN = /undefined|NaN|\[object|null/;
const FOREIGN = { en: /[А-Яа-яЁё]/, ru: /[A-Za-z]{2,}/ } as const;

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);
  const names = (at: number) => NAMES[lang][at] ?? NAMES[lang][0];
  test.each(MOMENTS)('%s is told whole and in one language', (moment) => {
    const { view, events, seat: you } = fixture(moment);
    const here = situation(moment);
    const gameWords = text as Parameters<typeof tellerAt>[0]['words'];
    const tell = tellerAt({ table: {}, words: gameWords, lang, names, view, you });
    const { title, line } = words.prompt(promptFor(here, NO_DRAFT), names);
    const said = [
      title,
      line,
      ...answersFor(here, NO_DRAFT).map(({ saying }) => words.answer(saying, names)),
      ...words.board(view, names, you),
      ...words.fact(view, names).flat(),
      ...view.players.map((_, i) => words.finalNote(view, seat(i))),
      ...events.map((event) => tell(event) ?? ''),
      (you === undefined ? undefined : words.timeOut(view, you)) ?? '',
    ];
    for (const one of said) {
      expect(one).not.toMatch(BROKEN);
      expect(one).not.toMatch(FOREIGN[lang]);
    }
    expect(title).not.toBe('');
  });
});

test('the robbery that reached the target counts in the box of facts', () => {
  const { view } = fixture('over');
  const facts = (why: 'target' | 'robbery-cap') =>
    wordsIn('en').fact({ ...view, robberies: 4, ended: { why, winners: [0], ranks: [1, 2] } }, () => 'Ann');
  expect(facts('target')).toContainEqual(['Robberies', '5']);
  expect(facts('robbery-cap')).toContainEqual(['Robberies', '4']);
});

test('one robbery and one rival are told in the singular', () => {
  const { view } = fixture('arm');
  const arming = (robberies: number) => wordsIn('en').board({ ...view, robberies }, () => 'Ann', undefined)[0];
  expect(arming(1)).toBe('Arming. 1 robbery so far.');
  expect(arming(2)).toBe('Arming. 2 robberies so far.');
  const rivals = (...seats: number[]) =>
    wordsIn('ru').prompt(
      { type: 'face', danger: { type: 'guards', count: 3 }, rivals: seats.map(seat), chosen: [] },
      (at) => NAMES.ru[at] ?? '',
    ).line;
  expect(rivals(1)).toBe('Потом за добычей придёт Боб: приберегите патроны.');
  expect(rivals(1, 2)).toBe('Потом за добычей придут Боб и Кэл: приберегите патроны.');
});

test('one of several rivals is shot at, not all of them', () => {
  const line = (lang: 'en' | 'ru', ...seats: number[]) =>
    wordsIn(lang).prompt(
      { type: 'shootout', rivals: seats.map(seat), chosen: [], canFire: false },
      (at) => NAMES[lang][at] ?? '',
    ).line;
  expect(line('en', 1)).toBe('Shoot at Bob, arm yourself, or flee.');
  expect(line('en', 1, 2, 3)).toBe('Shoot at Bob, Cal or Dot, arm yourself, or flee.');
  expect(line('ru', 1, 2)).toBe('Стреляйте (Боб или Кэл), вооружайтесь или бегите.');
});

test('cards to swap are named as a sentence does', () => {
  const title = (...cards: WeaponId[]) => wordsIn('en').prompt({ type: 'exchange', cards }, () => '').title;
  expect(title('cactus')).toBe('Swap a cactus?');
  expect(title('bullet-2', 'coyote')).toBe('Swap two bullets and a coyote?');
  expect(title('mustang')).toBe('Swap a Mustang?');
});

test('a swap without a card asks for any card, a shot for bullets', () => {
  expect(wordsIn('en').long('NO_DISCARD')).not.toContain('bullet');
  expect(wordsIn('ru').long('NO_DISCARD')).not.toContain('патрон');
  expect(wordsIn('en').long('NO_CARDS')).toContain('bullet');
});

test.each(LANGS)('no two piles have one name (%s)', (lang) => {
  const names = Object.values(wordsIn(lang).piles);
  expect(new Set(names).size).toBe(names.length);
});

test('a call names the player who announced', () => {
  const { title } = wordsIn('ru').prompt({ type: 'call', by: seat(1), price: undefined }, () => 'Боб');
  expect(title).toBe('Боб объявляет ограбление. Вы едете?');
});

test('[C45-PAY-6, C45-PAY-7] what a payment leaves owed says to whom, why, and what becomes of it', () => {
  expect(wordsIn('en').price.debt(100_000)).toBe(
    'The bank has no change: you owe it $100,000, which is paid automatically once the bills match.',
  );
  expect(wordsIn('ru').price.debt(100_000)).toBe(
    'У\u00a0банка нет сдачи: вы должны ему $100\u00a0000. Долг спишется сам, как только подойдут купюры.',
  );
});

test('[C45-DIV-1, C45-SHER-8, C45-IND-2] somebody is in line for the loot only where there may be loot', () => {
  const scene = (moment: FixtureName) => wordsIn('en').board(fixture(moment).view, String, undefined)[0];
  expect(scene('shootout')).toContain('Next in line for the loot:');
  expect(fixture('fine').view.robbery).toMatchObject({ card: { kind: 'sheriff' }, heirs: [0, 3] });
  expect(scene('fine')).not.toContain('Next in line for the loot:');
});

test('[C45-SHOOT-10, C45-SHOOT-11] the turn is promised to a target who defends, not to one who leaves', () => {
  const line = (lang: 'en' | 'ru') => wordsIn(lang).prompt({ type: 'aim', cards: ['bullet-3'] }, String).line;
  expect(line('en')).toBe('The target answers. If they defend, it’s their turn.');
  expect(line('ru')).toBe('Цель отвечает, а если защитится, ход её.');
});
