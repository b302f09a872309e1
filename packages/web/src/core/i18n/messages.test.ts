import '../../testing/all-langs.ts';
import { ERRORS, REFUSALS } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { messages } from './index.ts';
import { calendar, shortTime, spokenTime } from './time.ts';

/** Every text of a tree by its path. Functions are called with numbers and words. */
function textsOf(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function') return [[path, spoken(tree as (...args: unknown[]) => unknown)]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, part]) => textsOf(part, `${path}.${name}`));
}

function spoken(text: (...args: unknown[]) => unknown): string {
  try {
    return String(text(3, 5));
  } catch {
    return String(text('Ann', 'Bob'));
  }
}

test('both languages have the same texts, none of them empty', () => {
  const en = textsOf(messages.en);
  const ru = textsOf(messages.ru);
  expect(ru.map(([path]) => path)).toEqual(en.map(([path]) => path));
  expect([...en, ...ru].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('a Russian text has Cyrillic letters, an English one has none', () => {
  const same = ['F6', '←', 'Tab', 'Esc', '1–9', '?', '×', '3–5', 'Enter'];
  const isSign = (text: string) => same.some((sign) => text.startsWith(sign)) || /^[A-Z]$/.test(text);
  expect(textsOf(messages.en).filter(([, text]) => /[а-яё]/i.test(text))).toEqual([]);
  expect(
    textsOf(messages.ru).filter(([, text]) => !/[а-яё]/i.test(text) && !isSign(text) && !/^\d+$/.test(text)),
  ).toEqual([]);
});

test('every refusal and error of the wire has a sentence', () => {
  for (const { refusals } of Object.values(messages)) {
    for (const code of [...REFUSALS, ...ERRORS]) expect(refusals[code]).toMatch(/[.!]$/);
  }
});

test.each([
  [1, '1\u00a0событие', '1 thing happened'],
  [2, '2\u00a0события', '2 things happened'],
  [5, '5\u00a0событий', '5 things happened'],
  [21, '21\u00a0событие', '21 things happened'],
])('%i missed events', (n, ru, en) => {
  expect(messages.ru.table.missed(n)).toContain(ru);
  expect(messages.en.table.missed(n)).toContain(en);
});

test.each([
  [0, '0', '0 seconds', '0 секунд'],
  [400, '1', '1 second', '1 секунда'],
  [42_000, '42', '42 seconds', '42 секунды'],
  [119_000, '119', '119 seconds', '119 секунд'],
  [300_000, '5m', '5 minutes', '5 минут'],
  [9 * 3_600_000, '9h', '9 hours', '9 часов'],
  [2 * 86_400_000, '2d', '2 days', '2 дня'],
])('%i ms on a clock', (time, short, en, ru) => {
  expect(shortTime('en', time)).toBe(short);
  expect(spokenTime('en', time)).toBe(en);
  expect(spokenTime('ru', time)).toBe(ru);
});

test('the end of a long time is a date', () => {
  const end = new Date(2026, 10, 17, 14, 5).getTime();
  expect(calendar('en', end, 'day')).toBe('Nov 17');
  expect(calendar('ru', end, 'day')).toBe('17 нояб.');
  expect(calendar('en', end, 'moment')).toBe('November 17 at 2:05 PM');
  expect(calendar('ru', end, 'moment')).toBe('17 ноября в 14:05');
});
