import '../testing/all-langs.ts';
import { LANGS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { guests } from '../core/i18n/guests.ts';
import { messages } from '../core/i18n/index.ts';
import { guestNameIn } from './guest-name.ts';

test('a generated name follows the language, both ways', () => {
  expect(guestNameIn('ru', 'Guest Jesse')).toBe('Гость Джесси');
  expect(guestNameIn('en', 'Гость Бун')).toBe('Guest Boone');
  expect(guestNameIn('en', 'Guest Boone')).toBe('Guest Boone');
});

test('every generated name exists in each language', () => {
  expect(guests.ru.names).toHaveLength(guests.en.names.length);
});

test.each(LANGS)('no bot at the table has the name of a guest (%s)', (lang) => {
  const { botNames } = messages[lang];
  expect(guests[lang].names.filter((name) => Object.values(botNames).includes(name))).toEqual([]);
});

test.each(['Jesse', 'Guest', 'Guest Jesse!', ''])('the chosen name %j stays', (name) => {
  expect(guestNameIn('ru', name)).toBeUndefined();
});
