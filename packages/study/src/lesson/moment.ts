import type { Lang } from '@saloon/kernel';

type Where = {
  /** The number of the step among all steps of the lesson. */
  readonly step: number;
  /** Grows whenever the table was dealt again: what a page still shows of it is of another game. */
  readonly run: number;
  /** What the learner has answered so far, ask by ask, in notation: with the step it is where to take the lesson up again. */
  readonly answers: readonly string[];
};

/** Where a lesson stands, for the page that shows the guide. */
export type LessonMoment = Where &
  (
    | { readonly type: 'say' | 'others' | 'done' }
    /** `astray` counts what was tried instead and not played. */
    | { readonly type: 'ask'; readonly astray: number }
    /** A listed mistake was made: it is explained, and taken back. */
    | { readonly type: 'mistake'; readonly mistake: number }
  );

/** Who learns, and from where. */
export type Pupil = {
  readonly lang: Lang;
  readonly name: string;
  readonly step?: number;
  readonly answers?: readonly string[];
};
