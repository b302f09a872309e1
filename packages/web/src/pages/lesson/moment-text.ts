import { chapterStarts, type Lang, type Lesson, lessonSteps } from '@saloon/kernel';
import type { LessonMoment } from '../../solo/lesson-worker-contract.ts';
import type { Said } from './text/en.ts';

/** What the guide says at this moment. */
export function guideText(lesson: Lesson, moment: LessonMoment, lang: Lang, said: Said): string {
  const step = lessonSteps(lesson)[moment.step];
  if (step === undefined || moment.type === 'done') return said.done;
  const text = (id: string) => lesson.texts[lang][id] ?? '';
  if (step.type !== 'ask') return text(step.text);
  if (moment.type === 'mistake') return text(step.mistakes?.[moment.mistake]?.text ?? step.text);
  if (moment.type !== 'ask' || moment.astray === 0) return text(step.text);
  return step.astray === undefined ? said.astray : text(step.astray);
}

/** Why nothing can be played now; nothing while something is asked. */
export function closedBy(moment: LessonMoment, said: Said): string | undefined {
  switch (moment.type) {
    case 'ask':
      return undefined;
    case 'say':
      return said.listen;
    case 'others':
      return said.watchOthers;
    case 'mistake':
      return said.understand;
    case 'done':
      return said.doneTitle;
  }
}

/** The chapter of a step; the last one when all are over. */
export const chapterAt = (lesson: Lesson, step: number): number =>
  Math.max(
    0,
    chapterStarts(lesson).findLastIndex((start) => start <= step),
  );

/** Where Back leads: to the beginning of this chapter, or of the one before when this is it. */
export function backFrom(
  lesson: Lesson,
  moment: LessonMoment,
): { readonly chapter: number; readonly isEarlier: boolean } {
  const chapter = chapterAt(lesson, moment.step);
  const isStart = chapterStarts(lesson)[chapter] === moment.step && moment.type !== 'mistake';
  return isStart && chapter > 0 ? { chapter: chapter - 1, isEarlier: true } : { chapter, isEarlier: false };
}

/** Where light falls. */
export const partOf = (lesson: Lesson, moment: LessonMoment): string | undefined =>
  moment.type === 'done' || moment.type === 'mistake' ? undefined : lessonSteps(lesson)[moment.step]?.part;
