import { describe, test } from 'vitest';
import type { Game } from '../game.ts';
import type { Lesson } from '../lesson.ts';
import { LESSON_LAWS } from './lesson-laws.ts';

/**
 * Registers the tests that every lesson must pass. They play it by the rules, so a rule change that breaks it fails here.
 *
 * @example
 * lessonSuite(shootout, lesson);
 */
export function lessonSuite<State, Move, Event, View, Options, Text extends string>(
  game: Game<State, Move, Event, View, Options>,
  lesson: Lesson<Text>,
): void {
  describe(`the lesson of ${game.id}`, () => {
    // Methods are bivariant, so every game is an `AnyGame`.
    test.each(Object.values(LESSON_LAWS))('$title', ({ check }) => check(game as never, lesson as Lesson));
  });
}
