import '../../testing/all-langs.ts';
import { expect, test } from 'vitest';
import { t } from '../../core/i18n/index.ts';
import { silentWords } from './silent-words.ts';

test('the text mentions a waiting move only if one was sent', () => {
  const words = t().table;
  expect(silentWords(3, false)).toBe(words.retryIn(3));
  expect(silentWords(3, true)).toBe(`${words.retryIn(3)} ${words.moveKept}`);
  expect(silentWords(undefined, false)).toBe(words.retrying);
  expect(silentWords(undefined, true)).toBe(`${words.retrying} ${words.moveKept}`);
});
