import { LANGS, seat } from '@saloon/kernel';
import { lesson } from '@saloon/wright-brothers/lesson';
import { bestSet } from '@saloon/wright-brothers/wire';
import { expect, test } from 'vitest';
import { alarmOf } from '../logic/alarm.ts';
import { NO_DRAFT } from '../logic/answers.ts';
import { promptFor } from '../logic/prompt.ts';
import { isShooting } from '../logic/race-state.ts';
import { type FixtureName, fixture, situation } from '../testing/fixture.ts';
import type { Cards, Event } from '../wire.ts';
import { wordsIn } from './index.ts';

test('[WB-RULING-25] an extra round is called so in the board’s words, too', () => {
  const { view } = fixture('turn');
  const first = (lang: 'en' | 'ru', round: number) =>
    wordsIn(lang).board({ ...view, round, rounds: 6 }, () => 'Ann', undefined)[0];
  expect(first('en', 6)).toBe('Round 6 of 6. Ann to move.');
  expect(first('en', 7)).toBe('Extra round 1. Ann to move.');
  expect(first('ru', 6)).toBe('Раунд 6 из 6. Ходит Ann.');
  expect(first('ru', 7)).toBe('Дополнительный раунд 1. Ходит Ann.');
});

test('[WB-MISS-6, WB-MISS-12] a Miss is told with one reason at most', () => {
  const told = (target: number, why: 'chosen' | 'forced' | 'auto') =>
    wordsIn('ru').showdown.step(
      { type: 'missed', miss: { type: 'missed', seat: seat(0), target: seat(target), card: '7', why }, n: 1 },
      (at) => ['Анна', 'Боб'][at] ?? '',
    );
  expect(told(1, 'chosen')).toBe('Промах игрока Анна отменяет семёрку игрока Боб.');
  expect(told(0, 'forced')).toBe(
    'Промах игрока Анна отменяет семёрку того же игрока: больше ни у кого старшего номинала нет.',
  );
  expect(told(1, 'auto')).toBe('Промах игрока Анна отменяет семёрку игрока Боб, выбор сделан за владельца.');
});

test('once the shooting is on, the row of sheriffs says so, and not that it may be started', () => {
  const line = (moment: FixtureName, lang: 'en' | 'ru') => {
    const { view } = fixture(moment);
    return wordsIn(lang).sheriffs(2, view.players.length === 2, isShooting(view)).line;
  };
  expect(line('turn', 'en')).toBe('A shootout can start now');
  for (const moment of ['race', 'sealed', 'hand-down'] as const) {
    expect(line(moment, 'en'), moment).toBe('The shootout is on');
    expect(line(moment, 'ru'), moment).toBe('Идёт перестрелка');
  }
  expect(line('duel-turn', 'ru')).toBe('На дуэль уже можно вызвать');
  expect(wordsIn('ru').sheriffs(2, true, true).line).toBe('Идёт дуэль');
  expect(wordsIn('en').sheriffs(4, false, true).line).toBe('The law is here');
});

const readings: [revolver: Cards, cancelled: Cards, en: string, ru: string][] = [
  [[], [], 'Nothing', 'Ничего'],
  [['joker', 'joker'], [], 'Nothing', 'Ничего'],
  [['5', 'joker'], [], 'Two fives', 'Две пятёрки'],
  [['6', '6', '7', 'joker', 'miss'], [], 'Three sixes', 'Три шестёрки'],
  [['6', '7', 'joker'], [], 'Two sevens', 'Две семёрки'],
  [['6', '6', '3', 'joker', 'joker'], ['6', '6'], 'Three threes', 'Три тройки'],
  [['2', '2', '2', '2', '2'], [], 'Five twos', 'Пять двоек'],
  [['1'], [], 'One one', 'Одна единица'],
];

test.each(readings)('[WB-JOKER-3] %j without %j reads %s, %s', (revolver, cancelled, en, ru) => {
  const reading = bestSet(revolver, cancelled);
  expect(LANGS.map((lang) => wordsIn(lang).reading(reading))).toEqual([en, ru]);
});

test.each(LANGS)('in %s keys are named only where the device has them', (lang) => {
  const KEYS = /Space|Enter|Escape|[Пп]робел/;
  const race = { type: 'race-started', race: 1, starter: seat(1), urgent: true } as unknown as Event;
  expect(alarmOf(race, seat(0), lang)).not.toMatch(KEYS);
  expect(Object.values(lesson.texts[lang]).filter((said) => KEYS.test(said))).toEqual([]);
  const line = (hasKeys: boolean) =>
    wordsIn(lang).prompt(promptFor(situation('race'), NO_DRAFT, {}, hasKeys), String).line;
  expect(line(false)).not.toMatch(KEYS);
  expect(line(true)).toMatch(KEYS);
});
