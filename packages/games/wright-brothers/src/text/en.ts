import {
  counted,
  englishForms,
  type Forms,
  type GameText,
  list,
  type Names,
  type OptionTexts,
  plural,
  type Seat,
  seat,
  sentences,
  unreachable,
} from '@saloon/kernel';
import type { CardId } from '../cards.ts';
import { MOST_EXTRA_ROUNDS, SHERIFFS, SHERIFFS_TO_START, TIMES } from '../data.ts';
import type { Cards, Event, Hidden, Move } from '../moves.ts';
import type { OfferedOptions } from '../options.ts';
import { opponentOf } from '../state.ts';
import {
  byRank,
  type CardText,
  type CardTexts,
  cardList,
  handNote,
  hasEqualTimes,
  hasTie,
  hiddenCards,
  isOvertaken,
  ordinary,
  type RefusalTexts,
  speedOf,
  sumIn,
  type Told,
} from './words.ts';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberWord = (n: number): string => NUMBERS[n] ?? String(n);
const CARDS = englishForms('card', 'cards');
const POINTS = englishForms('point', 'points');

const NOUNS: Readonly<Record<CardId, Forms>> = {
  '1': englishForms('one', 'ones'),
  '2': englishForms('two', 'twos'),
  '3': englishForms('three', 'threes'),
  '4': englishForms('four', 'fours'),
  '5': englishForms('five', 'fives'),
  '6': englishForms('six', 'sixes'),
  '7': englishForms('seven', 'sevens'),
  joker: englishForms('Joker', 'Jokers'),
  miss: englishForms('Miss', 'Misses'),
  switch: englishForms('Switch', 'Switches'),
  helper: englishForms('Helper', 'Helpers'),
  indians: englishForms('Indians card', 'Indians cards'),
  sheriff: englishForms('sheriff', 'sheriffs'),
};
const say = (card: CardId, n: number): string =>
  n === 1 ? `${card === 'indians' ? 'an' : 'a'} ${NOUNS[card].one}` : `${numberWord(n)} ${NOUNS[card].many}`;
const these = (cards: Cards): string => cardList('en', cards, say);
const those = (n: number, cards: Hidden): string => hiddenCards('en', n, CARDS, cards, say);
const cardCount = (n: number): string => counted('en', n, CARDS);

/** What a revolver is worth, Jokers included: `three sixes`; `nothing` without a live card. */
export const reading = (size: number, value: number): string =>
  size === 0 ? 'nothing' : `${numberWord(size)} ${plural('en', size, NOUNS[ordinary(value)])}`;

const ordinaryCard = (name: string, many: string): CardText => ({
  name,
  rule: `Throw it alone, with other ${many} or as part of a sum; loaded, it counts towards a set of ${many}.`,
});

export const cardTexts: CardTexts = {
  '1': ordinaryCard('One', 'ones'),
  '2': ordinaryCard('Two', 'twos'),
  '3': ordinaryCard('Three', 'threes'),
  '4': ordinaryCard('Four', 'fours'),
  '5': ordinaryCard('Five', 'fives'),
  '6': ordinaryCard('Six', 'sixes'),
  '7': ordinaryCard('Seven', 'sevens'),
  joker: {
    name: 'Joker',
    rule: 'In the division it copies whichever ordinary card of your own revolver serves you best; without one it is worth nothing.',
  },
  miss: {
    name: 'Miss',
    rule: 'In the division it has to cancel one card of the highest denomination among those who share, your own if nobody else has it.',
  },
  switch: {
    name: 'Switch',
    rule: 'Take two random cards from an opponent’s hand, then give back any two of your own choice.',
  },
  helper: {
    name: 'Helper',
    rule: 'Lay it in front of you: until the end of the round you draw up to one card more.',
  },
  indians: {
    name: 'Indians',
    rule: 'Every opponent with a loaded revolver loses one random card of it under the deck and draws another into hand.',
  },
  sheriff: {
    name: 'Sheriff',
    rule: 'It joins the row as soon as it is drawn: with two in the row you may start the shooting, the fourth starts it by itself.',
  },
};

