import { expect, test } from 'vitest';
import type { LessonMoment } from '../../local/lesson-worker-contract.ts';
import { comesAfter } from './use-shown.ts';

const at = { step: 3, run: 1, answers: [] } as const;
const others: LessonMoment = { type: 'others', ...at };

test('explanations and tasks wait for the table’s animations; other players’ moves and a new deal do not', () => {
  expect(comesAfter(others, { type: 'say', ...at, step: 4 })).toBe(true);
  expect(comesAfter(others, { type: 'ask', ...at, step: 4, astray: 0 })).toBe(true);
  expect(comesAfter({ type: 'ask', ...at, astray: 0 }, { type: 'mistake', ...at, mistake: 0 })).toBe(true);
  expect(comesAfter({ type: 'say', ...at }, { ...others, step: 4 })).toBe(false);
  expect(comesAfter(others, { type: 'say', ...at, step: 4, run: 2 })).toBe(false);
});

test('a wrong answer gets its comment at once', () => {
  expect(comesAfter({ type: 'ask', ...at, astray: 0 }, { type: 'ask', ...at, astray: 1 })).toBe(false);
});
