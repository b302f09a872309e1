import { LANGS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { messages } from '../../i18n/index.ts';
import { guestWord } from './plate-name.tsx';

test.each(LANGS)('every made-up name has the word for a guest before it: %s', (lang) => {
  const { guestNames, guestName } = messages[lang];
  for (const name of guestNames) expect(guestName(name)).toBe(`${guestWord(guestName(name))}${name}`);
  expect(guestWord(guestName(''))).toBe('');
});

test.each(['Ann', 'Guestina', 'Guest', 'The Guest Ann', 'Гостья', ''])('a name somebody chose has none: %s', (name) => {
  expect(guestWord(name)).toBe('');
});
