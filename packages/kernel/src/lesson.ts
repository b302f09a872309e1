import type { GameId, Millis, Seat } from './ids.ts';
import type { Deadline } from './input.ts';
import type { Seed } from './seed.ts';
import type { Lang } from './text.ts';

/** Something the script does at the table: a move of somebody's in the game's notation, or the running clock goes off. */
export type LessonPlay = (
  | { readonly seat: Seat; readonly move: string }
  /** Nobody moves: the time that runs is over. */
  | { readonly timer: true }
) & {
  /** The pause before it; `LESSON_PACE` if nothing is said. */
  readonly after?: Millis;
};

/** Moves that are played, explained and taken back, because there is something to learn from them. */
export type LessonMistake<Text extends string = string> = {
  /** In notation; one that ends with `*` stands for all that begin so. */
  readonly moves: readonly string[];
  readonly text: Text;
  /** What comes of it before it is taken back. */
  readonly plays?: readonly LessonPlay[];
};

/** What the guide explains; the learner says when to go on. */
type Say<Text extends string> = { readonly type: 'say'; readonly text: Text };
/** The learner does one thing. What is neither right nor listed is not played, and answered kindly: with `astray`. */
type Ask<Text extends string> = {
  readonly type: 'ask';
  readonly text: Text;
  /** In notation, the first one shown to who asks; one that ends with `*` stands for all that begin so. */
  readonly right: readonly string[];
  readonly mistakes?: readonly LessonMistake<Text>[];
  readonly astray?: Text;
};
/** The script plays for the others, at human pace, while the guide says `text`. */
type Others<Text extends string> = {
  readonly type: 'others';
  readonly text: Text;
  readonly plays: readonly LessonPlay[];
};

/**
 * One step. `part` is a place on the table that is lit: the value of a `data-part`, `data-region` or `data-place` there.
 * In texts two asterisks on either side make a word bold.
 */
export type LessonStep<Text extends string = string> = { readonly part?: string } & (
  | Say<Text>
  | Ask<Text>
  | Others<Text>
);

export type LessonChapter<Text extends string = string> = {
  readonly title: Text;
  readonly steps: readonly LessonStep<Text>[];
};

/** A lesson at a real table with a fixed deal: data, which a table plays, a page shows and `lessonSuite` checks. */
export type Lesson<Text extends string = string> = {
  readonly game: GameId;
  /** As when opening a table: missing ones get their defaults. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: Seed;
  /** What the others are called, by seat; the learner's place is left empty. */
  readonly cast: Readonly<Record<Lang, readonly string[]>>;
  readonly learner: Seat;
  /** What a first game needs and the lesson therefore shows: types of moves that the learner makes, and of events. */
  readonly covers: { readonly moves: readonly string[]; readonly events: readonly string[] };
  readonly chapters: readonly LessonChapter<Text>[];
  readonly texts: Readonly<Record<Lang, Readonly<Record<Text, string>>>>;
};

/** A person's pause between two things that others do. */
export const LESSON_PACE: Millis = 1200;

/** All steps in a row: a place in the lesson is a number in it. */
export const lessonSteps = <Text extends string>({ chapters }: Lesson<Text>): readonly LessonStep<Text>[] =>
  chapters.flatMap(({ steps }) => steps);

/** The first step of every chapter. */
export const chapterStarts = ({ chapters }: Lesson): readonly number[] =>
  chapters.map((_, i) => chapters.slice(0, i).reduce((sum, { steps }) => sum + steps.length, 0));

/** Is a move, in notation, one of these? */
export const isAmong = (moves: readonly string[], move: string): boolean =>
  moves.some((one) => (one.endsWith('*') ? move.startsWith(one.slice(0, -1)) : move === one));

/** The game time of the next input. It advances only with what is played, so no timer runs out by itself. */
export const lessonTime = (now: Millis, deadline: Deadline | undefined, pause: Millis = LESSON_PACE): Millis =>
  deadline === undefined ? now + pause : Math.max(now, Math.min(now + pause, deadline.at - 1));
