import { type GameText, type Names, unreachable } from '@saloon/kernel';
import type { Event, Move } from '../rules/moves.ts';
import type { WagonChoice } from '../rules/options.ts';
import { tell } from './event-text-en.ts';
import { cardOf, carName, loot, nameOf } from './phrases-en.ts';
import { things } from './things-en.ts';
import { cardNames, type OptionTexts, type RefusalTexts } from './words.ts';

const wagons: Readonly<Record<WagonChoice, string>> = {
  random: 'Random',
  'wagon-a': things.cars['wagon-a'].name,
  'wagon-b': things.cars['wagon-b'].name,
  'wagon-c': things.cars['wagon-c'].name,
  'wagon-d': things.cars['wagon-d'].name,
  'wagon-e': things.cars['wagon-e'].name,
  'wagon-f': things.cars['wagon-f'].name,
};
const wagon = (n: number, help: string) => ({ name: `Car ${n}`, help, values: wagons });
const FURTHER = 'If you picked the same one closer to the locomotive, it’s random.';

const options: OptionTexts = {
  mode: {
    name: 'Bandits per player',
    help: 'Three players can play one or two bandits each. Two players always play two; four or more always play one.',
    values: { standard: 'One bandit', 'two-bandits': 'Two bandits' },
  },
  preset: {
    name: 'Rules',
    help: 'The full game has abilities, events and stations; the basic game has none of them. Choose your own mix to set the three switches below.',
    values: { advanced: 'Full game', basic: 'Basic game', custom: 'Your own mix' },
  },
  abilities: { name: 'Abilities', help: 'Each of the six bandits can do something the others can’t.' },
  events: { name: 'Events', help: 'Most round cards end with an event on the train.' },
  stations: {
    name: 'Stations',
    help: 'The fifth round card is a station. Its event happens just before scoring. Needs events.',
  },
  expert: {
    name: 'Expert variant',
    help: 'Decks aren’t reshuffled each round. You have a discard pile and can keep cards for the next round. Not with two bandits each.',
  },
  characterSelection: {
    name: 'Choosing bandits',
    help: 'Players choose their bandit or get a random one.',
    values: { choose: 'Players choose', random: 'Random' },
  },
  teamSelection: {
    name: 'Choosing teams',
    help: 'With two bandits each: players choose their team, clockwise from the first player, or get a random one.',
    values: { choose: 'Players choose', random: 'Random' },
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who goes first in round one. After each round it’s the next player clockwise.',
    values: { random: 'Random', 'host-pick': 'Host’s choice' },
  },
  firstSeat: {
    name: 'First seat',
    help: 'The seat that goes first if the host chooses. Seats are counted clockwise.',
  },
  wagon1: wagon(1, 'The car right behind the locomotive.'),
  wagon2: wagon(2, `The second car. ${FURTHER}`),
  wagon3: wagon(3, `The third car. ${FURTHER}`),
  wagon4: wagon(4, `The fourth car, with four or more players, or three with two bandits each. ${FURTHER}`),
  wagon5: wagon(5, `The fifth car, with five or six players. ${FURTHER}`),
  wagon6: wagon(6, `The sixth car, with six players. ${FURTHER}`),
  tucoBothWays: {
    name: 'Tuco shoots both ways',
    help: 'On: Tuco shoots through the roof from below and from above. Off: only from inside, at a bandit on the roof.',
  },
  duoStartPurses: {
    name: 'Starting purses',
    help: 'With two bandits each: one $250 purse per bandit, or one per player. A single purse goes to the bandit in the last car.',
    values: { 'per-bandit': 'One per bandit', 'per-player': 'One per player' },
  },
  pileView: {
    name: 'Looking back',
    help: 'Whether you can look back at cards played face up. If only the top card shows, the log doesn’t name cards before the heist.',
    values: { history: 'The whole pile', 'top-only': 'Top card only' },
  },
  pace: {
    name: 'Pace',
    help: 'Live: decide within seconds. Correspondence: move when you have time. No clock: no rush.',
    values: { live: 'Live', correspondence: 'By correspondence', untimed: 'No clock' },
  },
  turnTimeMs: {
    name: 'Time per decision',
    help: 'If it runs out while you plan, you draw cards. In the heist, the choice is made at random.',
  },
};

