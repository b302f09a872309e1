import type { Lang, Lesson } from '@saloon/kernel';
import type { ServerMessage, TableCommand } from '@saloon/protocol';
import type { LessonMoment } from '@saloon/study';
import type { Answer } from '@saloon/table';

export type { LessonMoment } from '@saloon/study';

/** How the page asks the worker that gives a lesson. Both are of one build: nothing in it is a stranger's. */
export type LessonRequest =
  | {
      readonly type: 'begin';
      readonly lesson: Lesson;
      readonly lang: Lang;
      readonly name: string;
      readonly step: number;
      readonly answers: readonly string[];
      /** How many times faster than people the others play. */
      readonly speed: number;
    }
  /** Heard; or a mistake is understood and taken back. */
  | { readonly type: 'next' }
  /** The learner wants to be shown. */
  | { readonly type: 'show' }
  | { readonly type: 'chapter'; readonly chapter: number }
  | { readonly type: 'do'; readonly id: number; readonly command: TableCommand };

/** What the worker tells, all of it of one moment. */
export type LessonReply = {
  readonly moment: LessonMoment;
  /** The table, when it was dealt again; else what has happened there, as JSON. */
  readonly sync: ServerMessage | undefined;
  readonly messages: readonly string[];
  /** What came of a command. */
  readonly answered: { readonly id: number; readonly answer: Answer } | undefined;
};
