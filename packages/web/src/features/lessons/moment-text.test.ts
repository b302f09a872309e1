import { lessonSteps } from '@saloon/kernel';
import { lesson } from '@saloon/wright-brothers/lesson';
import { expect, test } from 'vitest';
import type { LessonMoment } from '../../local/lesson-worker-contract.ts';
import { backFrom, chapterAt, closedBy, guideText, partOf } from './moment-text.ts';
import { lessonWords } from './text/index.ts';

const said = lessonWords('en');
const where = { run: 1, answers: [] } as const;
const ask: LessonMoment = { type: 'ask', step: 2, astray: 0, ...where };
const mistake: LessonMoment = { type: 'mistake', step: 2, mistake: 1, ...where };
const say: LessonMoment = { type: 'say', step: 0, ...where };
const done: LessonMoment = { type: 'done', step: lessonSteps(lesson).length, ...where };

test('the guide says the text of the step, of the mistake, or of the wrong answer', () => {
  expect(guideText(lesson, say, 'en', said)).toBe(lesson.texts.en.goal);
  expect(guideText(lesson, ask, 'ru', said)).toBe(lesson.texts.ru.sumAsk);
  expect(guideText(lesson, mistake, 'en', said)).toBe(lesson.texts.en.sumSingle);
  expect(guideText(lesson, { ...ask, astray: 1 }, 'en', said)).toBe(lesson.texts.en.sumAstray);
  const readyAsk = lessonSteps(lesson).findIndex(({ text }) => text === 'readyAsk');
  expect(guideText(lesson, { ...ask, step: readyAsk, astray: 1 }, 'en', said)).toBe(said.astray);
  expect(guideText(lesson, done, 'en', said)).toBe(said.done);
});

test('the table takes input only while the guide asks for it', () => {
  expect(closedBy(ask, said)).toBeUndefined();
  for (const moment of [say, mistake, done, { ...say, type: 'others' } as const]) {
    expect(closedBy(moment, said), moment.type).toBeTruthy();
  }
});

test('Back goes to the start of the chapter, and from there to the previous one', () => {
  expect(backFrom(lesson, say)).toEqual({ chapter: 0, isEarlier: false });
  expect(backFrom(lesson, ask)).toEqual({ chapter: 0, isEarlier: false });
  expect(backFrom(lesson, { ...say, type: 'others', step: 4 })).toEqual({ chapter: 0, isEarlier: true });
  expect(backFrom(lesson, { ...mistake, step: 4 })).toEqual({ chapter: 1, isEarlier: false });
  expect(backFrom(lesson, { ...say, step: 5 })).toEqual({ chapter: 1, isEarlier: false });
  expect(chapterAt(lesson, done.step)).toBe(lesson.chapters.length - 1);
});

test('the highlight marks the current topic, and nothing while a move is undone', () => {
  expect(partOf(lesson, ask)).toBe('hand');
  expect(partOf(lesson, mistake)).toBeUndefined();
  expect(partOf(lesson, done)).toBeUndefined();
});
