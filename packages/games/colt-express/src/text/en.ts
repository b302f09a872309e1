import { type GameText, type Names, unreachable } from '@saloon/kernel';
import type { Event, Move } from '../moves.ts';
import type { WagonChoice } from '../options.ts';
import { cardOf, carName, loot, nameOf } from './phrases-en.ts';
import { tell } from './tell-en.ts';
import { things } from './things-en.ts';
import { cardNames, type OptionTexts, type RefusalTexts } from './words.ts';

const wagons: Readonly<Record<WagonChoice, string>> = {
  random: 'By lot',
  'wagon-a': things.cars['wagon-a'].name,
  'wagon-b': things.cars['wagon-b'].name,
  'wagon-c': things.cars['wagon-c'].name,
  'wagon-d': things.cars['wagon-d'].name,
  'wagon-e': things.cars['wagon-e'].name,
  'wagon-f': things.cars['wagon-f'].name,
};
const wagon = (n: number, help: string) => ({ name: `Wagon ${n}`, help, values: wagons });
const FURTHER = 'If it is named for a wagon nearer to the locomotive already, the lot decides.';

const options: OptionTexts = {
  mode: {
    name: 'Bandits each',
    help: 'Three players may lead two bandits each instead of one. Two players always lead two, four and more always one.',
    values: { standard: 'One bandit', 'two-bandits': 'Two bandits' },
  },
  preset: {
    name: 'Rules',
    help: 'The full game has abilities, events and stations, the basic game none of them. Choose your own mix to set the three switches below one by one.',
    values: { advanced: 'Full game', basic: 'Basic game', custom: 'My own mix' },
  },
  abilities: { name: 'Abilities', help: 'Each of the six bandits can do something that the others cannot.' },
  events: { name: 'Events', help: 'Most round cards end with something happening on the train.' },
  stations: {
    name: 'Stations',
    help: 'The fifth round card is a station, and its event comes just before the count. Needs events.',
  },
  expert: {
    name: 'For experts',
    help: 'Decks are not shuffled each round, and everybody has a discard pile and keeps cards from round to round. Not with two bandits each.',
  },
  characterSelection: {
    name: 'Choice of bandits',
    help: 'Whether players choose their bandit or get one by lot.',
    values: { choose: 'Players choose', random: 'By lot' },
  },
  teamSelection: {
    name: 'Choice of teams',
    help: 'With two bandits each: whether players choose their team, clockwise from the first player, or get one by lot.',
    values: { choose: 'Players choose', random: 'By lot' },
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who is first player in the first round; after each round it is the next player clockwise.',
    values: { random: 'By lot', 'host-pick': 'The host’s pick' },
  },
  firstSeat: {
    name: 'First seat',
    help: 'The seat that begins unless the first player is drawn by lot; seats are counted clockwise.',
  },
  wagon1: wagon(1, 'The wagon right behind the locomotive.'),
  wagon2: wagon(2, `The second wagon. ${FURTHER}`),
  wagon3: wagon(3, `The third wagon. ${FURTHER}`),
  wagon4: wagon(4, `The fourth wagon, with four players or more, or three with two bandits each. ${FURTHER}`),
  wagon5: wagon(5, `The fifth wagon, with five or six players. ${FURTHER}`),
  wagon6: wagon(6, `The sixth wagon, with six players. ${FURTHER}`),
  tucoBothWays: {
    name: 'Tuco shoots both ways',
    help: 'Switched on, Tuco shoots through the roof from below and from above. Switched off, only from inside at somebody on the roof.',
  },
  duoStartPurses: {
    name: 'Purses at the start',
    help: 'With two bandits each: a purse of $250 for each bandit, or one for each player. A single one goes to the bandit in the last wagon.',
    values: { 'per-bandit': 'One for each bandit', 'per-player': 'One for each player' },
  },
  pileView: {
    name: 'Looking back',
    help: 'Whether you can look back at the cards that were played face up. With only the top card shown, the log names no card before the heist.',
    values: { history: 'The whole pile', 'top-only': 'The topmost card only' },
  },
  pace: {
    name: 'Pace',
    help: 'At a live table seconds count, by correspondence everyone moves when there is time, and without a clock nobody is hurried.',
    values: { live: 'Live', correspondence: 'By correspondence', untimed: 'No clock' },
  },
  turnTimeMs: {
    name: 'Time for a decision',
    help: 'Whoever runs out of it while planning draws cards; in the heist the lot decides.',
  },
};

