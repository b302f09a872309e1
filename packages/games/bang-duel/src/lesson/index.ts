import { gameId, LESSON_PACE, type Lesson, type LessonPlay, seedOf } from '@saloon/kernel';
import { en } from './en.ts';
import { ALONE, DYNAMITE, GATLING, JESSE, YOU } from './hurried.ts';
import { ru } from './ru.ts';

const jesse = (move: string, after = LESSON_PACE): LessonPlay => ({ seat: JESSE, move, after });
const at = (card: string) => `play card=${card} target=pearl-hart`;
const COLT = at('colt:law:dynamite');
const DERRINGER = at('derringer:law:horseshoe');
const PEACEMAKER = at('peacemaker:law:horseshoe');
const BARREL = 'play card=barrel:law:snake';
const OWN_BARREL = 'play card=schoolmarm:law:horseshoe target=wyatt-earp take=barrel';
const MISSED = 'dodge card=missed:law:snake';
/** How long Jesse thinks about a shot, in milliseconds. */
const THINKS = 1800;

/**
 * The law with Wyatt Earp and Wild Bill against Pearl Hart and Jack Ransom. The learner holds Barrel, Colt, Derringer and
 * Missed!. The Barrel works once and fails once, and Pearl Hart dies in the learner's second turn. The turns up to Jesse's
 * last character play by themselves, and any reload then brings the Winchester that ends the game.
 */
