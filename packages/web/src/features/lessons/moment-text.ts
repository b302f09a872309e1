import { chapterStarts, type Lang, type Lesson, lessonSteps } from '@saloon/kernel';
import type { LessonMoment } from '../../local/lesson-worker-contract.ts';
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

/** Why the player can't act now. Undefined while the guide asks for something. */
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

/** The chapter of a step, or the last chapter once the lesson is over. */
export const chapterAt = (lesson: Lesson, step: number): number =>
  Math.max(
    0,
    chapterStarts(lesson).findLastIndex((start) => start <= step),
  );

/** Where Back goes: the start of this chapter, or of the previous one if the learner is at the start. */
export function backFrom(
  lesson: Lesson,
  moment: LessonMoment,
): { readonly chapter: number; readonly isEarlier: boolean } {
  const chapter = chapterAt(lesson, moment.step);
  const isStart = chapterStarts(lesson)[chapter] === moment.step && moment.type !== 'mistake';
  return isStart && chapter > 0 ? { chapter: chapter - 1, isEarlier: true } : { chapter, isEarlier: false };
}

/** The part of the table to highlight. */
export const partOf = (lesson: Lesson, moment: LessonMoment): string | undefined =>
  moment.type === 'done' || moment.type === 'mistake' ? undefined : lessonSteps(lesson)[moment.step]?.part;
