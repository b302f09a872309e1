import { expect, test } from 'vitest';
import { gameId, seat } from './ids.ts';
import { chapterStarts, isAmong, LESSON_PACE, type Lesson, lessonSteps, lessonTime } from './lesson.ts';
import { seedOf } from './seed.ts';

const lesson: Lesson = {
  game: gameId('nim'),
  options: {},
  seed: seedOf(1),
  cast: { en: ['', 'Jo'], ru: ['', 'Джо'] },
  learner: seat(0),
  covers: { moves: [], events: [] },
  texts: { en: {}, ru: {} },
  chapters: [
    {
      title: 'one',
      steps: [
        { type: 'say', text: 'a' },
        { type: 'say', text: 'b' },
      ],
    },
    { title: 'two', steps: [{ type: 'ask', text: 'c', right: ['take 1'] }] },
    { title: 'three', steps: [{ type: 'say', text: 'd' }] },
  ],
};

test('a position in a lesson is an index into all its steps, and every chapter starts at one', () => {
  expect(lessonSteps(lesson).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  expect(chapterStarts(lesson)).toEqual([0, 2, 3]);
});

test.each([
  [['take 1'], 'take 1', true],
  [['take 1'], 'take 12', false],
  [['take *'], 'take 12', true],
  [['take *'], 'swap', false],
  [['swap', 'take *'], 'take 3', true],
  [[], 'swap', false],
] as const)('among %j is %s: %s', (moves, move, is) => {
  expect(isAmong(moves, move)).toBe(is);
});

test('a lesson’s clock advances only with its inputs, so timers never run out by themselves', () => {
  expect(lessonTime(100, undefined)).toBe(100 + LESSON_PACE);
  expect(lessonTime(100, { id: 1, at: 100_000 }, 500)).toBe(600);
  expect(lessonTime(100, { id: 1, at: 400 }, 500)).toBe(399);
  expect(lessonTime(400, { id: 1, at: 400 }, 500)).toBe(400);
});