const options: OptionTexts<OfferedOptions> = {
  rounds: {
    name: 'Rounds',
    help: 'How many times cards are dealt and the loot is piled up and divided; the usual game has six.',
  },
  pace: {
    name: 'Pace',
    help: 'At a live table seconds count; by correspondence everyone moves when there is time, and races are sealed.',
    values: { live: 'Live', correspondence: 'By correspondence' },
  },
  raceMode: {
    name: 'Race for the loot',
    help: 'In real time the slowest hand is shut out. Sealed, speed is bought with cards: everyone secretly picks a quick-draw card from hand and cards to load; its number less one for each loaded card is the speed.',
    values: { realtime: 'Real time: quick hands', sealed: 'Sealed: cards for speed' },
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who begins the first round. Later rounds are begun by whoever was shut out, and with two players by the loser of the division.',
    values: { random: 'At random', 'host-pick': 'The host’s pick' },
  },
  firstSeat: {
    name: 'First seat',
    help: 'The seat that begins if the host picks the first player. Seats are counted clockwise.',
  },
  sheriffPlacement: {
    name: 'Sheriffs in the deck',
    help: 'Shuffled in freely they may come in a bunch; spread out, each quarter of the deck hides one.',
    values: { shuffle: 'Shuffled in freely', spread: 'One in each quarter' },
  },
  stallLaps: {
    name: 'Patience of the law',
    help: 'After so many full laps of nothing but passes the topmost sheriff leaves the deck by itself.',
  },
  missOrder: {
    name: 'Order of Misses',
    help: 'Whose Misses are resolved first in the division.',
    values: { 'hand-order': 'The earliest hand first', 'reverse-hand-order': 'The latest hand first' },
  },
  finalTie: {
    name: 'Tie for the victory',
    help: 'What happens when several players have the highest total after the last round.',
    values: {
      shared: 'They share the victory',
      'round-wins': 'More first places in divisions win',
      'extra-round': `More rounds for all, ${MOST_EXTRA_ROUNDS} at most`,
    },
  },
  duelCards: {
    name: 'Duel cards',
    help: 'Where the two cards turned up for a duel go when it is over.',
    values: { loot: 'Onto the loot', hand: 'To the hands that drew them', bottom: 'Under the deck' },
  },
  earlySlapFoul: {
    name: 'Early slap is a foul',
    help: 'A slap between the call of a duel and the turning up of its cards gives the opponent the bonus cards. Switched off, such a slap is no hand and falls under the rule against hammering.',
  },
  foulTie: {
    name: 'Tie after a foul',
    help: 'Whose hand counts as the earlier one, for equal sets and for Misses, when somebody’s nerves have failed.',
    values: { fouler: 'The one whose nerves failed', opponent: 'The opponent' },
  },
  antiMash: {
    name: 'No hammering',
    help: `A press in the second before the signal does not count, and whoever made it cannot be faster than ${TIMES.stun} ms in that race.`,
  },
  lagCapMs: {
    name: 'Lag allowance',
    help: 'The most that a slow line is credited in a race; with 0 the order of arrival decides.',
  },
  raceTimeoutMs: { name: 'Length of a race', help: 'A hand slower than this does not count.' },
  duelWindowMs: {
    name: 'Test of nerves',
    help: 'How long a slap is still a foul when the caller’s card has turned out not to be higher.',
  },
  turnTimeMs: { name: 'Time for a turn', help: 'Whoever runs out of it passes.' },
  switchReturnMs: {
    name: 'Time to give back',
    help: 'For choosing the cards to give back after a Switch; out of time, the same cards go back.',
  },
  missChoiceMs: {
    name: 'Time to aim a Miss',
    help: 'For choosing whose card a Miss cancels; out of time, the choice that leaves its owner best placed is made.',
  },
  sealedMs: {
    name: 'Time for a sealed choice',
    help: 'Whoever has not chosen by then has no hand in the race.',
  },
};

