import { LIMITS } from '@saloon/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, cleanTalk, cleanText, cut } from '../index.ts';

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

/** A black flag with letters that nobody sees; `end` closes them. */
const flag = (letters: string, end = '\u{e007f}'): string =>
  `🏴${letters.replace(/./g, (one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0)))}${end}`;

test.each([
  ['I \u2764\ufe0f you', 'I \u2764\ufe0f you'],
  ['\u2620\ufe0f\ufe0f', '\u2620\ufe0f'],
  ['👩‍🚀 and 🤠', '👩‍🚀 and 🤠'],
  ['👍🏽', '👍🏽'],
  ['❤️‍🔥', '❤️‍🔥'],
  ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  ['1\ufe0f a\ufe0f', '1 a'],
  ['a\u200db \u200d👩\u200d', 'ab 👩'],
  ['\u2764\u200b\ufe0f', '\u2764'],
  ['\u{1faff}\ufe0f', ''],
  ['\u202eevil\u202c', 'evil'],
  [`${flag('gbeng')}${flag('gbsct')} ${flag('gbwls')}`, `${flag('gbeng')}${flag('gbsct')} ${flag('gbwls')}`],
  ['🏴‍☠️', '🏴‍☠️'],
  [flag('gbeng', ''), '🏴'],
  [flag('gbengx'), '🏴'],
  [flag('buyhats'), '🏴'],
  [flag('gbeng').replace('🏴', '🤠'), '🤠'],
  [`${flag('gbeng')}${flag('hi').slice(2)}`, flag('gbeng')],
  [flag('gbeng').replace('🏴', '🏴\u200b'), '🏴'],
  [' a\nb ', 'a b'],
])('in talk %j becomes %j, and in a name nothing invisible stays', (text, clean) => {
  expect(cleanTalk(text)).toBe(clean);
  expect(cleanName(text) ?? '').not.toMatch(/\p{DI}/u);
});

test('cleaning talk twice is cleaning it once, and without its emoji it is a clean text', () => {
  const letter = fc.constantFrom(
    'a',
    '1',
    '#',
    ' ',
    '❤',
    '👩',
    '🚀',
    '🏽',
    '\ufe0f',
    '\u200d',
    '\u20e3',
    '\u200b',
    '\u0301',
    '🏴',
    flag('gbsct'),
    flag('x').slice(2),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: letter })), (text) => {
      const clean = cleanTalk(text);
      expect(cleanTalk(clean)).toBe(clean);
      expect(clean.replaceAll(flag('gbsct'), '').replace(/\ufe0f|\u200d/gu, '')).not.toMatch(/\p{DI}|\p{Cc}/u);
      expect(clean).not.toMatch(/(?<![\p{Extended_Pictographic}0-9#*])\ufe0f|^\u200d|\u200d$/u);
    }),
  );
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
