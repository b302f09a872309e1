import { expect, test } from 'vitest';
import { wordFilter, wordsIn } from './word-filter.ts';

test('masks listed words, imitations of them and the beginnings that are listed, and nothing else', () => {
  const clean = wordFilter(wordsIn('# rude\nvarmint\n\nhorse* # thieves\nнегодяй'));
  expect(clean('You VARMINT!')).toBe('You *******!');
  expect(clean('v4rm1nt')).toBe('*******');
  expect(clean('vаrmint')).toBe('*******');
  expect(clean('varmints')).toBe('varmints');
  expect(clean('horse, horses, seahorse')).toBe('*****, ******, seahorse');
  expect(clean('Ты негодяй')).toBe('Ты *******');
  expect(wordFilter([])('varmint')).toBe('varmint');
  expect(wordFilter(['*'])('anything')).toBe('anything');
});
