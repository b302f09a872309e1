import type { AnyGame, Game } from '../game.ts';
import { type Lesson, lessonSteps } from '../lesson.ts';
import { runLesson } from './lesson-run.ts';

/**
 * The state of the table when the guide says this, by right answers: what is said of cards and figures can be tested.
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
  // Methods are bivariant: every game is one whose types do not matter. What was set up is of its own kind.
  return runLesson(game as never as AnyGame, lesson as Lesson, undefined, step).state as State;
}