const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'Somebody else is to act now. Wait until you are asked.',
  STALE_TURN: 'That answered a turn which is over. Look at the table and choose again.',
  WRONG_PHASE: 'That cannot be done at this moment. Answer what the table asks now.',
  NOT_IN_HAND: 'You do not hold all of these cards. Choose from your hand; what is loaded stays in the revolver.',
  ONE_DENOMINATION: 'From a hand this large, load one number at a time, with any Jokers and Misses. Then load again.',
  NOT_LOADABLE: 'Event cards do not fit a revolver. Load ordinary cards, Jokers and Misses.',
  NOT_AN_EVENT: 'This card is no event. Play a Switch, a Helper or Indians, or throw the card onto the loot.',
  LOCKED_EVENT: 'Revolvers are closed while an event is carried out. Load as soon as it is over.',
  LOCKED_HAND_DOWN: 'Your hand is on the pile, and your revolver is closed. Next time load first, then slap.',
  LOCKED_DIVISION: 'The loot is being divided, and revolvers are closed. Load again after the next deal.',
  LOCKED_SEALED: 'In a sealed race revolvers are closed. Put the cards to load into your sealed choice.',
  BAD_SET:
    'These cards do not go together. Throw one card, several alike, or numbers of which one is the sum of the rest.',
  BAD_TARGET:
    'This player cannot be chosen. For a Switch choose an opponent with cards in hand, for a Miss somebody with the highest denomination.',
  BAD_COUNT: 'The number of cards is wrong. Give back exactly as many as you took.',
  TOO_FEW_SHERIFFS: 'The second sheriff is not out yet. Until then throw cards, play an event or pass.',
  WRONG_PLAYER_COUNT: 'Two players fight duels, three to five fight shootouts. Choose what this table has.',
  ALREADY_DONE: 'You have done that already, and it stands. Wait for the others.',
  EMPTY: 'No card is chosen. Choose at least one.',
  AWAY: 'You have left this table. Come back to it first.',
  'game-over': 'This game is over. Watch its replay or start another one.',
  'no-such-seat': 'This table has no such seat. Act from the seat you took.',
  'malformed-move': 'The table cannot read this move. Reload the page and choose again.',
  'time-goes-back': 'This move is dated before the last one. Send it again.',
};

function describeMove(move: Move, names: Names): string {
  switch (move.type) {
    case 'pass':
      return 'Pass';
    case 'discard':
      return `Throw ${these(move.cards)} onto the loot`;
    case 'play-event':
      return `Play ${playable(move.card)}${move.target === undefined ? '' : ` on ${names(move.target)}`}`;
    case 'start-shootout':
      return 'Start the shootout';
    case 'call-duel':
      return 'Call a duel';
    case 'return-cards':
      return `Give back ${these(move.cards)}`;
    case 'load':
      return `Load ${these(move.cards)}`;
    case 'slap':
      return 'Slap the loot';
    case 'press':
      return 'Slap the loot with no race on';
    case 'sealed-choice': {
      const quick = move.quick === undefined ? 'no quick draw' : `quick draw with ${say(move.quick, 1)}`;
      return `Choose in secret: ${quick}, load ${move.load.length === 0 ? 'nothing' : these(move.load)}`;
    }
    case 'miss-target':
      return `Cancel a card of ${names(move.owner)}`;
    case 'ready':
      return 'Go on to the next round';
    default:
      return unreachable(move);
  }
}

const playable = (card: CardId): string => (card === 'indians' ? 'Indians' : say(card, 1));

