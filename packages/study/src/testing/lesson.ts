import { gameId, type Lesson, seat, seedOf } from '@saloon/kernel';

const words = { title: 'x', hello: 'x', throw: 'x', pair: 'x', watch: 'x', load: 'x', low: 'x', other: 'x' };

/** A short lesson of The Wright Brothers' Gang: the learner holds 1, 2, 3, 7, 7 and a Helper, and Jesse sits next. */
export const shortLesson: Lesson = {
  game: gameId('wright-brothers'),
  options: { rounds: 1, firstPlayer: 'host-pick', firstSeat: 0, turnTimeMs: 300_000, raceTimeoutMs: 15_000 },
  seed: seedOf(281_373),
  cast: { en: ['', 'Jesse', 'Billy'], ru: ['', 'Джесси', 'Билли'] },
  learner: seat(0),
  covers: { moves: [], events: [] },
  texts: { en: words, ru: words },
  chapters: [
    {
      title: 'title',
      steps: [
        { type: 'say', text: 'hello' },
        {
          type: 'ask',
          text: 'throw',
          right: ['discard 1 2 3', 'discard 1'],
          mistakes: [
            { moves: ['discard 7 7'], text: 'pair', plays: [{ seat: seat(1), move: 'discard 1 3 4', after: 700 }] },
          ],
          astray: 'other',
        },
      ],
    },
    {
      title: 'title',
      steps: [
        {
          type: 'others',
          text: 'watch',
          plays: [{ seat: seat(1), move: 'discard 1 3 4', after: 700 }, { timer: true }],
        },
        { type: 'ask', text: 'load', right: ['load 7 7'], mistakes: [{ moves: ['load *'], text: 'low' }] },
      ],
    },
  ],
};
