import { expect, test } from 'vitest';
import { sheets } from '../testing/sheets.ts';

test('felt stays felt: both card tables have the same cloth by day and by night', () => {
  const tokens = sheets.filter(({ file }) => /^games\/(caliber-45|wright-brothers)\/tokens\.css$/.test(file));
  expect(tokens.map(({ file }) => file)).toHaveLength(2);
  expect(tokens.filter(({ css }) => css.includes('data-theme'))).toEqual([]);
});
