import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Said } from '../opinion-requests.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { isForEyes, opinionText } from './opinion-text.ts';

const said = (best: string, chances: number, played: string, its: number): Said => ({
  step: 3,
  type: 'opinion',
  opinion: { best: { move: best, chances }, played: { move: played, chances: its } },
});

test('the bot says what it would have played and the chances', () => {
  expect(opinionText(en, said('Fire', 62, 'Pass', 40), String)).toBe(
    'A strong bot would have chosen: Fire. It wins about 62 of 100 games from here; the move played wins 40.',
  );
  expect(opinionText(en, said('Fire', 62, 'Fire', 62), String)).toBe(
    'A strong bot would have done the same: it wins about 62 of 100 games.',
  );
  expect(opinionText(en, said('Fire', 62, 'Pass', 60), String)).toContain('as good');
});

test('other views learn nothing that only the mover could see', () => {
  expect([seat(1), 'all' as const].map((eyes) => isForEyes(seat(1), eyes))).toEqual([true, true]);
  expect([seat(0), 'spectator' as const].map((eyes) => isForEyes(seat(1), eyes))).toEqual([false, false]);
});

test('it says when it is thinking and when there was no choice, in both languages', () => {
  for (const words of [en, ru]) {
    const all = [
      opinionText(words, { step: 1, type: 'thinking' }, String),
      opinionText(words, { step: 1, type: 'no-choice' }, String),
      opinionText(words, said('a', 50, 'b', 20), String),
    ];
    expect(new Set(all).size).toBe(3);
  }
});

test.each([
  [1, 'около 1\u00a0победы из 100'],
  [21, 'около 21\u00a0победы из 100'],
  [62, 'около 62\u00a0побед из 100'],
])('%i wins per hundred games in Russian', (chances, told) => {
  for (const played of ['Fire', 'Pass']) {
    expect(opinionText(ru, said('Fire', chances, played, chances), String)).toContain(told);
  }
  expect(opinionText(ru, said('Fire', chances, 'Pass', chances - 30), String)).toContain(told);
});