const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'Somebody else is to act now. Wait until you are asked.',
  STALE_QUESTION: 'That answered a question which is over. Look at the table and choose again.',
  WRONG_PHASE: 'That cannot be done at this moment. Answer what the table asks now.',
  ALREADY_CHOSEN: 'You have made this choice already, and it stands. Wait for the others.',
  CHARACTER_TAKEN: 'Somebody else plays this bandit. Take one who is still free.',
  TEAM_TAKEN: 'Somebody else leads this team. Take one that is still free.',
  NOT_YOUR_BANDIT: 'This bandit is not yours. Choose one of your own two.',
  NOT_IN_HAND: 'You do not hold all of these cards. Choose from your hand; bullets cannot be played or kept.',
  NOT_IN_DECK: 'Your deck does not have this card. Choose an action card that is in it.',
  NAME_THE_BANDIT:
    'It must be clear whose card this is. With two bandits name one of them, except for the Marshal card.',
  DECK_EMPTY: 'There is no card left for you to draw. Play a card from your hand.',
  NO_FACE_DOWN: 'This card is not yours to hide. Only Ghost may, in the first turn of a round.',
  NO_BONUS:
    'No such bonus card goes with this. In a standard turn a Fire card may bring one card of your other bandit, but never the Marshal.',
  WRONG_ACTION: 'The card being carried out is another one. Choose what this card asks.',
  OUT_OF_REACH: 'This car is out of reach. Go one car inside, or up to three cars along the roofs.',
  NO_SUCH_TARGET: 'This bandit cannot be hit from here. Choose one of the targets that are lit.',
  BELLE_CHARMS: 'Belle is spared while somebody else can be hit. Choose the other target.',
  NO_SUCH_LOOT: 'There is no such loot to be had here. Choose a kind that is there.',
  NAME_THE_LOOT: 'This bandit has loot, and some of it must go. Choose which kind.',
  CANNOT_KEEP: 'This falls to the floor. Only Cheyenne may keep what her punch knocks down, and only a purse.',
  END_OF_TRAIN: 'The train ends here. Choose the other direction.',
  AWAY: 'You have left this table. Come back to it first.',
  'game-over': 'This game is over. Watch its replay or start another one.',
  'no-such-seat': 'This table has no such seat. Act from the seat you took.',
  'malformed-move': 'The table cannot read this move. Reload the page and choose again.',
  'time-goes-back': 'This move is dated before the last one. Send it again.',
};

function describeMove(move: Move, _names: Names): string {
  switch (move.type) {
    case 'choose-character':
      return move.character === 'random' ? 'Take any bandit, by lot' : `Play ${nameOf(move.character)}`;
    case 'choose-team':
      return `Take ${nameOf(move.lead)}’s team`;
    case 'place-bandits':
      return `Start with ${nameOf(move.last)} in the last wagon`;
    case 'take-card':
      return `Take ${cardOf(move.card, move.bandit)} from the deck`;
    case 'play-card': {
      const face = move.faceDown === true ? ' face down' : '';
      const bonus = move.bonus === undefined ? '' : ` and add the partner’s ${cardOf(move.bonus, undefined)}`;
      return `Play ${cardOf(move.card, move.bandit)}${face}${bonus}`;
    }
    case 'draw-cards':
      return 'Draw three cards';
    case 'keep-cards':
      return move.cards.length === 0
        ? 'Keep nothing'
        : `Keep ${cardNames(move.cards, (card) => cardOf(card, undefined))}`;
    case 'go':
      return `Go to ${carName(move.car)}`;
    case 'shoot':
      return `Shoot ${nameOf(move.target)}`;
    case 'rob':
      return `Take ${loot(move.loot)}`;
    case 'send-marshal':
      return `Send the Marshal ${move.direction}`;
    case 'punch': {
      const what =
        move.loot === undefined
          ? ''
          : move.keep === true
            ? `, keep ${loot(move.loot)}`
            : `, knock ${loot(move.loot)} down`;
      return `Punch ${nameOf(move.target)} ${move.direction}${what}`;
    }
    default:
      return unreachable(move);
  }
}

export const en: GameText<Move, Event> = {
  title: 'Colt Express',
  pitch: 'Plan a train robbery card by card, then watch the plan meet everybody else’s, the Marshal’s included.',
  options,
  refusals,
  describeMove,
  tell,
};
