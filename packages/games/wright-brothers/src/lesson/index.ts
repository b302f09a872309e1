import { gameId, type Lesson, type LessonPlay, seat, seedOf } from '@saloon/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';

const YOU = seat(0);
const JESSE = seat(1);
const BILLY = seat(2);

const jesse = (move: string, after?: number): LessonPlay => played(JESSE, move, after);
const billy = (move: string, after?: number): LessonPlay => played(BILLY, move, after);
const played = (by: typeof YOU, move: string, after?: number): LessonPlay =>
  after === undefined ? { seat: by, move } : { seat: by, move, after };

/**
 * Two rounds. In the first the learner holds 1, 2, 3, 7, 7 and a Helper, draws a Joker, and somebody else shoots once the
 * second sheriff is out; in the second the learner holds 2, 2 and a Joker, and shoots.
 */
export const lesson: Lesson<keyof typeof en> = {
  game: gameId('wright-brothers'),
  options: {
    rounds: 2,
    firstPlayer: 'host-pick',
    firstSeat: YOU,
    turnTimeMs: 300_000,
    raceTimeoutMs: 15_000,
    sheriffPlacement: 'shuffle',
  },
  seed: seedOf(281_373),
  cast: { en: ['', 'Jesse', 'Billy'], ru: ['', 'Джесси', 'Билли'] },
  learner: YOU,
  covers: {
    moves: ['discard', 'load', 'play-event', 'pass', 'slap', 'start-shootout', 'ready'],
    events: ['sheriff-came', 'race-started', 'race-closed', 'revealed', 'divided', 'round-ended', 'game-ended'],
  },
  texts: { en, ru },
  chapters: [
    {
      title: 'goalTitle',
      steps: [
        { type: 'say', text: 'goal', part: 'ring' },
        { type: 'say', text: 'goalPoints', part: 'ring' },
        {
          type: 'ask',
          text: 'sumAsk',
          part: 'hand',
          right: ['discard 1 2 3'],
          mistakes: [
            { moves: ['discard 7 7'], text: 'sumPair' },
            { moves: ['discard *'], text: 'sumSingle' },
            { moves: ['pass'], text: 'sumPass' },
          ],
          astray: 'sumAstray',
        },
        { type: 'say', text: 'sumDone', part: 'ring' },
      ],
    },
    {
      title: 'loadTitle',
      steps: [
        { type: 'others', text: 'jesseThrows', part: 'opponents', plays: [jesse('discard 1 3 4', 2000)] },
        { type: 'say', text: 'firstSheriff', part: 'sheriffs' },
        {
          type: 'ask',
          text: 'loadAsk',
          part: 'hand',
          right: ['load 7 7'],
          mistakes: [
            { moves: ['load 7'], text: 'loadOne' },
            { moves: ['load *'], text: 'loadLow' },
          ],
          astray: 'loadAstray',
        },
        { type: 'say', text: 'loadDone', part: 'revolver' },
        { type: 'others', text: 'billyThrows', part: 'opponents', plays: [billy('discard 1 6 7', 2000)] },
      ],
    },
    {
      title: 'eventTitle',
      steps: [
        {
          type: 'ask',
          text: 'eventAsk',
          part: 'hand',
          right: ['event helper'],
          mistakes: [{ moves: ['discard helper'], text: 'eventThrown' }],
        },
        { type: 'say', text: 'eventDone', part: 'hand' },
        {
          type: 'others',
          text: 'roundAgain',
          part: 'opponents',
          plays: [jesse('discard 1 1 2', 1800), billy('discard 6 6', 1800)],
        },
        {
          type: 'ask',
          text: 'jokerAsk',
          part: 'hand',
          right: ['load joker'],
          mistakes: [{ moves: ['load 5 5'], text: 'jokerFives' }],
          astray: 'jokerAstray',
        },
        { type: 'ask', text: 'pairAsk', part: 'hand', right: ['discard 5 5'], astray: 'pairAstray' },
      ],
    },
    {
      title: 'raceTitle',
      steps: [
        { type: 'say', text: 'secondSheriff', part: 'sheriffs' },
        { type: 'say', text: 'raceRules', part: 'ring' },
        { type: 'say', text: 'raceReady', part: 'ring' },
        {
          type: 'others',
          text: 'jesseShoots',
          part: 'ring',
          plays: [jesse('load 3 3', 1500), jesse('shootout', 2200)],
        },
        { type: 'ask', text: 'slapAsk', part: 'ring', right: ['slap'] },
        { type: 'others', text: 'billySlaps', plays: [billy('slap', 500)] },
        { type: 'say', text: 'raceDone' },
        { type: 'say', text: 'raceShares' },
        { type: 'ask', text: 'readyAsk', part: 'question', right: ['ready'] },
      ],
    },
    {
      title: 'lastTitle',
      steps: [
        {
          type: 'others',
          text: 'lastDeal',
          part: 'opponents',
          plays: [jesse('ready', 500), billy('ready', 500), billy('discard 3 4 7', 2000)],
        },
        {
          type: 'ask',
          text: 'passAsk',
          part: 'question',
          right: ['pass'],
          mistakes: [{ moves: ['discard *'], text: 'passThrown' }],
          astray: 'passAstray',
        },
        {
          type: 'others',
          text: 'sheriffsCome',
          part: 'sheriffs',
          plays: [jesse('discard 4 4', 1800), billy('discard 1 3 3 7', 1800)],
        },
        {
          type: 'ask',
          text: 'loadTripleAsk',
          part: 'hand',
          right: ['load 2 2 joker'],
          mistakes: [{ moves: ['load 7'], text: 'loadSeven' }],
          astray: 'loadTripleAstray',
        },
        {
          type: 'ask',
          text: 'shootAsk',
          part: 'ring',
          right: ['shootout'],
          mistakes: [{ moves: ['pass'], text: 'shootPassed' }],
          astray: 'shootAstray',
        },
        {
          type: 'others',
          text: 'othersSlap',
          part: 'ring',
          plays: [jesse('load 5 5', 400), jesse('slap', 500), billy('slap', 500)],
        },
        { type: 'say', text: 'end' },
        { type: 'say', text: 'recapMiss' },
        { type: 'say', text: 'recapDuel' },
      ],
    },
  ],
};
