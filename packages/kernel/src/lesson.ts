import type { GameId, Millis, Seat } from './ids.ts';
import type { Deadline } from './input.ts';
import type { Seed } from './seed.ts';
import type { Lang } from './text.ts';

/** Something the script does at the table: plays a seat's move, in notation, or lets the running timer fire. */
export type LessonPlay = (
  | { readonly seat: Seat; readonly move: string }
  /** The running timer fires. */
  | { readonly timer: true }
) & {
  /** The pause before it. `LESSON_PACE` by default. */
  readonly after?: Millis;
};

/** Moves that are played, explained and taken back, because the learner can learn from them. */
export type LessonMistake<Text extends string = string> = {
  /** In notation. A pattern that ends with `*` matches every move that starts with the rest. */
  readonly moves: readonly string[];
  readonly text: Text;
  /** What happens before the mistake is taken back. */
  readonly plays?: readonly LessonPlay[];
};

/** The guide explains something. The learner decides when to go on. */
type Say<Text extends string> = { readonly type: 'say'; readonly text: Text };
/** The learner makes one move. Any other move isn't played, and the guide kindly says `astray`. */
type Ask<Text extends string> = {
  readonly type: 'ask';
  readonly text: Text;
  /**
   * In notation; a hint shows the first one. A pattern that ends with `*` matches every move that starts with the rest.
   */
  readonly right: readonly string[];
  readonly mistakes?: readonly LessonMistake<Text>[];
  readonly astray?: Text;
};
/** The script plays for the other seats, at human pace, while the guide says `text`. */
type Others<Text extends string> = {
  readonly type: 'others';
  readonly text: Text;
  readonly plays: readonly LessonPlay[];
};

/**
 * One step. `part` is the place on the table to highlight: a `data-part`, `data-region` or `data-place` value. In
 * texts, `**` around a word makes it bold.
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

/**
 * A lesson at a real table with a fixed deal. It is data: a table plays it, a page shows it, and `lessonSuite` checks
 * it.
 */
export type Lesson<Text extends string = string> = {
  readonly game: GameId;
  /** As for opening a table: missing ones get their defaults. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: Seed;
  /** The other players' names by seat. The learner's is empty. */
  readonly cast: Readonly<Record<Lang, readonly string[]>>;
  readonly learner: Seat;
  /**
   * What a first game needs, so the lesson must show it: types of moves that the learner makes, and types of events.
   */
  readonly covers: { readonly moves: readonly string[]; readonly events: readonly string[] };
  readonly chapters: readonly LessonChapter<Text>[];
  readonly texts: Readonly<Record<Lang, Readonly<Record<Text, string>>>>;
};

/** A human pause between two moves of the other players. */
export const LESSON_PACE: Millis = 1200;

/** All steps in a row. A position in the lesson is an index into this list. */
export const lessonSteps = <Text extends string>({ chapters }: Lesson<Text>): readonly LessonStep<Text>[] =>
  chapters.flatMap(({ steps }) => steps);

/** The first step of every chapter. */
export const chapterStarts = ({ chapters }: Lesson): readonly number[] =>
  chapters.map((_, i) => chapters.slice(0, i).reduce((sum, { steps }) => sum + steps.length, 0));

/** Does a move, in notation, match one of these patterns? */
export const isAmong = (moves: readonly string[], move: string): boolean =>
  moves.some((one) => (one.endsWith('*') ? move.startsWith(one.slice(0, -1)) : move === one));

/** The game time of the next input. It advances only with inputs, so timers never run out by themselves. */
export const lessonTime = (now: Millis, deadline: Deadline | undefined, pause: Millis = LESSON_PACE): Millis =>
  deadline === undefined ? now + pause : Math.max(now, Math.min(now + pause, deadline.at - 1));
