import { type Forms, list, type Names, plural, type Seat, seat, unreachable } from '@saloon/kernel';
import type { Saying } from '../logic/answers.ts';
import type { Prompt, Singles } from '../logic/prompt.ts';
import { bestReading, numberOn, type Reading } from '../logic/reading.ts';
import type { Step } from '../logic/showdown.ts';
import { type CardId, type Cards, SHERIFFS } from '../wire.ts';
import type { Said, Words } from './words.ts';

const forms = (one: string, many: string): Forms => ({ one, few: many, many });
const say = (n: number, noun: Forms): string => `${n} ${plural('en', n, noun)}`;
const CARD = forms('card', 'cards');
const POINT = forms('point', 'points');
const SHERIFF = forms('sheriff', 'sheriffs');

const NUMBERS = 'no one two three four five six seven eight nine ten eleven'.split(' ');
const SETS = ['', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens'];
const ONE = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const reading = ({ size, value }: Reading): string =>
  size === 0 ? 'Nothing' : big(`${NUMBERS[size] ?? size} ${size === 1 ? ONE[value] : SETS[value]}`);

const ordinary = (name: string, many: string) => ({
  name,
  rule: `Throw it alone, with others alike or in a sum; loaded, it counts towards a set of ${many}.`,
});
const cards: Words['cards'] = {
  '1': ordinary('One', 'ones'),
  '2': ordinary('Two', 'twos'),
  '3': ordinary('Three', 'threes'),
  '4': ordinary('Four', 'fours'),
  '5': ordinary('Five', 'fives'),
  '6': ordinary('Six', 'sixes'),
  '7': ordinary('Seven', 'sevens'),
  joker: {
    name: 'Joker',
    rule: 'In the division it copies the ordinary card of your revolver that serves you best; without one it is worth nothing.',
  },
  miss: {
    name: 'Miss',
    rule: 'In the division it cancels one card of the highest number, your own if nobody else has it.',
  },
  switch: { name: 'Switch', rule: 'Take two random cards from a hand, then give back any two.' },
  helper: { name: 'Helper', rule: 'Lies before you until the end of the round: you draw up to one card more.' },
  indians: { name: 'Indians', rule: 'Every opponent loses a random card of the revolver and draws another into hand.' },
  sheriff: {
    name: 'Sheriff',
    rule: 'Joins the row: with two you may start the shooting, the fourth starts it by itself.',
  },
};
const nameOf = (card: CardId): string => (numberOn(card) > 0 ? cards[card].name.toLowerCase() : cards[card].name);
const these = (some: Cards): string =>
  list(
    'en',
    some.map((card) => (numberOn(card) > 0 ? card : cards[card].name)),
  );

/** WB-SWITCH-3, WB-SWITCH-4: a hand of one card loses that one, and as many come back. */
const SWITCH: Readonly<Record<Singles, string>> = {
  none: 'You take two at random and give back any two.',
  some: 'You take two at random, or the only one, and give back as many.',
  all: 'You take the only card and give back any one.',
};

function prompt(asked: Prompt, names: Names): Said {
  switch (asked.type) {
    case 'watching':
      return { title: `${names(asked.active)} to move`, line: 'You are watching: hands and revolvers stay hidden.' };
    case 'your-turn':
      return {
        title: 'Your turn',
        line: asked.canStart
          ? `Throw cards, play an event or ${asked.isDuel ? 'call a duel' : 'start the shootout'}.`
          : 'Throw cards, play an event or pass.',
      };
    case 'empty-hand':
      return {
        title: 'Your turn',
        line: asked.canStart
          ? `No cards: pass, or ${asked.isDuel ? 'call a duel' : 'start the shootout'}.`
          : 'No cards: you can only pass.',
      };
    case 'throw':
      return asked.sum === undefined
        ? {
            title: `Your turn: ${these(asked.cards)}`,
            line: asked.cards.length === 1 ? 'Throw this card onto the loot?' : 'Throw these onto the loot?',
          }
        : { title: `Your turn: ${asked.sum}`, line: 'Throw this sum onto the loot?' };
    case 'only-load':
      return { title: `Chosen: ${these(asked.cards)}`, line: 'Not a throw, but you may load them.' };
    case 'fits-nothing':
      return { title: `Chosen: ${these(asked.cards)}`, line: 'Together they are neither a throw nor a load.' };
    case 'play':
      return {
        title: `Your turn: ${nameOf(asked.card)}`,
        line: asked.singles === 'none' ? cards[asked.card].rule : SWITCH[asked.singles],
      };
    case 'aim':
      return { title: `${cards[asked.card].name}: whose hand?`, line: SWITCH[asked.singles] };
    case 'start':
      return asked.isDuel
        ? {
            title: 'Call a duel?',
            line: asked.isSealed
              ? 'Two cards turn up. If yours is higher, both choose in secret.'
              : 'Two cards turn up at once. Slap only if yours is higher.',
          }
        : { title: 'Start the shootout?', line: 'Your hand comes first, and your revolver closes.' };
    case 'other-turn':
      return {
        title: `${names(asked.seat)} to move`,
        line: asked.canLoad ? 'You may load your revolver at any time.' : 'Revolvers are closed for now.',
      };
    case 'load':
      return {
        title: `Load ${these(asked.cards)}?`,
        line: asked.isRace ? 'Be quick: your hand is not down yet.' : 'Loaded cards never come back to the hand.',
      };
    case 'give-back':
      return {
        title: `Give back ${say(asked.count, CARD)}`,
        line: `To ${names(asked.target)}; ${asked.chosen} of ${asked.count} chosen.`,
      };
    case 'robbed':
      return {
        title: `${names(asked.by)} takes your ${plural('en', asked.count, CARD)}`,
        line: `${big(say(asked.count, CARD))} taken; as many come back.`,
      };
    case 'switching':
      return {
        title: `${names(asked.by)} chooses what to give back`,
        line: `${big(say(asked.count, CARD))} of ${names(asked.target)}. Revolvers are closed.`,
      };
    case 'race':
      return asked.isStunned
        ? { title: 'Too early! Press again', line: 'A press before the signal is no hand: 600 ms at best now.' }
        : {
            title: 'Hands on the loot!',
            line: `Cloth, Space or Enter. The ${asked.isDuel ? 'first hand gets the bonus cards' : 'slowest hand gets nothing'}.`,
          };
    case 'hand-down':
      return { title: 'Your hand is down', line: 'Waiting for the others. The photo finish shows all hands.' };
    case 'race-watched':
      return { title: 'The race is on', line: 'The photo finish shows all hands.' };
    case 'suspense':
      return {
        title: asked.isCaller ? 'A duel is called' : `${names(asked.caller)} calls a duel`,
        line: `The cards turn up without warning. ${asked.isFoul ? 'A hand before that is a foul' : 'An early hand does not count'}.`,
      };
    case 'fouled':
      return {
        title: asked.you === 'fouler' ? 'Your nerves failed' : `${names(asked.by)} lost their nerve`,
        line:
          asked.you === 'opponent'
            ? 'The bonus cards will be yours. Load until then.'
            : 'The bonus cards go to the other side when the cards turn up.',
      };
    case 'duel':
      return { title: 'Slap or hold?', line: 'Slap only if the caller’s card is higher. Otherwise it is a foul.' };
    case 'seal':
      return { title: 'Your sealed choice', line: 'The quick card gives speed; each card loaded takes one away.' };
    case 'sealed':
    case 'sealing':
      return {
        title: asked.type === 'sealed' ? 'Your choice is sealed' : 'Choices are made in secret',
        line:
          asked.waiting.length === 0
            ? 'Everybody is ready.'
            : `Still choosing: ${list('en', asked.waiting.map(names))}.`,
      };
    case 'your-miss':
      return {
        title: `Your Miss: whose ${nameOf(asked.card)} to cancel?`,
        line: 'The highest number, one card.',
      };
    case 'other-miss':
      return { title: `A Miss: ${names(asked.owner)} chooses`, line: `A ${nameOf(asked.card)} will be cancelled.` };
    case 'round-over':
      return asked.isReady
        ? {
            title: 'The round is over',
            line: asked.waiting.length === 0 ? 'Dealing.' : `Waiting for ${list('en', asked.waiting.map(names))}.`,
          }
        : { title: 'The round is over', line: 'Ready for the next deal? It comes by itself after 15 seconds.' };
    case 'game-over':
      return { title: 'The game is over', line: 'The loot is divided, the book is closed.' };
    default:
      return unreachable(asked);
  }
}

function answer(saying: Saying, names: Names): string {
  switch (saying.type) {
    case 'pass':
      return 'Pass';
    case 'shootout':
      return 'Shootout';
    case 'duel':
      return 'Duel';
    case 'start-shootout':
      return 'Start the shootout';
    case 'start-duel':
      return 'Call a duel';
    case 'back':
      return 'Back';
    case 'ready':
      return 'Next round';
    case 'load':
      return saying.count === 0 ? 'Load' : `Load ${saying.count}`;
    case 'throw':
      return saying.count === 0 ? 'Throw' : `Throw ${saying.count}`;
    case 'give-back':
      return `Give back ${saying.count}`;
    case 'play':
      return saying.card === 'helper' ? 'Lay it down' : 'Play it';
    case 'target':
      return names(saying.seat);
    case 'cancel':
      return saying.isOwn ? 'My own' : names(saying.seat);
    case 'seal': {
      const quick = saying.quick === undefined ? 'No quick card' : `Draw with ${nameOf(saying.quick)}`;
      return saying.count === 0 ? quick : `${quick}, load ${saying.count}`;
    }
    default:
      return unreachable(saying);
  }
}

function stepText(step: Step, names: Names): string {
  switch (step.type) {
    case 'unsealed':
      return 'The sealed choices: quick cards join the loot, loaded ones the revolvers.';
    case 'finish':
      return 'The order of hands decides whose Misses come first, and between equal sets.';
    case 'revealed':
      return 'Revolvers open. First how many alike, then how high.';
    case 'missed': {
      const { seat: by, target, card, why } = step.miss;
      if (target === undefined || card === undefined)
        return `The Miss of ${names(by)} hits the air: nothing is left to cancel.`;
      const whose = target === by ? 'their own' : `${names(target)}’s`;
      const reason = {
        chosen: '',
        forced: ': nobody else has the highest number',
        auto: ', chosen for its owner',
        'no-target': '',
      };
      return `The Miss of ${names(by)} cancels ${whose} ${nameOf(card)}${reason[why]}.`;
    }
    case 'aiming':
      return `The Miss of ${names(step.owner)} takes aim: several have a ${nameOf(step.card)}.`;
    case 'ranked':
      return 'Places: more alike, then the higher number, then the earlier hand.';
    case 'shared':
      return `${names(step.place.seat)} takes ${step.place.share} of ${step.from}. ${step.rest} left.`;
    case 'done':
      return 'Divided. A card of loot is a point.';
    default:
      return unreachable(step);
  }
}

const roundOf = (round: number, rounds: number): string =>
  round > rounds ? `Extra round ${round - rounds}` : `Round ${round} of ${rounds}`;

function sheriffLine(n: number, isDuel: boolean, isShooting: boolean): string {
  if (n >= SHERIFFS) return 'The law is here';
  if (isShooting) return isDuel ? 'The duel is on' : 'The shootout is on';
  if (n === SHERIFFS - 1) return 'The next one starts the shooting';
  if (n === 2) return isDuel ? 'A duel may be called now' : 'A shootout may be started now';
  return isDuel ? 'With two a duel may be called' : 'With two a shootout may be started';
}

export const en: Words = {
  lang: 'en',
  cards,
  whys: {
    watching: { short: 'you are watching', long: 'You are watching this game. Sit down at the next one.' },
    away: { short: 'you left', long: 'You have left the table. Come back to it first.' },
    'event-locks': { short: 'Switch going on', long: 'While a Switch is carried out, all revolvers are closed.' },
    'hand-is-down': {
      short: 'hand is down',
      long: 'Your hand is on the pile, and your revolver stays closed until the deal.',
    },
    division: { short: 'loot is divided', long: 'The loot is being divided. Load again after the next deal.' },
    'sealed-done': { short: 'already sealed', long: 'A sealed choice is final. Wait for the others.' },
    'not-loadable': {
      short: 'cannot be loaded',
      long: 'Event cards do not fit a revolver: play them on your turn, or throw them.',
    },
    'one-number': {
      short: 'one number only',
      long: 'From a hand this large, load one number at a time, with any Jokers and Misses.',
    },
    'not-your-turn': { short: 'not your turn', long: 'Somebody else is to move. Loading is open all the same.' },
    'not-together': {
      short: 'no such throw',
      long: 'Throw one card, several alike, or numbers of which one is the sum of the rest.',
    },
    'no-sum': {
      short: 'not in sum',
      long: 'These make no sum: one ordinary card has to equal all the others together.',
    },
    'too-few-sheriffs': { short: '2 sheriffs first', long: 'The shooting may start once two sheriffs are in the row.' },
    'choose-cards': { short: 'choose cards', long: 'Choose cards of your hand first.' },
    'no-cards': { short: 'no cards', long: 'There is no card in your hand to choose.' },
    'wrong-count': { short: 'wrong number', long: 'Give back exactly as many cards as you took.' },
    'duel-is-on': { short: 'duel is on', long: 'A duel is called already: wait until the cards turn up.' },
  },
  ring: {
    idle: { label: 'The loot. Your palm falls here in a race', hint: '' },
    'can-start': { label: 'The loot. Hold for half a second to start', hint: 'Hold your palm to start' },
    suspense: { label: 'The loot. The duel cards are still down', hint: 'Not yet' },
    open: { label: 'Slap the loot', hint: 'Slap!' },
    stunned: { label: 'Slap the loot again', hint: 'Too early! Again' },
    sent: { label: 'Your hand is sent', hint: 'Sent' },
    down: { label: 'Your hand is on the loot', hint: 'Your hand is down' },
    'watching-race': { label: 'A race for the loot is on', hint: 'Hands are falling' },
    closed: { label: 'The loot', hint: '' },
  },
  round: roundOf,
  points: (n) => say(n, POINT),
  pointsShort: 'pts',
  lootCount: (n) => ({ n: String(n), noun: `${plural('en', n, CARD)} of loot` }),
  deckCount: (n) => `${say(n, CARD)} in the deck`,
  helperNote: (n) => `+${say(n, CARD)}`,
  bonusNote: (n) => `bonus: ${n}`,
  sheriffs: (n, isDuel, isShooting) => ({
    title: n === 0 ? 'No sheriff yet.' : `${say(n, SHERIFF)} of ${SHERIFFS}.`,
    line: sheriffLine(n, isDuel, isShooting),
  }),
  next: 'next',
  turnMark: 'to move',
  away: 'away',
  handDown: 'hand down',
  chosenMark: 'has chosen',
  you: 'you',
  readyMark: 'ready',
  opponent: (name, score, hand, loaded) =>
    `${name}: ${say(score, POINT)}, ${say(hand, CARD)} in hand, ${say(loaded, CARD)} loaded`,
  reading,
  readingNote: ({ size, value, jokers }, revolver) => {
    const misses = revolver.filter((card) => card === 'miss').length;
    const parts: string[] = [];
    if (jokers > 0 && size > 0)
      parts.push(jokers === 1 ? `The Joker counts as a ${ONE[value]}.` : `The Jokers count as ${SETS[value]}.`);
    if (jokers === 0 && size === 0 && revolver.includes('joker')) parts.push('The Joker has nothing to copy.');
    if (misses > 0) parts.push(misses === 1 ? 'The Miss works in the division.' : 'The Misses work in the division.');
    return parts.join(' ');
  },
  emptyRevolver: { title: 'Empty revolver', line: 'Load cards alike: in the division the set decides.' },
  onlyYouSee: 'Only you see this.',
  lockedRevolver: 'closed',
  dropHere: 'Cards to be loaded go here',
  prompt,
  timeOut: (view) => {
    switch (view.phase) {
      case 'turn':
        return 'Out of time you pass.';
      case 'switch-return':
        return view.taking?.count === 1
          ? 'Out of time the same card goes back.'
          : 'Out of time the same cards go back.';
      case 'sealed':
        return 'Out of time you have no hand.';
      case 'miss-choice':
        return 'Out of time the best choice is made for you.';
      default:
        return undefined;
    }
  },
  answer,
  regions: {
    opponents: 'Opponents',
    law: 'Sheriffs',
    cloth: 'Table',
    revolver: 'Your revolver',
    question: 'Question',
    hand: 'Your hand',
    showdown: 'Division of the loot',
    board: 'The table in words',
  },
  emptyHand: (limit) => `You draw while hand and revolver together hold fewer than ${limit} cards.`,
  now: 'Now!',
  pressAgain: 'Again!',
  sent: 'sent',
  provisional: 'by receipt, not final yet',
  othersHidden: 'other hands show at the photo finish',
  duelHint: 'Compare for yourself',
  duelCard: (name, isYou) => (isYou ? 'your card' : name),
  finish: {
    title: 'Photo finish',
    columns: { player: 'Hand', time: 'Time', received: 'Arrived', comp: 'Line' },
    ms: (n) => `${n} ms`,
    starter: 'starter',
    noHand: 'no hand',
    out: 'shut out',
    stunned: 'early press',
    note: ({ isReordered, hasEqualTimes }) =>
      isReordered
        ? 'Lag compensation changed the order: the measured time decides, not the arrival.'
        : hasEqualTimes
          ? 'Equal times were left to the lot.'
          : undefined,
  },
  seal: {
    quick: 'Quick card',
    load: 'Load',
    none: 'none',
    speed: (speed) => `speed ${speed < 0 ? `−${-speed}` : speed}`,
    explain: 'the quick card less those loaded',
    choosing: 'choosing',
    asQuick: 'quick card',
    asLoad: 'to load',
  },
  showdown: {
    title: 'Division of the loot',
    pot: (n) => `${say(n, CARD)} of loot`,
    step: stepText,
    stepName: (step) =>
      ({
        unsealed: 'Choices',
        finish: 'Photo finish',
        revealed: 'Revolvers',
        missed: 'Miss',
        aiming: 'Miss',
        ranked: 'Places',
        shared: 'Shares',
        done: 'Result',
      })[step.type],
    toEnd: 'To the result',
    out: 'shut out',
    hand: (n) => `hand ${n}`,
    share: (n) => `+${n}`,
    lost: (n) => `${say(n, CARD)} lost.`,
    cancelled: (card) => `${card}, cancelled by a Miss`,
    bonus: 'bonus cards',
    begins: (name) => `${name} begins the next round.`,
    tie: 'Between equal sets the earlier hand is ahead.',
  },
  taken: 'taken',
  alarms: {
    yourTurn: 'Your turn.',
    race: 'Race! Space or Enter slaps the loot.',
    duel: 'The duel cards are up.',
    stunned: 'Too early. Press again.',
    robbed: 'Cards are taken from your hand.',
    fouled: 'A foul: the bonus cards go to the other side.',
  },
  board: (view, names, you) => [
    `${roundOf(view.round, view.rounds)}. ${names(view.active)} to move.`,
    `${say(view.sheriffs, SHERIFF)} of ${SHERIFFS} in the row. ${say(view.deck, CARD)} in the deck, ${say(view.loot.length, CARD)} of loot${view.loot.length > 0 ? `: ${these(view.loot)}` : ''}.`,
    ...view.players.map((player, i) => {
      const by: Seat = seat(i);
      const extra = [
        player.helpers > 0 ? say(player.helpers, forms('Helper', 'Helpers')) : '',
        player.isHandDown ? 'hand on the pile' : '',
        player.isAway ? 'away' : '',
      ].filter(Boolean);
      const own = by === you ? (player.revolver ?? []) : [];
      const gun = own.length > 0 ? ` (${these(own)}: ${reading(bestReading(own)).toLowerCase()})` : '';
      return `${by === you ? 'You' : names(by)}: ${say(player.score, POINT)}, ${say(player.cards, CARD)} in hand, ${say(player.loaded, CARD)} loaded${gun}${extra.length > 0 ? `, ${extra.join(', ')}` : ''}.`;
    }),
  ],
  fact: (view) => [
    ['Loot', say(view.loot.length, CARD)],
    ['Sheriffs', `${view.sheriffs} of ${SHERIFFS}`],
    ['Deck', say(view.deck, CARD)],
  ],
  finalNote: (n) =>
    n === 0 ? 'no first place in a division' : `${say(n, forms('first place', 'first places'))} in divisions`,
};