export const lesson: Lesson<keyof typeof en> = {
  game: gameId('bang-duel'),
  options: { sides: 'host-law' },
  seed: seedOf(2_609_199),
  cast: { en: ['', 'Jesse'], ru: ['', 'Джесси'] },
  learner: YOU,
  covers: {
    moves: ['choose-ap', 'play', 'move-token', 'end-phase', 'try-barrel', 'dodge', 'reload'],
    events: [
      'characters-shown',
      'equipped',
      'token-moved',
      'hit-cancelled',
      'hit-taken',
      'revealed',
      'health-lost',
      'died',
      'entered',
      'discarded',
      'left-alone',
      'reloaded',
      'game-ended',
    ],
  },
  texts: { en, ru },
  chapters: [
    {
      title: 'streetTitle',
      steps: [
        { type: 'say', text: 'goal' },
        {
          type: 'ask',
          text: 'chooseAsk',
          part: 'answers',
          right: ['choose-ap character=wild-bill'],
          mistakes: [{ moves: ['choose-ap character=wyatt-earp'], text: 'chooseWyatt' }],
        },
        {
          type: 'others',
          text: 'jesseChooses',
          part: `seat-${JESSE}`,
          plays: [jesse('choose-ap character=pearl-hart', 1600)],
        },
        { type: 'say', text: 'attacker', part: 'post-pearl-hart' },
        { type: 'say', text: 'cover', part: 'post-wyatt-earp' },
      ],
    },
    {
      title: 'turnTitle',
      steps: [
        { type: 'say', text: 'hidden', part: `seat-${JESSE}` },
        {
          type: 'ask',
          text: 'barrelAsk',
          part: 'hand',
          right: [`${BARREL} target=wyatt-earp`],
          mistakes: [{ moves: [`${BARREL} target=pearl-hart`], text: 'barrelPearl' }],
          astray: 'barrelAstray',
        },
        {
          type: 'ask',
          text: 'tokenAsk',
          part: 'token-law',
          right: ['move-token'],
          mistakes: [
            { moves: [COLT], text: 'tokenColt', plays: [jesse('dodge card=missed:outlaw:snake')] },
            { moves: ['end-phase'], text: 'tokenEnded' },
            { moves: [OWN_BARREL], text: 'takesOwnBarrel' },
          ],
          astray: 'tokenAstray',
        },
        {
          type: 'ask',
          text: 'coltAsk',
          part: 'hand',
          right: [COLT],
          mistakes: [{ moves: [OWN_BARREL], text: 'takesOwnBarrel' }],
          astray: 'coltAstray',
        },
        {
          type: 'others',
          text: 'jesseAnswers',
          part: 'middle',
          plays: [jesse('dodge card=missed:outlaw:snake', THINKS)],
        },
        { type: 'say', text: 'ability', part: 'post-wyatt-earp' },
        {
          type: 'ask',
          text: 'derringerAsk',
          part: 'hand',
          right: [DERRINGER],
          mistakes: [
            { moves: ['end-phase'], text: 'derringerEnded' },
            { moves: [OWN_BARREL], text: 'takesOwnBarrel' },
          ],
          astray: 'derringerAstray',
        },
        { type: 'others', text: 'jesseThinks', part: 'post-pearl-hart', plays: [jesse('take-hit', THINKS)] },
        {
          type: 'ask',
          text: 'endAsk',
          part: 'answers',
          right: ['end-phase'],
          mistakes: [{ moves: [OWN_BARREL], text: 'takesOwnBarrel' }],
          astray: 'endAstray',
        },
      ],
    },
    {
      title: 'fireTitle',
      steps: [
        {
          type: 'others',
          text: 'jesseShoots',
          part: 'middle',
          plays: [jesse('play card=colt:outlaw:dynamite target=wyatt-earp', 2200)],
        },
        {
          type: 'ask',
          text: 'tryAsk',
          part: 'answers',
          right: ['try-barrel'],
          mistakes: [
            { moves: [MISSED], text: 'tryCard' },
            { moves: ['take-hit'], text: 'tryTaken' },
          ],
        },
        { type: 'say', text: 'revealed', part: 'discard' },
        {
          type: 'others',
          text: 'jesseStabs',
          part: 'middle',
          plays: [jesse('play card=knife:outlaw:horseshoe target=wyatt-earp', 2200)],
        },
        {
          type: 'ask',
          text: 'againAsk',
          part: 'answers',
          right: ['try-barrel'],
          mistakes: [
            { moves: ['take-hit'], text: 'tryTaken' },
            { moves: [MISSED], text: 'tryCard' },
          ],
        },
        {
          type: 'ask',
          text: 'missedAsk',
          part: 'hand',
          right: [MISSED],
          mistakes: [{ moves: ['take-hit'], text: 'missedTaken' }],
        },
        { type: 'say', text: 'hat', part: 'post-wyatt-earp' },
        {
          type: 'others',
          text: 'jesseEnds',
          part: 'post-pearl-hart',
          plays: [
            jesse('end-phase', 3000),
            jesse('discard card=robbery:outlaw:horseshoe', THINKS),
            jesse('discard card=rattlesnake:outlaw:snake', THINKS),
          ],
        },
      ],
    },
    {
      title: 'deathTitle',
      steps: [
        {
          type: 'ask',
          text: 'smallAsk',
          part: 'hand',
          right: [DERRINGER],
          mistakes: [
            { moves: [PEACEMAKER, at('carbine:law:horseshoe')], text: 'smallBang', plays: [jesse('take-hit')] },
            { moves: [OWN_BARREL], text: 'takesOwnBarrel' },
          ],
          astray: 'smallAstray',
        },
        { type: 'others', text: 'jesseWaits', part: 'post-pearl-hart', plays: [jesse('take-hit', THINKS)] },
        {
          type: 'ask',
          text: 'killAsk',
          part: 'hand',
          right: [PEACEMAKER],
          mistakes: [
            { moves: ['end-phase'], text: 'killEnded' },
            { moves: [OWN_BARREL], text: 'takesOwnBarrel' },
          ],
          astray: 'killAstray',
        },
        { type: 'others', text: 'jesseFalls', part: 'post-pearl-hart', plays: [jesse('take-hit', THINKS)] },
        { type: 'say', text: 'death', part: 'post-dalton-brothers' },
        {
          type: 'ask',
          text: 'endAgainAsk',
          part: 'answers',
          right: ['end-phase'],
          mistakes: [{ moves: [OWN_BARREL], text: 'takesOwnBarrel' }],
          astray: 'endAgainAstray',
        },
      ],
    },
    {
      title: 'lastTitle',
      steps: [
        { type: 'say', text: 'duels' },
        { type: 'others', text: 'hurry', part: 'post-jack-ransom', plays: DYNAMITE },
        { type: 'others', text: 'boom', part: 'middle', plays: GATLING },
        { type: 'others', text: 'lastStands', part: 'post-tuco-ramirez', plays: ALONE },
        { type: 'say', text: 'reload', part: 'hand' },
        {
          type: 'ask',
          text: 'reloadAsk',
          part: 'hand',
          right: [
            'reload card=water:law:snake from=hand',
            'reload card=sight:law:horseshoe from=hand',
            'reload card=herd:law:barrel from=hand',
          ],
          mistakes: [
            { moves: ['play card=water:law:snake token=law'], text: 'reloadPlayed' },
            { moves: ['end-phase'], text: 'reloadEnded' },
          ],
          astray: 'reloadAstray',
        },
        {
          type: 'ask',
          text: 'lastAsk',
          part: 'hand',
          right: ['play card=winchester:law:horseshoe target=tuco-ramirez'],
          astray: 'lastAstray',
        },
        { type: 'others', text: 'lastHit', part: 'post-tuco-ramirez', plays: [jesse('take-hit', THINKS)] },
        { type: 'say', text: 'end' },
      ],
    },
  ],
};