function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'round-started':
      return `Round ${event.round}. ${names(event.first)} begins.`;
    case 'dealt':
      return `${names(event.seat)} is dealt ${those(event.count, event.cards)}.`;
    case 'turn-started':
      return undefined;
    case 'passed':
      return `${names(event.seat)} passes${{ chosen: '', time: ': time is up', away: ', being away' }[event.why]}.`;
    case 'discarded': {
      const sum = sumIn(event.cards);
      return `${names(event.seat)} throws ${these(event.cards)} onto the loot${sum === undefined ? '' : `: ${sum}`}.`;
    }
    case 'loaded':
      return `${names(event.seat)} loads ${those(event.count, event.cards)}.`;
    case 'drew':
      return `${names(event.seat)} draws ${those(event.count, event.cards)}.`;
    case 'sheriff-came':
      return tellSheriff(event);
    case 'event-played':
      return tellPlayed(event, names);
    case 'took':
      return `${names(event.seat)} takes ${those(event.count, event.cards)} from the hand of ${names(event.target)}.`;
    case 'gave-back': {
      const cards = those(event.count, event.cards);
      if (event.why === 'chosen') return `${names(event.seat)} gives back ${cards} to ${names(event.target)}.`;
      const why = event.why === 'time' ? 'Time is up' : `${names(event.seat)} is away`;
      return `${why}: ${names(event.target)} gets back what ${names(event.seat)} took, ${cards}.`;
    }
    case 'lost-to-indians': {
      const card = event.card === 'face-down' ? 'one card' : say(event.card, 1);
      return `Indians: ${card} leaves the revolver of ${names(event.seat)} and goes under the deck.`;
    }
    case 'duel-called':
      return `${names(event.seat)} calls a duel.`;
    case 'duel-turned-up': {
      const seats = [event.caller, opponentOf(event.caller)];
      if (event.cards.length === 0) return 'No duel cards are turned up.';
      const cards = event.cards.map((card, i) => `${say(card, 1)} for ${names(seats[i] ?? event.caller)}`);
      return `The duel cards are turned up: ${list('en', cards)}.`;
    }
    case 'duel-called-off':
      return 'The caller’s card is not higher: the duel is off.';
    case 'race-started':
      return tellStart(event, names);
    case 'race-drawn':
      return undefined;
    case 'slapped':
      return event.place === undefined
        ? `${names(event.seat)} slaps the loot.`
        : `${names(event.seat)} slaps the loot: hand number ${event.place} to arrive.`;
    case 'slap-void':
      return `${names(event.seat)} slaps too late, and the hand does not count.`;
    case 'pressed':
      return event.isStunned
        ? `${names(event.seat)} slaps before the signal: that is no hand, and the next one counts as ${TIMES.stun} ms or slower.`
        : undefined;
    case 'fouled': {
      const when = event.settled === 'now' ? '' : ' as soon as the duel cards are turned up';
      return `${names(event.seat)} slaps when there is no race: nerves! The opponent gets the bonus cards${when}.`;
    }
    case 'sealed':
      return `${names(event.seat)} has sealed a choice.`;
    case 'unsealed':
      return tellUnsealed(event, names);
    case 'race-closed':
      return tellRace(event, names);
    case 'bonus-received':
      return `${names(event.seat)} gets the bonus cards into the revolver: ${these(event.cards)}.`;
    case 'revealed': {
      const revolvers = event.revolvers.map(
        (cards, i) => `${names(seat(i))} has ${cards.length === 0 ? 'nothing' : these(cards)}`,
      );
      return `Revolvers on the table, with ${cardCount(event.pot)} of loot to divide: ${revolvers.join('; ')}.`;
    }
    case 'missed':
      return tellMiss(event, names);
    case 'divided':
      return tellDivision(event, names);
    case 'round-ended': {
      const scores = event.scores.map((score, i) => `${names(seat(i))} ${score}`);
      const next = event.next === undefined ? undefined : `${names(event.next)} begins the next one.`;
      return sentences(`Round ${event.round} is over. Points: ${scores.join(', ')}.`, next);
    }
    case 'ready':
      return undefined;
    case 'game-ended':
      return tellEnd(event, names);
    case 'left':
      return `${names(event.seat)} leaves the table.`;
    case 'returned':
      return `${names(event.seat)} is back at the table.`;
    default:
      return unreachable(event);
  }
}

function tellSheriff({ sheriffs, stalled }: Told<'sheriff-came'>): string {
  const how = stalled
    ? 'All players keep passing, so the topmost sheriff leaves the deck'
    : 'A sheriff comes out of the deck';
  const then =
    sheriffs === SHERIFFS_TO_START
      ? 'From now on the shooting may be started.'
      : sheriffs === SHERIFFS - 1
        ? 'The next one starts the shooting.'
        : undefined;
  return sentences(`${how}: ${sheriffs} of ${SHERIFFS} sheriffs in the row.`, then);
}

function tellPlayed({ seat: by, card, target }: Told<'event-played'>, names: Names): string {
  switch (card) {
    case 'helper':
      return `${names(by)} lays out a Helper and draws up to one card more until the end of the round.`;
    case 'indians':
      return `${names(by)} plays Indians: every opponent with a loaded revolver loses a card of it.`;
    default:
      return `${names(by)} plays ${say(card, 1)}${target === undefined ? '' : ` on ${names(target)}`}.`;
  }
}

function tellStart({ cause, starter, isSealed }: Told<'race-started'>, names: Names): string {
  const choose = 'choose in secret: a quick-draw card and what to load.';
  switch (cause) {
    case 'shootout': {
      const first =
        starter === undefined ? 'A shootout starts' : `${names(starter)} starts the shootout with hand number 1`;
      return isSealed ? `${first}. The others ${choose}` : `${first}. Everyone else, hands on the loot!`;
    }
    case 'arrival':
      return isSealed ? `The law has arrived. All players ${choose}` : 'The law has arrived: hands on the loot!';
    case 'duel':
      return isSealed ? `The duel is on. Both players ${choose}` : 'The duel is on: hands on the loot!';
    default:
      return unreachable(cause);
  }
}

