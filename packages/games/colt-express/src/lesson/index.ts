import { gameId, type Lesson, type LessonPlay, seat, seedOf } from '@saloon/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';

const YOU = seat(0);

const doc = (move: string, after = 1500): LessonPlay => ({ seat: seat(1), move, after });
const tuco = (move: string, after = 1500): LessonPlay => ({ seat: seat(2), move, after });

/**
 * Two of the five rounds. The first, Angry Marshal (standard, standard, tunnel, switching), takes the learner from the
 * last car to the roof of the locomotive, with Doc beside. The second, Take It All! (standard, tunnel, speeding up,
 * standard), leads into the locomotive to the strongbox. The learner draws a Ladder, a Fire and the bullet that Tuco
 * shot.
 */
export const lesson: Lesson<keyof typeof en> = {
  game: gameId('colt-express'),
  options: {
    abilities: false,
    stations: false,
    characterSelection: 'random',
    firstPlayer: 'host-pick',
    firstSeat: YOU,
    wagon1: 'wagon-e',
    wagon2: 'wagon-c',
    wagon3: 'wagon-d',
    pace: 'untimed',
  },
  seed: seedOf(250_842),
  // Players are named after their bandits, so there is one name less to learn.
  cast: { en: ['', 'Doc', 'Tuco'], ru: ['', 'Док', 'Туко'] },
  learner: YOU,
  covers: {
    moves: ['play-card', 'draw-cards', 'rob', 'shoot', 'go', 'punch', 'send-marshal'],
    events: [
      'round-card-revealed',
      'card-turned',
      'moved',
      'robbed',
      'shot',
      'punched',
      'fizzled',
      'marshal-moved',
      'bullet-received',
      'event-started',
      'strongbox-placed',
    ],
  },
  texts: { en, ru },
  chapters: [
    {
      title: 'trainTitle',
      steps: [
        { type: 'say', text: 'goal', part: 'table' },
        { type: 'say', text: 'loot', part: 'figure-marshal' },
        {
          type: 'ask',
          text: 'robberyAsk',
          part: 'hand',
          right: ['play robbery'],
          mistakes: [
            { moves: ['play ladder'], text: 'robberyLadder' },
            { moves: ['draw'], text: 'robberyDraw' },
          ],
          astray: 'robberyAstray',
        },
      ],
    },
    {
      title: 'planTitle',
      steps: [
        {
          type: 'others',
          text: 'planOthers',
          part: 'plan',
          plays: [doc('play robbery', 2500), tuco('play move', 2000)],
        },
        {
          type: 'ask',
          text: 'fireAsk',
          part: 'hand',
          right: ['play fire'],
          mistakes: [{ moves: ['play punch'], text: 'firePunch' }],
          astray: 'fireAstray',
        },
        {
          type: 'others',
          text: 'planOthersAgain',
          part: 'plan',
          plays: [doc('play move', 2500), tuco('play fire', 2500)],
        },
        { type: 'ask', text: 'tunnelAsk', part: 'hand', right: ['play ladder'], astray: 'tunnelAstray' },
        { type: 'others', text: 'tunnelOthers', part: 'plan', plays: [doc('play ladder', 2000), tuco('play marshal')] },
        {
          type: 'ask',
          text: 'moveAsk',
          part: 'hand',
          right: ['play move'],
          mistakes: [{ moves: ['play punch'], text: 'movePunch' }],
          astray: 'moveAstray',
        },
        { type: 'others', text: 'lastOthers', part: 'plan', plays: [tuco('play punch'), doc('play move')] },
      ],
    },
    {
      title: 'heistTitle',
      steps: [
        {
          type: 'ask',
          text: 'robAsk',
          part: 'question',
          right: ['rob jewel'],
          mistakes: [{ moves: ['rob purse'], text: 'robPurse' }],
        },
        { type: 'say', text: 'robDone', part: 'sheet' },
        { type: 'others', text: 'docRobs', part: 'table', plays: [doc('rob jewel', 2500)] },
        { type: 'ask', text: 'shootAsk', part: 'question', right: ['shoot doc'], astray: 'shootAstray' },
        {
          type: 'others',
          text: 'tucoShoots',
          part: 'table',
          plays: [doc('go 1', 2500), tuco('shoot belle', 2500)],
        },
        { type: 'say', text: 'hit', part: 'own-deck' },
        { type: 'say', text: 'tunnelOpened', part: 'figure-marshal' },
        { type: 'say', text: 'eventComes', part: 'round-card' },
        {
          type: 'ask',
          text: 'goAsk',
          part: 'question',
          right: ['go 0'],
          mistakes: [{ moves: ['go 1'], text: 'goMarshal', plays: [doc('go 0')] }],
          astray: 'goAstray',
        },
        { type: 'others', text: 'marshalRages', part: 'table', plays: [doc('go 0', 3000)] },
        { type: 'say', text: 'raged', part: 'figure-tuco' },
      ],
    },
    {
      title: 'secondTitle',
      steps: [
        { type: 'say', text: 'newHand', part: 'hand' },
        { type: 'others', text: 'docDraws', part: 'plan', plays: [doc('draw', 2000), tuco('play move')] },
        {
          type: 'ask',
          text: 'punchAsk',
          part: 'hand',
          right: ['play punch'],
          mistakes: [
            { moves: ['play fire'], text: 'punchFire' },
            { moves: ['play robbery'], text: 'punchRobbery' },
          ],
          astray: 'punchAstray',
        },
        { type: 'others', text: 'tunnelAgain', part: 'plan', plays: [doc('play fire'), tuco('play ladder')] },
        { type: 'ask', text: 'drawAsk', part: 'question', right: ['draw'], astray: 'drawAstray' },
        { type: 'say', text: 'drawn', part: 'hand' },
        {
          type: 'others',
          text: 'speedUp',
          part: 'plan',
          plays: [doc('play ladder'), doc('play robbery', 1000), tuco('play robbery', 1000), tuco('draw', 1000)],
        },
        {
          type: 'ask',
          text: 'ladderAsk',
          part: 'hand',
          right: ['play ladder'],
          mistakes: [{ moves: ['play robbery'], text: 'ladderRobbery' }],
          astray: 'ladderAstray',
        },
        { type: 'ask', text: 'boxAsk', part: 'hand', right: ['play robbery'], astray: 'boxAstray' },
        { type: 'others', text: 'lastDraws', part: 'plan', plays: [doc('draw'), tuco('draw', 1000)] },
        { type: 'ask', text: 'marshalAsk', part: 'hand', right: ['play marshal'], astray: 'marshalAstray' },
      ],
    },
    {
      title: 'boxTitle',
      steps: [
        { type: 'others', text: 'tucoRuns', part: 'table', plays: [tuco('go 3', 2000)] },
        {
          type: 'ask',
          text: 'hitAsk',
          part: 'question',
          right: ['punch doc jewel backward'],
          mistakes: [{ moves: ['punch doc purse backward'], text: 'hitPurse' }],
        },
        { type: 'others', text: 'docShoots', part: 'table', plays: [doc('shoot belle', 3000)] },
        { type: 'say', text: 'roofShot', part: 'table' },
        { type: 'others', text: 'docPurse', part: 'table', plays: [doc('rob purse', 3000)] },
        { type: 'say', text: 'boxDone', part: 'sheet' },
        {
          type: 'ask',
          text: 'sendAsk',
          part: 'question',
          right: ['marshal backward'],
          mistakes: [{ moves: ['marshal forward'], text: 'sendForward' }],
        },
        { type: 'say', text: 'secondBox', part: 'figure-marshal' },
        { type: 'say', text: 'money', part: 'sheet' },
        { type: 'say', text: 'fullGame', part: 'opponents' },
      ],
    },
  ],
};
