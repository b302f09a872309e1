import type { AnyGame } from '../game.ts';
import { isAmong, type Lesson, type LessonStep, lessonSteps } from '../lesson.ts';
import { LANGS } from '../text.ts';
import { must, same } from './data.ts';
import { legalAt, playAll, rightAt, runLesson } from './lesson-run.ts';

/** A law that every lesson obeys. `check` throws if it is broken. */
export type LessonLaw = { readonly title: string; readonly check: (game: AnyGame, lesson: Lesson) => void };

/** The most explanations in a row before the learner has something to do. */
const MOST_SAID = 3;
/** The length that fits on the guide's card on a phone. */
const LONGEST_TEXT = 160;

type Ask = LessonStep & { type: 'ask' };
const asksOf = (lesson: Lesson): readonly (readonly [step: number, ask: Ask])[] =>
  lessonSteps(lesson).flatMap((step, i) => (step.type === 'ask' ? [[i, step] as const] : []));

/** Every legal mistake at this ask, as the move that is made. */
const slipsAt = (game: AnyGame, lesson: Lesson, state: unknown, { right, mistakes = [] }: Ask) =>
  mistakes.map((mistake) => ({
    mistake,
    moves: legalAt(game, state, lesson.learner).filter((move) => isAmong(mistake.moves, move) && !isAmong(right, move)),
  }));

export const LESSON_LAWS = {
  isForTheGame: {
    title: 'it is a lesson of this game, with a name for everybody but the learner',
    check: (game, { game: of, cast, learner }) => {
      must(of === game.id, `It is a lesson of ${of}`);
      for (const lang of LANGS) {
        must(cast[lang].length === cast.en.length, `In ${lang} other seats have names`);
        must(
          cast[lang].every((name, i) => (name === '') === (i === learner)),
          `In ${lang} somebody has no name, or the learner has one`,
        );
      }
    },
  },
  runsToItsEnd: {
    title: 'with right answers it runs to its end, and all scripted moves are legal',
    check: (game, lesson) => {
      runLesson(game, lesson);
    },
  },
  everyRightAnswerLeadsOn: {
    title: 'every other right answer also leads to the end',
    check: (game, lesson) => {
      for (const [step, ask] of asksOf(lesson)) {
        const { state } = runLesson(game, lesson, undefined, step);
        for (const other of rightAt(game, lesson, state, ask, `Step ${step}`).slice(1)) {
          runLesson(game, lesson, (at, [usual = '']) => (at === step ? other : usual));
        }
      }
    },
  },
  mistakesAreLegal: {
    title: 'every mistake is a legal move with a legal continuation, and the lesson goes on after it is taken back',
    check: (game, lesson) => {
      for (const [step, ask] of asksOf(lesson)) {
        const before = runLesson(game, lesson, undefined, step).state;
        for (const { mistake, moves } of slipsAt(game, lesson, before, ask)) {
          must(moves.length > 0, `Step ${step} (${ask.text}): nobody can make the mistake ${mistake.moves}`);
          for (const move of moves) {
            const slipped = { ...lesson, chapters: [{ title: '', steps: withSlip(lesson, step, move) }] };
            const run = runLesson(game, slipped);
            playAll(game, run, mistake.plays ?? [], `Step ${step}, after the mistake ${move}`);
          }
        }
        same(`Step ${step} after its mistakes`, runLesson(game, lesson, undefined, step).state, before);
      }
    },
  },
  mistakesTeach: {
    title: 'there are mistakes to learn from, and no answer is both right and a mistake',
    check: (_game, lesson) => {
      must(
        asksOf(lesson).some(([, { mistakes = [] }]) => mistakes.length > 0),
        'There is no mistake to learn from',
      );
      for (const [step, { right, mistakes = [], text }] of asksOf(lesson)) {
        const both = mistakes.flatMap(({ moves }) => moves).filter((move) => right.includes(move));
        must(both.length === 0, `Step ${step} (${text}): right and a mistake`, both);
      }
    },
  },
  coversWhatItSays: {
    title: 'the learner makes every type of move it covers, and sees every type of event',
    check: (game, lesson) => {
      const { played, events } = runLesson(game, lesson);
      const { covers } = lesson;
      must(covers.moves.length > 0 && covers.events.length > 0, 'It covers nothing');
      for (const move of covers.moves) must(played.has(move), `No right answer is a ${move}`, [...played]);
      for (const event of covers.events) must(events.has(event), `Nothing ${event} happens`, [...events]);
    },
  },
  saysEverythingOnce: {
    title: 'every text is used, exists in both languages and is short enough for a phone',
    check: (_game, lesson) => {
      const used = new Set(textsUsed(lesson));
      for (const lang of LANGS) {
        const texts: Readonly<Record<string, string>> = lesson.texts[lang];
        for (const id of used) {
          const text = texts[id] ?? '';
          must(text.trim() !== '', `There are no ${lang} words for ${id}`);
          must(text.length <= LONGEST_TEXT, `${lang} ${id} has ${text.length} letters, not ${LONGEST_TEXT}`);
          must(text.split('**').length % 2 === 1, `${lang} ${id}: a bold word does not end`);
        }
        const idle = Object.keys(texts).filter((id) => !used.has(id));
        must(idle.length === 0, `Nobody says, in ${lang}`, idle);
      }
    },
  },
  letsTheLearnerPlay: {
    title: `the guide never talks more than ${MOST_SAID} times in a row, and every chapter has something to do`,
    check: (_game, lesson) => {
      let said = 0;
      for (const [i, step] of lessonSteps(lesson).entries()) {
        said = step.type === 'say' ? said + 1 : step.type === 'ask' ? 0 : said;
        must(said <= MOST_SAID, `Step ${i} (${step.text}): the guide still talks`);
      }
      for (const { title, steps } of lesson.chapters) {
        must(
          steps.some(({ type }) => type === 'ask'),
          `Nothing is to be done in the chapter ${title}`,
        );
      }
    },
  },
} as const satisfies Readonly<Record<string, LessonLaw>>;

/** The steps up to this ask, which gets this move as its answer. */
const withSlip = (lesson: Lesson, at: number, move: string): readonly LessonStep[] =>
  lessonSteps(lesson)
    .slice(0, at + 1)
    .map((step, i) => (i === at && step.type === 'ask' ? { ...step, right: [move] } : step));

function textsUsed(lesson: Lesson): readonly string[] {
  const said = lessonSteps(lesson).flatMap((step) => {
    if (step.type !== 'ask') return [step.text];
    const { text, astray, mistakes = [] } = step;
    return [text, ...(astray === undefined ? [] : [astray]), ...mistakes.map((one) => one.text)];
  });
  return [...lesson.chapters.map(({ title }) => title), ...said];
}
