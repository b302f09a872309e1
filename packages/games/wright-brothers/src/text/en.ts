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
import type { CardId } from '../rules/cards.ts';
import { MOST_EXTRA_ROUNDS, SHERIFFS, SHERIFFS_TO_START, TIMES } from '../rules/data.ts';
import type { Cards, Event, Hidden, Move } from '../rules/moves.ts';
import type { OfferedOptions } from '../rules/options.ts';
import { opponentOf } from '../rules/state.ts';
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
  rule: `Throw it alone, with other ${many} or as part of a sum; loaded, it counts toward a set of ${many}.`,
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
    rule: 'In the split it copies the number card in your revolver that helps you most; with none to copy it’s worth nothing.',
  },
  miss: {
    name: 'Miss',
    rule: 'In the split it must cancel one card of the highest number among the players who share, even your own if nobody else has one.',
  },
  switch: {
    name: 'Switch',
    rule: 'Take two random cards from an opponent’s hand, then give back any two you like.',
  },
  helper: {
    name: 'Helper',
    rule: 'Put it in front of you: until the end of the round your draw limit is one card higher.',
  },
  indians: {
    name: 'Indians',
    rule: 'Every opponent with a loaded revolver puts one random card from it under the deck and draws a new one into hand.',
  },
  sheriff: {
    name: 'Sheriff',
    rule: 'It joins the row as soon as it’s drawn: with two in the row anyone can start the shooting, and the fourth starts it automatically.',
  },
};

const options: OptionTexts<OfferedOptions> = {
  rounds: {
    name: 'Rounds',
    help: 'How many times you deal, build up the loot and split it. A standard game has six rounds.',
  },
  pace: {
    name: 'Pace',
    help: 'At a live table, seconds count. By correspondence, you move when you have time, and races are sealed.',
    values: { live: 'Live', correspondence: 'By correspondence' },
  },
  raceMode: {
    name: 'Race for the loot',
    help: 'In real time, the slowest hand is shut out. In a sealed race, you buy speed with cards: everyone secretly picks a quick-draw card and cards to load. Your speed is the number on the quick-draw card, minus one for each card you load.',
    values: { realtime: 'Real time: quick hands', sealed: 'Sealed: cards for speed' },
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who starts the first round. After that, the player who was shut out starts; with two players, the loser of the split.',
    values: { random: 'At random', 'host-pick': 'The host’s pick' },
  },
  firstSeat: {
    name: 'First seat',
    help: 'The seat that starts if the host picks the first player. Seats are counted clockwise.',
  },
  sheriffPlacement: {
    name: 'Sheriffs in the deck',
    help: 'Freely shuffled, sheriffs can come in a bunch. Spread out, each quarter of the deck hides one.',
    values: { shuffle: 'Freely shuffled', spread: 'One in each quarter' },
  },
  stallLaps: {
    name: 'Patience of the law',
    help: 'After this many full laps of nothing but passes, the top sheriff comes out of the deck.',
  },
  missOrder: {
    name: 'Order of Misses',
    help: 'Whose Misses resolve first in the split.',
    values: { 'hand-order': 'Earliest hand first', 'reverse-hand-order': 'Latest hand first' },
  },
  finalTie: {
    name: 'Tie for first place',
    help: 'What happens if several players have the highest total after the last round.',
    values: {
      shared: 'Shared victory',
      'round-wins': 'Most first places in splits',
      'extra-round': `Extra rounds, up to ${MOST_EXTRA_ROUNDS}`,
    },
  },
  duelCards: {
    name: 'Duel cards',
    help: 'Where the two revealed cards go after a duel.',
    values: { loot: 'Onto the loot', hand: 'To the players who drew them', bottom: 'Under the deck' },
  },
  earlySlapFoul: {
    name: 'Early slap is a foul',
    help: 'If you slap after a duel is called and before its cards are revealed, your opponent gets the bonus cards. When this is off, such a slap doesn’t count and falls under the rule against button-mashing.',
  },
  foulTie: {
    name: 'Tie after a foul',
    help: 'Whose hand counts as earlier, for equal sets and for Misses, after someone loses their nerve.',
    values: { fouler: 'The player who fouled', opponent: 'The opponent' },
  },
  antiMash: {
    name: 'No button-mashing',
    help: `A press in the second before the signal doesn’t count, and your time in that race is ${TIMES.stun} ms at best.`,
  },
  lagCapMs: {
    name: 'Lag allowance',
    help: 'The most time a slow connection gets back in a race. With 0, the order of arrival decides.',
  },
  raceTimeoutMs: { name: 'Race length', help: 'A slap slower than this doesn’t count.' },
  duelWindowMs: {
    name: 'Test of nerves',
    help: 'How long a slap still counts as a foul when the caller’s card isn’t higher.',
  },
  turnTimeMs: { name: 'Time for a turn', help: 'If time runs out, you pass.' },
  switchReturnMs: {
    name: 'Time to give back',
    help: 'To choose the cards you give back after a Switch. If time runs out, the same cards go back.',
  },
  missChoiceMs: {
    name: 'Time to aim a Miss',
    help: 'To choose whose card a Miss cancels. If time runs out, you get the choice that places you best.',
  },
  sealedMs: {
    name: 'Time for a sealed choice',
    help: 'If you don’t choose in time, you’re out of the race.',
  },
};

