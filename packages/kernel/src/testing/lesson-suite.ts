import { describe, test } from 'vitest';
import type { Game } from '../game.ts';
import type { Lesson } from '../lesson.ts';
import { LESSON_LAWS } from './lesson-laws.ts';

/**
 * Registers what every lesson keeps, tried against the rules: one that a change of the rules breaks fails here.
 *
 * @example
 * lessonSuite(shootout, lesson);
 */
export function lessonSuite<State, Move, Event, View, Options, Text extends string>(
  game: Game<State, Move, Event, View, Options>,
  lesson: Lesson<Text>,
): void {
  describe(`the lesson of ${game.id}`, () => {
    // Methods are bivariant: every game is one whose types do not matter.
    test.each(Object.values(LESSON_LAWS))('$title', ({ check }) => check(game as never, lesson as Lesson));
  });
}