const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'It’s someone else’s turn. Wait until you’re asked.',
  STALE_QUESTION: 'That question is already settled. Look at the table and choose again.',
  WRONG_PHASE: 'You can’t do that right now. Answer the question on the table.',
  ALREADY_CHOSEN: 'You’ve already chosen. Wait for the others.',
  CHARACTER_TAKEN: 'Someone else plays this bandit. Choose one who’s still free.',
  TEAM_TAKEN: 'Someone else has this team. Choose one that’s still free.',
  NOT_YOUR_BANDIT: 'This bandit isn’t yours. Choose one of your own two.',
  NOT_IN_HAND: 'You don’t have all these cards. Choose from your hand; bullets can’t be played or kept.',
  NOT_IN_DECK: 'This card isn’t in your deck. Choose an action card that is.',
  NAME_THE_BANDIT: 'Say whose card this is. With two bandits, choose one of them, except for the Marshal card.',
  DECK_EMPTY: 'You have no cards left to draw. Play a card from your hand.',
  NO_FACE_DOWN: 'You can’t hide this card. Only Ghost can, in the first turn of a round.',
  NO_BONUS:
    'You can’t add this card. In a standard turn, Fire lets you add one card of your other bandit, but never the Marshal.',
  WRONG_ACTION: 'A different card is being resolved. Choose what that card asks.',
  OUT_OF_REACH: 'This car is out of reach. Move one car inside, or up to three along the roofs.',
  NO_SUCH_TARGET: 'You can’t hit this bandit from here. Choose a highlighted target.',
  BELLE_CHARMS: 'Belle is spared while you can hit someone else. Choose another target.',
  NO_SUCH_LOOT: 'That loot isn’t here. Choose a kind that is.',
  NAME_THE_LOOT: 'This bandit has loot and must lose a piece. Choose which kind.',
  CANNOT_KEEP: 'This falls to the ground. Only Cheyenne can keep what her punch knocks loose, and only a purse.',
  END_OF_TRAIN: 'The train ends here. Choose the other direction.',
  AWAY: 'You’ve left this table. Come back to it first.',
  'game-over': 'This game is over. Watch the replay or start a new one.',
  'no-such-seat': 'This table doesn’t have that seat. Play from the seat you took.',
  'malformed-move': 'The table can’t read this move. Reload the page and choose again.',
  'time-goes-back': 'This move is dated before the last one. Send it again.',
};

function describeMove(move: Move, _names: Names): string {
  switch (move.type) {
    case 'choose-character':
      return move.character === 'random' ? 'Take a random bandit' : `Play ${nameOf(move.character)}`;
    case 'choose-team':
      return `Take ${nameOf(move.lead)}’s team`;
    case 'place-bandits':
      return `Start with ${nameOf(move.last)} in the last car`;
    case 'take-card':
      return `Take ${cardOf(move.card, move.bandit)} from the deck`;
    case 'play-card': {
      const face = move.faceDown === true ? ' face down' : '';
      const bonus = move.bonus === undefined ? '' : ` and add your partner’s ${cardOf(move.bonus, undefined)}`;
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
            : `, knock ${loot(move.loot)} loose`;
      return `Punch ${nameOf(move.target)} ${move.direction}${what}`;
    }
    default:
      return unreachable(move);
  }
}

export const en: GameText<Move, Event> = {
  title: 'Colt Express',
  pitch: 'Plan a train robbery card by card, then watch your plan collide with everyone else’s, and with the Marshal.',
  options,
  refusals,
  describeMove,
  tell,
};
