import type { AnyGame, Game } from '../game.ts';
import { type Lesson, lessonSteps } from '../lesson.ts';
import { runLesson } from './lesson-run.ts';

/**
 * The state when the guide says this text, after right answers only. With it a test can check what the text claims.
 *
 * @example
 * expect(shootout.view(lessonTable(shootout, lesson, 'goal'), lesson.learner).target).toBe(3);
 */
export function lessonTable<State, Move, Event, View, Options, Text extends string>(
  game: Game<State, Move, Event, View, Options>,
  lesson: Lesson<Text>,
  text: Text,
): State {
  const step = lessonSteps(lesson).findIndex((one) => one.text === text);
  if (step < 0) throw new Error(`Cannot find ${text} in the lesson`);
  // Methods are bivariant, so every game is an `AnyGame`. The state comes from this game, so it has its type.
  return runLesson(game as never as AnyGame, lesson as Lesson, undefined, step).state as State;
}
