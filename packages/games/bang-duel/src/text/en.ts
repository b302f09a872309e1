import type { GameText } from '@saloon/kernel';
import type { Event, Move } from '../moves.ts';
import { tell } from './events-en.ts';
import { describeMove } from './moves-en.ts';
import type { OptionTexts, RefusalTexts } from './words.ts';

const options: OptionTexts = {
  sides: {
    name: 'Sides',
    help: 'Who leads the law and who the outlaws; the law has the first turn, the outlaws one card more.',
    values: {
      random: 'Drawn by lot',
      'host-law': 'The host leads the law',
      'host-outlaw': 'The host leads the outlaws',
    },
  },
  charactersPerSide: {
    name: 'Characters a side',
    help: 'Two are in play, the others wait in reserve; four make the usual game, more make a longer one.',
  },
  pace: {
    name: 'Pace',
    help: 'At a live table a decision takes seconds, by correspondence it may take days.',
    values: { live: 'Live', correspondence: 'By correspondence' },
  },
  timed: { name: 'Clock for decisions', help: 'Whether a decision that takes too long is made by the table.' },
  moveTimeMs: {
    name: 'Time for a decision',
    help: 'When it runs out you take the hit, decline what may be declined, discard what comes first, and end your turn.',
  },
  limitTurns: {
    name: 'Limit of turns',
    help: 'Whether the game ends after a number of turns even if both sides still stand.',
  },
  turnLimit: {
    name: 'Most turns',
    help: 'Single turns of both players; at the end more characters win, then more health in play, else it is a draw.',
  },
  sundanceAlwaysActive: {
    name: 'Sundance Kid always active',
    help: 'He may use his ability as the cover too; usually he has to attack for it.',
  },
  tokenMoveTrigger: {
    name: 'Pocket Watch and Django',
    help: 'Which moves of the opponent’s token bring a card: all of them, or only those the opponent made and the Herd.',
    values: { any: 'Any move of the token', 'own-move': 'Only the opponent’s own moves' },
  },
  tucoInDuels: {
    name: 'Tuco in Duels',
    help: 'With an active Tuco Ramirez any card counts as a hit card in a Duel and against Indians.',
  },
  wildBillOnForcedDiscard: {
    name: 'Wild Bill and the Peacemaker',
    help: 'Whether a discard forced by the Peacemaker wakes Wild Bill.',
  },
};

const refusals: RefusalTexts = {
  NOT_YOUR_DECISION: 'The opponent is to decide now. Wait until you are asked.',
  STALE: 'That answered a question which is settled. Look at the table and choose again.',
  WRONG_DECISION: 'That is no answer to this question. Choose one of the lit answers.',
  NOT_IN_HAND: 'You do not hold this card. Choose one from your hand.',
  NOT_YOUR_CHARACTER: 'This character is not one of your two. Choose between those you have drawn.',
  BAD_TARGET: 'This card cannot reach that target. Choose a lit one, most often the enemy attacker.',
  BANG_LIMIT:
    'You have fired your red card for this turn. Play brown or blue cards, or move your token to a character with a Holster.',
  ONLY_AS_MISS: 'This card only cancels hits. Keep it until somebody shoots at you.',
  NOT_AS_COLT: 'Your attacker cannot fire this card as a Colt. Play it for what it is.',
  TOKEN_MOVED: 'You have moved your token this turn. Use Water, or wait for your next turn.',
  SOLE_CHARACTER: 'There is nobody to swap places with. Choose a player who has two characters in play.',
  RELOAD_CLOSED: 'Both players still have two characters in play. Reload as soon as one of you has a single one.',
  NOT_RELOADABLE: 'This card cannot be reloaded. Reload a card with the round arrow, from your hand or your attacker.',
  NOT_ACTIVE: 'The character with that ability is not attacking. Move your token first.',
  ABILITY_USED: 'This ability works once a turn, and you have used it. Wait for your next turn.',
  HAND_NOT_EMPTY: 'Kitty LeRoy draws only with an empty hand. Play your cards first.',
  NOTHING_TO_REPEAT:
    'Pearl Hart can’t repeat or reload the top card of the discard pile. Wait for a brown card there that isn’t a miss.',
  NOT_A_MISS: 'This card cancels no hit. Play a miss card, try another way out, or take the hit.',
  NOT_A_HIT_CARD: 'Only hit cards count here. Discard a card with a target, or give in.',
  NEEDS_SURCHARGE: 'Against Tex Willer a miss alone is not enough. Choose one more card to discard.',
  NO_SURCHARGE: 'This hit costs no further card. Cancel it without one.',
  NO_BARREL: 'There is no Barrel to try for this hit. Choose another way out, or take the hit.',
  NO_HAT: 'The target wears no Hat. Choose another way out, or take the hit.',
  NO_KID: 'Kid Curry cannot help with this hit. Choose another way out, or take the hit.',
  NOTHING_TO_TAKE: 'There is no such card to take. Choose a card that is there.',
  NOT_OFFERED: 'This card is not among those on offer. Choose one of the cards shown.',
  MUST_CHOOSE: 'This cannot be declined. Choose one of the lit answers.',
  BAD_NUMBER: 'Buffalo Bill cannot take that much. Choose a number that leaves him alive.',
  AWAY: 'You have left this table. Come back to it first.',
  'game-over': 'This game is over. Watch its replay or start another one.',
  'no-such-seat': 'This table has no such seat. Act from the seat you took.',
  'malformed-move': 'The table cannot read this move. Reload the page and choose again.',
  'time-goes-back': 'This move is dated before the last one. Send it again.',
};

export const en: GameText<Move, Event> = {
  title: 'BANG! The Duel',
  pitch:
    'The law against the outlaws at high noon: one of your pair shoots, the other covers, and the last one standing wins.',
  options,
  refusals,
  describeMove,
  tell,
};
