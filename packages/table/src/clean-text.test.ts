import { LIMITS } from '@saloon/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, cleanText, cut } from './index.ts';

test.each([
  ['  Ann  ', 'Ann'],
  ['Анна-Мария', 'Анна-Мария'],
  ['a\n\tb\r\nc', 'a b c'],
  ['a\u0000\u0007b\u007f', 'ab'],
  ['\u202eevil\u202c \u2066x\u2069', 'evil x'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['Ann\u034f\ufe0f\u180b\u17b4\u{e0101}', 'Ann'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['e\u0301', '\u00e9'],
  ['e\u200d\u0301', '\u00e9'],
  [`z${'\u0336'.repeat(50)}`, `z${'\u0336'.repeat(3)}`],
  ['half \ud83d pair', 'half pair'],
  ['🤠', '🤠'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('a name is cut to its length without breaking a character, and may turn out to be none', () => {
  expect(cleanName('🤠'.repeat(10_000))).toBe('🤠'.repeat(LIMITS.nameLength));
  expect(cleanName('\u200b \u202e')).toBeUndefined();
  expect(cleanName('\u034f\ufe0f')).toBeUndefined();
  expect(cut('abc def', 4)).toBe('abc');
});

test('cleaning twice is cleaning once, and leaves nothing invisible or wild', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u);
      expect([...(cleanName(text) ?? '')].length).toBeLessThanOrEqual(LIMITS.nameLength);
    }),
  );
});
