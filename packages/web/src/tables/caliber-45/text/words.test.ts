import { LANGS, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { answersFor, NO_DRAFT } from '../logic/answers.ts';
import { promptFor } from '../logic/prompt.ts';
import { type FixtureName, fixture, situation } from '../testing/fixture.ts';
import fixtures from '../testing/fixtures.json' with { type: 'json' };
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
    const { title, line } = words.prompt(promptFor(here, NO_DRAFT), names);
    const said = [
      title,
      line,
      ...answersFor(here, NO_DRAFT).map(({ saying }) => words.answer(saying, names)),
      ...words.board(view, names, you),
      ...words.fact(view, names).flat(),
      ...view.players.map((_, i) => words.finalNote(view, seat(i))),
      ...events.map((event) => words.tell(event, names) ?? ''),
      (you === undefined ? undefined : words.timeOut(view, you)) ?? '',
    ];
    for (const text of said) {
      expect(text).not.toMatch(BROKEN);
      expect(text).not.toMatch(FOREIGN[lang]);
    }
    expect(title).not.toBe('');
  });
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
