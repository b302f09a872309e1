import { expect, test } from 'vitest';
import { gameId, seat } from '../ids.ts';
import type { Lesson, LessonStep } from '../lesson.ts';
import { seedOf } from '../seed.ts';
import { LESSON_LAWS } from './lesson-laws.ts';
import { nim } from './nim/index.ts';

const words = { title: 'Pebbles', hello: 'Hello', take: 'Take **two**', one: 'Too few', watch: 'Watch', swap: 'Swap' };
const steps: readonly LessonStep[] = [
  { type: 'say', text: 'hello' },
  {
    type: 'ask',
    text: 'take',
    right: ['take 2', 'take 3'],
    mistakes: [{ moves: ['take *'], text: 'one', plays: [{ seat: seat(1), move: 'grab' }] }],
  },
  { type: 'others', text: 'watch', plays: [{ timer: true }] },
  { type: 'ask', text: 'swap', right: ['swap'] },
];
const sound: Lesson = {
  game: gameId('nim'),
  options: { heap: 8 },
  seed: seedOf(3),
  cast: { en: ['', 'Jo'], ru: ['', 'Джо'] },
  learner: seat(0),
  covers: { moves: ['take', 'swap'], events: ['took'] },
  texts: { en: words, ru: words },
  chapters: [{ title: 'title', steps }],
};

const withSteps = (change: (steps: LessonStep[]) => void): Lesson => {
  const changed = [...steps];
  change(changed);
  return { ...sound, chapters: [{ title: 'title', steps: changed }] };
};
const ask = (more: object) =>
  withSteps((all) => {
    all[1] = { type: 'ask', text: 'take', right: ['take 2'], ...more };
  });
const long = 'a'.repeat(161);

const broken: readonly (readonly [law: keyof typeof LESSON_LAWS, says: RegExp, how: string, lesson: Lesson])[] = [
  ['isForTheGame', /lesson of chess/, 'a lesson of another game', { ...sound, game: gameId('chess') }],
  ['isForTheGame', /no name/, 'somebody without a name', { ...sound, cast: { ...sound.cast, ru: ['', ''] } }],
  ['isForTheGame', /other seats/, 'another table in Russian', { ...sound, cast: { ...sound.cast, ru: [''] } }],
  ['runsToItsEnd', /not allowed/, 'options that are not allowed', { ...sound, options: { heap: 99 } }],
  ['runsToItsEnd', /right answer take 9 is not legal/, 'a right answer that is not legal', ask({ right: ['take 9'] })],
  [
    'runsToItsEnd',
    /seat 0 may not take 1 \(not-your-turn/,
    'a move out of turn',
    withSteps((all) => {
      all[2] = { type: 'others', text: 'watch', plays: [{ seat: seat(0), move: 'take 1' }] };
    }),
  ],
  [
    'runsToItsEnd',
    /is no move/,
    'a move that is none',
    withSteps((all) => {
      all[2] = { type: 'others', text: 'watch', plays: [{ seat: seat(1), move: 'jump' }] };
    }),
  ],
  [
    'everyRightAnswerLeadsOn',
    /seat 1 may not take 3 \(too-many/,
    'a right answer after which the script is at odds with the rules',
    {
      ...withSteps((all) => {
        all[2] = { type: 'others', text: 'watch', plays: [{ seat: seat(1), move: 'take 3' }] };
        all.pop();
      }),
      options: { heap: 5 },
    },
  ],
  [
    'mistakesAreLegal',
    /nobody can make/,
    'a mistake that cannot be made',
    ask({ mistakes: [{ moves: ['jump'], text: 'one' }] }),
  ],
  [
    'mistakesAreLegal',
    /after the mistake take 1: seat 0 may not swap/,
    'what cannot come of a mistake',
    ask({ mistakes: [{ moves: ['take 1'], text: 'one', plays: [{ seat: seat(0), move: 'swap' }] }] }),
  ],
  ['mistakesTeach', /no mistake/, 'a lesson in which nothing can go wrong', ask({})],
  [
    'mistakesTeach',
    /right and a mistake/,
    'an answer that is right and wrong',
    ask({ mistakes: [{ moves: ['take 2'], text: 'one' }] }),
  ],
  [
    'coversWhatItSays',
    /No right answer is a grab/,
    'a move that it does not teach',
    { ...sound, covers: { ...sound.covers, moves: ['grab'] } },
  ],
  [
    'coversWhatItSays',
    /Nothing left happens/,
    'an event that does not happen',
    { ...sound, covers: { ...sound.covers, events: ['left'] } },
  ],
  ['coversWhatItSays', /covers nothing/, 'a lesson of nothing', { ...sound, covers: { moves: [], events: [] } }],
  [
    'saysEverythingOnce',
    /no ru words for one/,
    'a missing text',
    { ...sound, texts: { en: words, ru: { ...words, one: ' ' } } },
  ],
  [
    'saysEverythingOnce',
    /Nobody says/,
    'a text that nobody says',
    { ...sound, texts: { en: { ...words, more: 'x' }, ru: words } },
  ],
  [
    'saysEverythingOnce',
    /161 letters/,
    'a text that is too long',
    { ...sound, texts: { en: { ...words, one: long }, ru: words } },
  ],
  [
    'saysEverythingOnce',
    /does not end/,
    'a bold word without an end',
    { ...sound, texts: { en: { ...words, one: '**x' }, ru: words } },
  ],
  [
    'letsTheLearnerPlay',
    /still talks/,
    'a lecture',
    withSteps((all) => all.unshift(...Array.from({ length: 3 }, () => ({ type: 'say', text: 'hello' }) as const))),
  ],
  [
    'letsTheLearnerPlay',
    /Nothing is to be done/,
    'a chapter to listen to',
    { ...sound, chapters: [...sound.chapters, { title: 'title', steps: [{ type: 'say', text: 'hello' }] }] },
  ],
];

const breach = (law: keyof typeof LESSON_LAWS, lesson: Lesson): string => {
  try {
    LESSON_LAWS[law].check(nim as never, lesson);
    return 'kept';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test.each(broken)('%s, %s: catches %s', (law, says, _how, lesson) => {
  expect(breach(law, lesson)).toMatch(says);
});

test.each(Object.keys(LESSON_LAWS) as (keyof typeof LESSON_LAWS)[])('%s is kept by a sound lesson', (law) => {
  expect(breach(law, sound)).toBe('kept');
});

test('every law has a broken lesson that it catches', () => {
  expect(new Set(broken.map(([law]) => law))).toEqual(new Set(Object.keys(LESSON_LAWS)));
});
