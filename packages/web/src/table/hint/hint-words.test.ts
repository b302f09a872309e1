import { text } from '@saloon/colt-express/text';
import { expect, test } from 'vitest';
import { en } from '../../core/i18n/en.ts';
import { ru } from '../../core/i18n/ru.ts';
import { reasonsIn, whyOf } from './hint-words.ts';

const moves = [62, 56, 41].map((chances) => ({ move: 'any', chances }));

test('the first move says what it gains, the others what they lose, with correct plurals', () => {
  expect(moves.map((_, i) => whyOf(en.hint, moves, i, 9))).toEqual([
    'Wins about 62 of 100 games from here. That’s about 6 more than the next move.',
    'Wins about 56 of 100 games from here. That’s about 6 fewer than the best move.',
    'Wins about 41 of 100 games from here. That’s about 21 fewer than the best move.',
  ]);
  expect(moves.map((_, i) => whyOf(ru.hint, moves, i, 9))).toEqual([
    'С\u00a0этим ходом — примерно 62\u00a0победы из 100. Это примерно на 6\u00a0побед больше, чем у\u00a0следующего хода.',
    'С\u00a0этим ходом — примерно 56\u00a0побед из 100. Это примерно на 6\u00a0побед меньше, чем у\u00a0лучшего.',
    'С\u00a0этим ходом — примерно 41\u00a0победа из 100. Это примерно на 21\u00a0победу меньше, чем у\u00a0лучшего.',
  ]);
});

test('equal moves are called equal, and a single move the only one', () => {
  const alike = [50, 50].map((chances) => ({ move: 'any', chances }));
  expect(whyOf(en.hint, alike, 0, 2)).toBe(`${en.hint.chances(50)} ${en.hint.even}`);
  expect(whyOf(en.hint, alike, 1, 2)).toBe(`${en.hint.chances(50)} ${en.hint.evenFirst}`);
  expect(whyOf(en.hint, alike.slice(1), 0, 1)).toBe(`${en.hint.only} ${en.hint.chances(50)}`);
});

test('a number comes with its margin, and a difference that chance can make is none', () => {
  const [first, second, third] = [
    { move: 'any', chances: 57, margin: 10 },
    { move: 'any', chances: 53, margin: 10, isEven: true },
    { move: 'any', chances: 31, margin: 9 },
  ];
  const said = [0, 1, 2].map((at) => whyOf(en.hint, [first, second, third], at, 9));
  expect(said).toEqual([
    'Wins about 57 of 100 games from here, give or take 10. About as good as the next move.',
    'Wins about 53 of 100 games from here, give or take 10. About as good as the best move.',
    'Wins about 31 of 100 games from here, give or take 9. That’s about 26 fewer than the best move.',
  ]);
  expect(whyOf(ru.hint, [first, third], 0, 9)).toContain('из 100, плюс-минус 10. Это примерно на 26');
  expect(ru.hint.toWin('Пас', 57, 10)).toBe('Пас: примерно 57\u00a0% на победу (±10).');
});

test('a hint with one move doesn’t call it the only one if there are others', () => {
  expect(whyOf(en.hint, moves.slice(0, 1), 0, 2)).toBe(en.hint.chances(62));
});

test('reasons use the game’s words; unknown ones are left out', () => {
  const reasons = [
    { tone: 'good', type: 'hides' },
    { tone: 'good', type: 'reads-minds' },
    { tone: 'bad', type: 'empty-revolver' },
  ] as const;
  const words: Parameters<typeof reasonsIn>[0] = text.en as never;
  expect(reasonsIn(words, reasons, String)).toEqual([
    { tone: 'good', sentence: 'Nobody will know what’s coming.' },
    { tone: 'bad', sentence: 'Your revolver is empty.' },
  ]);
  const { because: _, ...silent } = text.en;
  expect(reasonsIn(silent as never, reasons, String)).toEqual([]);
});