const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'It’s someone else’s move. Wait until you’re asked.',
  STALE_TURN: 'That turn is already over. Look at the table and choose again.',
  WRONG_PHASE: 'You can’t do that right now. Answer what the table asks.',
  NOT_IN_HAND: 'You don’t have all of these cards in hand. Choose from your hand; loaded cards stay in the revolver.',
  ONE_DENOMINATION: 'From a hand this big, load one number at a time, plus any Jokers and Misses. Then load again.',
  NOT_LOADABLE: 'You can’t load event cards. Load number cards, Jokers and Misses.',
  NOT_AN_EVENT: 'This isn’t an event card. Play a Switch, a Helper or Indians, or throw the card onto the loot.',
  LOCKED_EVENT: 'Revolvers are closed while an event resolves. Load once it’s over.',
  LOCKED_HAND_DOWN: 'Your hand is on the loot, so your revolver is closed. Next time, load first, then slap.',
  LOCKED_DIVISION: 'The loot is being split, so revolvers are closed. Load again after the next deal.',
  LOCKED_SEALED: 'In a sealed race, revolvers are closed. Add the cards you want to load to your sealed choice.',
  BAD_SET:
    'You can’t throw these together. Throw one card, several of a kind, or numbers where one is the sum of the others.',
  BAD_TARGET:
    'You can’t choose this player. For a Switch, choose an opponent with cards in hand; for a Miss, a player with the highest number.',
  BAD_COUNT: 'That’s the wrong number of cards. Give back exactly as many as you took.',
  TOO_FEW_SHERIFFS: 'The second sheriff isn’t out yet. Until then, throw cards, play an event or pass.',
  WRONG_PLAYER_COUNT: 'Two players fight duels; three to five have shootouts. Choose the one for this table.',
  ALREADY_DONE: 'You’ve already done that. Wait for the others.',
  EMPTY: 'You haven’t chosen a card. Choose at least one.',
  AWAY: 'You’ve left this table. Come back to it first.',
  'game-over': 'This game is over. Watch the replay or start a new one.',
  'no-such-seat': 'This table doesn’t have that seat. Play from your own seat.',
  'malformed-move': 'The table can’t read this move. Reload the page and choose again.',
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
      return `Cancel one of ${names(move.owner)}’s cards`;
    case 'ready':
      return 'Start the next round';
    default:
      return unreachable(move);
  }
}

const playable = (card: CardId): string => (card === 'indians' ? 'Indians' : say(card, 1));

function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'round-started':
      return `Round ${event.round}. ${names(event.first)} starts.`;
    case 'dealt':
      return `${names(event.seat)} is dealt ${those(event.count, event.cards)}.`;
    case 'turn-started':
      return undefined;
    case 'passed':
      return `${names(event.seat)} passes${{ chosen: '', time: ': time ran out', away: ' (away)' }[event.why]}.`;
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
      return `${names(event.seat)} takes ${those(event.count, event.cards)} from ${names(event.target)}’s hand.`;
    case 'gave-back': {
      const cards = those(event.count, event.cards);
      if (event.why === 'chosen') return `${names(event.seat)} gives ${cards} back to ${names(event.target)}.`;
      const why = event.why === 'time' ? 'Time ran out' : `${names(event.seat)} is away`;
      return `${why}: ${names(event.target)} gets ${cards} back from ${names(event.seat)}.`;
    }
    case 'lost-to-indians': {
      const card = event.card === 'face-down' ? 'one card' : say(event.card, 1);
      return `Indians: ${card} from ${names(event.seat)}’s revolver goes under the deck.`;
    }
    case 'duel-called':
      return `${names(event.seat)} calls a duel.`;
    case 'duel-turned-up': {
      const seats = [event.caller, opponentOf(event.caller)];
      if (event.cards.length === 0) return 'No duel cards are revealed.';
      const cards = event.cards.map((card, i) => `${say(card, 1)} for ${names(seats[i] ?? event.caller)}`);
      return `Duel cards: ${list('en', cards)}.`;
    }
    case 'duel-called-off':
      return 'The caller’s card isn’t higher: the duel is off.';
    case 'race-started':
      return tellStart(event, names);
    case 'race-drawn':
      return undefined;
    case 'slapped':
      return event.place === undefined
        ? `${names(event.seat)} slaps the loot.`
        : `${names(event.seat)} slaps the loot: hand ${event.place} to arrive.`;
    case 'slap-void':
      return `${names(event.seat)} slaps too late. It doesn’t count.`;
    case 'pressed':
      return event.isStunned
        ? `${names(event.seat)} slaps too early. It doesn’t count, and the next slap is ${TIMES.stun} ms at best.`
        : undefined;
    case 'fouled': {
      const when = event.settled === 'now' ? '' : ' once the duel cards are revealed';
      return `${names(event.seat)} slaps with no race on: nerves! The opponent gets the bonus cards${when}.`;
    }
    case 'sealed':
      return `${names(event.seat)} makes a sealed choice.`;
    case 'unsealed':
      return tellUnsealed(event, names);
    case 'race-closed':
      return tellRace(event, names);
    case 'bonus-received':
      return `The bonus cards go into ${names(event.seat)}’s revolver: ${these(event.cards)}.`;
    case 'revealed': {
      const revolvers = event.revolvers.map(
        (cards, i) => `${names(seat(i))} has ${cards.length === 0 ? 'nothing' : these(cards)}`,
      );
      return `Revolvers open, with ${cardCount(event.pot)} of loot to split: ${revolvers.join('; ')}.`;
    }
    case 'missed':
      return tellMiss(event, names);
    case 'divided':
      return tellDivision(event, names);
    case 'round-ended': {
      const scores = event.scores.map((score, i) => `${names(seat(i))} ${score}`);
      const next = event.next === undefined ? undefined : `${names(event.next)} starts the next round.`;
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
    ? 'Everyone keeps passing, so the top sheriff comes out of the deck'
    : 'A sheriff comes out of the deck';
  const then =
    sheriffs === SHERIFFS_TO_START
      ? 'The shooting can start now.'
      : sheriffs === SHERIFFS - 1
        ? 'The next one starts the shooting.'
        : undefined;
  return sentences(`${how}: ${sheriffs} of ${SHERIFFS} sheriffs in the row.`, then);
}

