import { gameId, type Lesson, type LessonPlay, type Seat, seat, seedOf } from '@saloon/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';

const YOU = seat(0);
const CLAY = seat(1);
const MINNIE = seat(2);
const EARL = seat(3);

const plays =
  (by: Seat) =>
  (move: string, after?: number): LessonPlay =>
    after === undefined ? { seat: by, move } : { seat: by, move, after };
const clay = plays(CLAY);
const minnie = plays(MINNIE);
const earl = plays(EARL);

/**
 * Two against two, up to $500,000. The learner holds 1, 3, 4, 5, a Mustang and a coyote under a cap of 7. Earl, whose cap
 * is 6, robs the mail car and loses it; the sheriff catches Clay; and at Fort Knox nobody is left to shoot.
 */
export const lesson: Lesson<keyof typeof en> = {
  game: gameId('caliber-45'),
  options: {
    seating: 'manual',
    seatTeams: 1212,
    firstPlayer: 'host-pick',
    firstSeat: YOU,
    target: '500',
    turnTimeMs: 300_000,
    answerTimeMs: 300_000,
  },
  seed: seedOf(79),
  cast: { en: ['', 'Clay', 'Minnie', 'Earl'], ru: ['', 'Клей', 'Минни', 'Эрл'] },
  learner: YOU,
  covers: {
    moves: ['exchange', 'draw', 'join', 'defend', 'shoot', 'pay-fine', 'announce', 'pick', 'repel'],
    events: [
      'repelled',
      'shot',
      'defended',
      'fell',
      'loot-taken',
      'jailed',
      'owing',
      'hired',
      'worked-off',
      'game-ended',
    ],
  },
  texts: { en, ru },
  chapters: [
    {
      title: 'gangTitle',
      steps: [
        { type: 'say', text: 'goal', part: 'opponents' },
        { type: 'say', text: 'hand', part: 'hand' },
        {
          type: 'ask',
          text: 'swapAsk',
          part: 'hand',
          right: ['exchange coyote bullet-1'],
          mistakes: [
            { moves: ['exchange mustang'], text: 'swapMustang' },
            { moves: ['exchange coyote *'], text: 'swapDear' },
            { moves: ['exchange bullet-*'], text: 'swapHigh' },
            { moves: ['announce'], text: 'tooSoon' },
          ],
          astray: 'swapAstray',
        },
        { type: 'say', text: 'swapDone', part: 'hand' },
      ],
    },
    {
      title: 'armTitle',
      steps: [
        {
          type: 'others',
          text: 'othersArm',
          part: 'opponents',
          plays: [clay('exchange cactus', 2000), minnie('exchange bullet-2', 1800), earl('exchange bullet-2', 1800)],
        },
        { type: 'ask', text: 'drawAsk', part: 'question', right: ['draw'], astray: 'drawAstray' },
        { type: 'say', text: 'cap', part: 'seat-0' },
      ],
    },
    {
      title: 'callTitle',
      steps: [
        {
          type: 'others',
          text: 'earlCalls',
          part: 'opponents',
          plays: [clay('exchange bullet-2', 1500), minnie('exchange bullet-2', 1500), earl('announce', 2000)],
        },
        {
          type: 'ask',
          text: 'joinAsk',
          part: 'question',
          right: ['join'],
          mistakes: [{ moves: ['decline'], text: 'stayedHome' }],
          astray: 'joinAstray',
        },
        {
          type: 'others',
          text: 'earlPicks',
          part: 'cloth',
          plays: [clay('decline', 1500), minnie('decline', 1500), earl('pick 1', 2000), earl('repel bullet-3', 2500)],
        },
        { type: 'say', text: 'guards', part: 'cloth' },
      ],
    },
    {
      title: 'shootTitle',
      steps: [
        { type: 'others', text: 'earlShoots', part: 'opponents', plays: [earl('shoot 0 bullet-4', 2500)] },
        {
          type: 'ask',
          text: 'defendAsk',
          part: 'hand',
          right: ['defend bullet-4'],
          mistakes: [
            { moves: ['defend *'], text: 'defendDear' },
            { moves: ['ride'], text: 'rodeOff' },
            { moves: ['fall'], text: 'fellDown' },
          ],
          astray: 'defendAstray',
        },
        {
          type: 'ask',
          text: 'shootAsk',
          part: 'hand',
          right: ['shoot 3 bullet-1 bullet-1 bullet-5'],
          mistakes: [
            { moves: ['shoot 3 bullet-5'], text: 'weakShot', plays: [earl('defend bullet-5', 1500)] },
            { moves: ['shoot *'], text: 'weakShot' },
            { moves: ['flee'], text: 'fledAway' },
            { moves: ['draw'], text: 'armedNow' },
          ],
          astray: 'shootAstray',
        },
        { type: 'others', text: 'earlFalls', part: 'opponents', plays: [earl('fall', 2000)] },
        { type: 'say', text: 'lootDone', part: 'seat-0' },
      ],
    },
    {
      title: 'lawTitle',
      steps: [
        {
          type: 'others',
          text: 'clayCalls',
          part: 'opponents',
          plays: [clay('announce', 2000), minnie('decline', 1500)],
        },
        {
          type: 'ask',
          text: 'joinAgainAsk',
          part: 'question',
          right: ['join'],
          mistakes: [{ moves: ['decline'], text: 'declined' }],
          astray: 'joinAstray',
        },
        { type: 'others', text: 'clayPicks', part: 'cloth', plays: [clay('pick 5', 2000)] },
        {
          type: 'ask',
          text: 'payAsk',
          part: 'question',
          right: ['pay-fine'],
          mistakes: [{ moves: ['go-to-jail'], text: 'jailed' }],
          astray: 'payAstray',
        },
        { type: 'say', text: 'debt', part: 'seat-0' },
      ],
    },
    {
      title: 'lastTitle',
      steps: [
        {
          type: 'others',
          text: 'earlHires',
          part: 'opponents',
          plays: [minnie('exchange bullet-1', 2000), earl('hire', 2000), earl('keep', 2000)],
        },
        {
          type: 'ask',
          text: 'drawAgainAsk',
          part: 'question',
          right: ['draw'],
          mistakes: [{ moves: ['announce'], text: 'thinHand' }],
        },
        {
          type: 'others',
          text: 'clayHires',
          part: 'opponents',
          plays: [clay('hire', 2000), clay('keep', 1500), minnie('exchange mustang', 1500), earl('work-off', 1500)],
        },
        {
          type: 'ask',
          text: 'announceAsk',
          part: 'question',
          right: ['announce'],
          mistakes: [{ moves: ['draw'], text: 'waited' }],
          astray: 'announceAstray',
        },
        { type: 'others', text: 'minnieJoins', part: 'opponents', plays: [minnie('join', 2000)] },
        { type: 'ask', text: 'pickAsk', part: 'slot-2', right: ['pick 2'], astray: 'pickAstray' },
        {
          type: 'ask',
          text: 'repelAsk',
          part: 'hand',
          right: ['repel bullet-3 bullet-5'],
          mistakes: [
            { moves: ['ride'], text: 'repelRode' },
            { moves: ['fall'], text: 'repelFell' },
          ],
          astray: 'repelAstray',
        },
        { type: 'say', text: 'end' },
        { type: 'say', text: 'recap' },
      ],
    },
  ],
};
