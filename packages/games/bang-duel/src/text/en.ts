import type { GameText } from '@saloon/kernel';
import type { Event, Move } from '../rules/moves.ts';
import { tell } from './events-en.ts';
import { describeMove } from './moves-en.ts';
import type { OptionTexts, RefusalTexts } from './words.ts';

const options: OptionTexts = {
  sides: {
    name: 'Sides',
    help: 'Who plays the law and who plays the outlaws; the law goes first, the outlaws get an extra card.',
    values: {
      random: 'Random',
      'host-law': 'Host plays the law',
      'host-outlaw': 'Host plays the outlaws',
    },
  },
  charactersPerSide: {
    name: 'Characters per side',
    help: 'Two are in play, the rest wait in reserve; four is standard, and more make a longer game.',
  },
  pace: {
    name: 'Pace',
    help: 'Live decisions take seconds; correspondence gives you days.',
    values: { live: 'Live', correspondence: 'By correspondence' },
  },
  timed: { name: 'Decision timer', help: 'If a player takes too long, the table decides for them.' },
  moveTimeMs: {
    name: 'Time per decision',
    help: 'If time runs out, you take the hit, decline optional effects, discard the first cards, and end your turn.',
  },
  limitTurns: {
    name: 'Turn limit',
    help: 'The game ends after a set number of turns, even if both sides are still standing.',
  },
  turnLimit: {
    name: 'Number of turns',
    help: 'Counts both players’ turns; the side with more characters wins, then more health in play, otherwise it’s a draw.',
  },
  sundanceAlwaysActive: {
    name: 'Sundance Kid always active',
    help: 'He can use his ability as the cover too; normally he has to be the attacker.',
  },
  tokenMoveTrigger: {
    name: 'Pocket Watch and Django',
    help: 'Which moves of the opponent’s token give you a card: any, or only the opponent’s own moves and the Herd.',
    values: { any: 'Any token move', 'own-move': 'Only the opponent’s own moves' },
  },
  tucoInDuels: {
    name: 'Tuco in Duels',
    help: 'While Tuco Ramirez is active, any card counts as a hit card in a Duel and against Indians.',
  },
  wildBillOnForcedDiscard: {
    name: 'Wild Bill and the Peacemaker',
    help: 'A discard forced by the Peacemaker triggers Wild Bill.',
  },
  rangerDrawsForHazards: {
    name: 'Lone Ranger, Dynamite and Rattlesnake',
    help: 'He also draws a card for health lost to the Dynamite or the Rattlesnake.',
  },
};

const refusals: RefusalTexts = {
  NOT_YOUR_DECISION: 'It’s your opponent’s decision. Wait until you’re asked.',
  STALE: 'The game has moved on since then. Look at the table and choose again.',
  WRONG_DECISION: 'You can’t do that right now. Choose one of the highlighted options.',
  NOT_IN_HAND: 'You don’t have this card. Choose one from your hand.',
  NOT_YOUR_CHARACTER: 'This character isn’t one of your two. Choose one of those you drew.',
  BAD_TARGET: 'This card can’t reach that target. Choose a highlighted one, usually the enemy attacker.',
  BANG_LIMIT:
    'You’ve already played your red card this turn. Play brown or blue cards, or move your token to a character with a Holster.',
  ONLY_AS_MISS: 'This card only cancels hits. Keep it until someone shoots at you.',
  NOT_AS_COLT: 'Your attacker can’t play this card as a Colt. Play it as printed.',
  TOKEN_MOVED: 'You’ve already moved your token this turn. Use Water, or wait for your next turn.',
  SOLE_CHARACTER: 'There’s nobody to swap with. Choose a player who has two characters in play.',
  RELOAD_CLOSED: 'Both players still have two characters in play. You can reload once one of you is down to one.',
  NOT_RELOADABLE: 'This card can’t be reloaded. Choose a card with the round arrow, from your hand or your attacker.',
  NOT_ACTIVE: 'The character with that ability isn’t attacking. Move your token first.',
  ABILITY_USED: 'You’ve already used this ability this turn. Wait for your next turn.',
  HAND_NOT_EMPTY: 'Kitty LeRoy draws only with an empty hand. Play your cards first.',
  NOTHING_TO_REPEAT:
    'Pearl Hart can’t repeat or reload the top card of the discard pile. Wait for a brown card there that isn’t a miss.',
  NOT_A_MISS: 'This card doesn’t cancel hits. Play a miss card, try another way out, or take the hit.',
  NOT_A_HIT_CARD: 'Only hit cards count here. Discard a card with a bullseye, or give in.',
  NEEDS_SURCHARGE: 'Against Tex Willer, a miss isn’t enough. Choose an extra card to discard.',
  NO_SURCHARGE: 'This hit doesn’t cost an extra card. Cancel it without one.',
  NO_BARREL: 'You can’t use a Barrel against this hit. Choose another way out, or take the hit.',
  NO_HAT: 'The target doesn’t have a Hat. Choose another way out, or take the hit.',
  NO_KID: 'Kid Curry can’t help with this hit. Choose another way out, or take the hit.',
  NOTHING_TO_TAKE: 'That card isn’t there. Choose one that is.',
  NOT_OFFERED: 'This card isn’t on offer. Choose one of the cards shown.',
  MUST_CHOOSE: 'You can’t decline this. Choose one of the highlighted options.',
  BAD_NUMBER: 'Buffalo Bill can’t take that much. Choose a number that leaves him alive.',
  AWAY: 'You’ve left this table. Come back to it first.',
  'game-over': 'This game is over. Watch the replay or start a new one.',
  'no-such-seat': 'This table doesn’t have that seat. Play from your own seat.',
  'malformed-move': 'The table can’t read this move. Reload the page and choose again.',
  'time-goes-back': 'This move is dated earlier than the last one. Send it again.',
};

export const en: GameText<Move, Event> = {
  title: 'BANG! The Duel',
  pitch:
    'The law against the outlaws at high noon: one of your pair shoots, the other covers, and the last side standing wins.',
  options,
  refusals,
  describeMove,
  tell,
};