function tellPlayed({ seat: by, card, target }: Told<'event-played'>, names: Names): string {
  switch (card) {
    case 'helper':
      return `${names(by)} plays a Helper: draw limit up by one until the end of the round.`;
    case 'indians':
      return `${names(by)} plays Indians: every opponent with a loaded revolver loses a card from it.`;
    default:
      return `${names(by)} plays ${say(card, 1)}${target === undefined ? '' : ` on ${names(target)}`}.`;
  }
}

function tellStart({ cause, starter, isSealed }: Told<'race-started'>, names: Names): string {
  const choose = 'secretly choose a quick-draw card and cards to load.';
  switch (cause) {
    case 'shootout': {
      const first =
        starter === undefined
          ? 'A shootout starts'
          : `${names(starter)} starts the shootout with the first hand on the loot`;
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
  if (choices.length === 0) return 'Sealed choices revealed: nobody made one.';
  const told = choices.map(({ seat: by, quick, load, key }) => {
    const draw = quick === undefined ? 'no quick draw' : `quick draw with ${say(quick, 1)}`;
    return `${names(by)}: ${draw}, ${load.length === 0 ? 'nothing' : these(load)} loaded, speed ${speedOf(quick, load, key)}`;
  });
  const spent = choices.some((choice) => choice.quick !== undefined);
  return sentences(`Sealed choices revealed. ${told.join('; ')}.`, spent && 'Quick-draw cards go onto the loot.');
}

function tellRace(event: Told<'race-closed'>, names: Names): string {
  const { order, excluded, finishes } = event;
  const hand = (by: Seat): string => {
    const note = handNote(event, by);
    if (note === undefined) return names(by);
    if (note === 'starter') return `${names(by)} (started it)`;
    if (note === 'handless') return `${names(by)} (no slap)`;
    return `${names(by)} (${note.e} ms${note.isStunned ? ' after an early slap' : ''})`;
  };
  const shutOut = excluded.map((by) => (order.includes(by) ? names(by) : hand(by)));
  return sentences(
    order.length === 0
      ? 'The race is over, and nobody slapped the loot.'
      : `Order of hands: ${order.map(hand).join(', ')}.`,
    isOvertaken(finishes) && 'Measured times decide, not the order of arrival.',
    hasEqualTimes(finishes) && 'Equal times are settled at random.',
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
    forced: isOwn ? ': nobody else has the highest number' : `: only ${names(target)} has the highest number`,
    auto: `, chosen for ${names(by)}`,
  };
  return `${names(by)}’s Miss cancels ${names(target)}’s ${isOwn ? 'own ' : ''}${NOUNS[card].one}${reasons[why]}.`;
}

function tellDivision({ places, pot, lost }: Told<'divided'>, names: Names): string {
  if (places.length === 0) return `Nobody is left to split the loot. Lost: ${cardCount(lost)}.`;
  const told = places.map(
    ({ seat: by, size, value, share }) =>
      `${names(by)} takes ${share === 0 ? 'no cards' : share} with ${size === 0 ? 'no set' : reading(size, value)}`,
  );
  return sentences(
    `Splitting ${cardCount(pot)}: ${told.join('; ')}.`,
    hasTie(places) && 'The earlier hand wins a tie.',
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
        : `${list('en', winners.map(names))} share the win with ${points(best)} each.`),
    others.length > 0 && `Other places: ${others.join('; ')}.`,
  );
}

export const en: GameText<Move, Event> = {
  title: 'The Wright Brothers’ Gang',
  pitch:
    'You robbed an airship bank: pile up the loot, secretly load your revolver, and when the shooting starts, don’t be last.',
  options,
  refusals,
  describeMove,
  tell,
};
