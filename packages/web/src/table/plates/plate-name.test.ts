import { LANGS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { guests } from '../../core/i18n/guests.ts';
import { guestWord } from './plate-name.tsx';

test.each(LANGS)('every made-up name has the word for a guest before it: %s', (lang) => {
  const { names: guestNames, name: guestName } = guests[lang];
  for (const name of guestNames) expect(guestName(name)).toBe(`${guestWord(guestName(name))}${name}`);
  expect(guestWord(guestName(''))).toBe('');
});

test.each(['Ann', 'Guestina', 'Guest', 'The Guest Ann', 'Гостья', ''])('a name somebody chose has none: %s', (name) => {
  expect(guestWord(name)).toBe('');
});