function tellUnsealed({ choices }: Told<'unsealed'>, names: Names): string {
  if (choices.length === 0) return 'The choices are opened: nobody has made one.';
  const told = choices.map(({ seat: by, quick, load, key }) => {
    const draw = quick === undefined ? 'no quick draw' : `quick draw with ${say(quick, 1)}`;
    return `${names(by)}: ${draw}, ${load.length === 0 ? 'nothing' : these(load)} loaded, speed ${speedOf(quick, load, key)}`;
  });
  const spent = choices.some((choice) => choice.quick !== undefined);
  return sentences(`The choices are opened. ${told.join('; ')}.`, spent && 'Quick-draw cards go onto the loot.');
}

function tellRace(event: Told<'race-closed'>, names: Names): string {
  const { order, excluded, finishes } = event;
  const hand = (by: Seat): string => {
    const note = handNote(event, by);
    if (note === undefined) return names(by);
    if (note === 'starter') return `${names(by)} (started it)`;
    if (note === 'handless') return `${names(by)} (no hand)`;
    return `${names(by)} (${note.e} ms${note.isStunned ? ' after an early slap' : ''})`;
  };
  const shutOut = excluded.map((by) => (order.includes(by) ? names(by) : hand(by)));
  return sentences(
    order.length === 0
      ? 'The race is over, and no hand is on the loot.'
      : `Order of hands: ${order.map(hand).join(', ')}.`,
    isOvertaken(finishes) && 'Measured times decide, not the order of arrival.',
    hasEqualTimes(finishes) && 'Equal times are settled by lot.',
    shutOut.length > 0 && `Shut out: ${list('en', shutOut)}.`,
  );
}

function tellMiss({ seat: by, target, card, why }: Told<'missed'>, names: Names): string {
  if (target === undefined || card === undefined || why === 'no-target') {
    return `${names(by)}’s Miss hits nothing: no card is left to cancel.`;
  }
  const isOwn = by === target;
  const reasons = {
    chosen: ', by choice',
    forced: isOwn ? ': nobody else has the highest denomination' : ': the highest denomination is nowhere else',
    auto: `, chosen on behalf of ${names(by)}`,
  };
  return `${names(by)}’s Miss cancels ${names(target)}’s ${isOwn ? 'own ' : ''}${NOUNS[card].one}${reasons[why]}.`;
}

function tellDivision({ places, pot, lost }: Told<'divided'>, names: Names): string {
  if (places.length === 0) return `Nobody is there to divide the loot. Lost: ${cardCount(lost)}.`;
  const told = places.map(
    ({ seat: by, size, value, share }) =>
      `${names(by)} takes ${share === 0 ? 'no card' : share} with ${reading(size, value)}${size === 0 ? ' to show' : ''}`,
  );
  return sentences(
    `The division of ${cardCount(pot)}: ${told.join('; ')}.`,
    hasTie(places) && 'Equal sets go by the order of hands.',
    lost > 0 && `Lost: ${cardCount(lost)}.`,
  );
}

function tellEnd({ ranks, scores }: Told<'game-ended'>, names: Names): string {
  const seats = byRank(ranks);
  const points = (by: Seat) => counted('en', scores[by] ?? 0, POINTS);
  const winners = seats.filter((by) => ranks[by] === 1);
  const others = seats.filter((by) => ranks[by] !== 1).map((by) => `${ranks[by]}. ${names(by)}, ${points(by)}`);
  const best = winners[0];
  return sentences(
    'The game is over.',
    best !== undefined &&
      (winners.length === 1
        ? `${names(best)} wins with ${points(best)}.`
        : `${list('en', winners.map(names))} share the victory with ${points(best)} each.`),
    others.length > 0 && `Further places: ${others.join('; ')}.`,
  );
}

export const en: GameText<Move, Event> = {
  title: 'The Wright Brothers’ Gang',
  pitch:
    'Pile up the loot together, load your revolver in secret, and when the shooting starts be anything but the slowest hand.',
  options,
  refusals,
  describeMove,
  tell,
};
