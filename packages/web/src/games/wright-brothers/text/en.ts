import { counted, type Forms, list, type Names, plural, type Seat, seat, unreachable } from '@saloon/kernel';
import { type BestSet, bestSet, SHERIFFS, valueIn } from '@saloon/wright-brothers/wire';
import type { Saying } from '../logic/answers.ts';
import type { Prompt, Singles } from '../logic/prompt.ts';
import type { Step } from '../logic/showdown.ts';
import type { CardId, Cards } from '../wire.ts';
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

const reading = ({ size, value }: BestSet): string =>
  size === 0 ? 'Nothing' : big(`${NUMBERS[size] ?? size} ${size === 1 ? ONE[value] : SETS[value]}`);

const ordinary = (name: string, many: string) => ({
  name,
  rule: `Throw it alone, with matching cards or in a sum; loaded, it counts toward a set of ${many}.`,
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
    rule: 'In the split it copies the number card in your revolver that helps you most; with none to copy it’s worth nothing.',
  },
  miss: {
    name: 'Miss',
    rule: 'In the split it cancels one card of the highest number, even yours if nobody else has one.',
  },
  switch: { name: 'Switch', rule: 'Take two random cards from a hand, then give back any two.' },
  helper: { name: 'Helper', rule: 'In front of you until the end of the round: your draw limit is one card higher.' },
  indians: { name: 'Indians', rule: 'Every opponent loses a random loaded card and draws a new one into hand.' },
  sheriff: {
    name: 'Sheriff',
    rule: 'Joins the row: with two, anyone can start shooting; the fourth starts it automatically.',
  },
};
const nameOf = (card: CardId): string => (valueIn(card) > 0 ? cards[card].name.toLowerCase() : cards[card].name);
const these = (some: Cards): string =>
  list(
    'en',
    some.map((card) => (valueIn(card) > 0 ? card : cards[card].name)),
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
      return { title: `${names(asked.active)} to move`, line: 'You’re watching: hands and revolvers stay hidden.' };
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
      return { title: `Chosen: ${these(asked.cards)}`, line: 'You can’t throw these, but you can load them.' };
    case 'fits-nothing':
      return { title: `Chosen: ${these(asked.cards)}`, line: 'You can’t throw or load these together.' };
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
              ? 'Two cards are revealed. If yours is higher, you both choose in secret.'
              : 'Two cards are revealed at once. Slap only if yours is higher.',
          }
        : { title: 'Start the shootout?', line: 'Your hand is first, and your revolver closes.' };
    case 'own-turn':
      return { title: 'Your turn', line: '' };
    case 'other-turn':
      return {
        title: `${names(asked.seat)} to move`,
        line: asked.canLoad ? 'You can load your revolver at any time.' : 'Revolvers are closed for now.',
      };
    case 'load':
      return {
        title: `Load ${these(asked.cards)}?`,
        line: asked.isRace ? 'Hurry: your hand isn’t down yet.' : 'Loaded cards never return to your hand.',
      };
    case 'give-back':
      return {
        title: `Give back ${say(asked.count, CARD)}`,
        line: `To ${names(asked.target)}; ${asked.chosen} of ${asked.count} chosen.`,
      };
    case 'robbed':
      return {
        title: `${names(asked.by)} takes your ${plural('en', asked.count, CARD)}`,
        line: `${say(asked.count, CARD)} taken; you’ll get as many back.`,
      };
    case 'switching':
      return {
        title: `${names(asked.by)} chooses what to give back`,
        line: `${say(asked.count, CARD)} from ${names(asked.target)}. Revolvers are closed.`,
      };
    case 'race':
      return asked.isStunned
        ? { title: 'Too early! Press again', line: 'Too early doesn’t count. Your time is now 600 ms at best.' }
        : {
            title: 'Hands on the loot!',
            line: `${asked.hasKeys ? 'Tap the table, Space or Enter' : 'Tap the table'}. The ${asked.isDuel ? 'first hand gets the bonus cards' : 'slowest hand gets nothing'}.`,
          };
    case 'hand-down':
      return { title: 'Your hand is down', line: 'Waiting for the others. The photo finish shows all hands.' };
    case 'race-watched':
      return { title: 'The race is on', line: 'The photo finish shows all hands.' };
    case 'suspense':
      return {
        title: asked.isCaller ? 'You called a duel' : `${names(asked.caller)} calls a duel`,
        line: `The cards are revealed without warning. ${asked.isFoul ? 'An early slap is a foul' : 'An early slap doesn’t count'}.`,
      };
    case 'arrival':
      return {
        title: 'The fourth sheriff!',
        line: 'The signal comes without warning. An early slap doesn’t count.',
      };
    case 'fouled':
      return {
        title: asked.you === 'fouler' ? 'You lost your nerve' : `${names(asked.by)} lost their nerve`,
        line:
          asked.you === 'opponent'
            ? 'You’ll get the bonus cards. You can still load.'
            : 'The opponent gets the bonus cards once the cards are revealed.',
      };
    case 'duel':
      return { title: 'Slap or hold?', line: 'Slap only if the caller’s card is higher. Otherwise it’s a foul.' };
    case 'seal':
      return {
        title: 'Your sealed choice',
        line: 'Your quick-draw card gives speed; each card you load takes 1 away.',
      };
    case 'sealed':
    case 'sealing':
      return {
        title: asked.type === 'sealed' ? 'Your choice is sealed' : 'Sealed choices',
        line:
          asked.waiting.length === 0
            ? 'Everyone is ready.'
            : `Still choosing: ${list('en', asked.waiting.map(names))}.`,
      };
    case 'splitting':
      return { title: 'The loot is being split', line: 'Watch it, or skip to the result.' };
    case 'your-miss':
      return {
        title: `Your Miss: whose ${nameOf(asked.card)} to cancel?`,
        line: 'One card of the highest number.',
      };
    case 'other-miss':
      return { title: `A Miss: ${names(asked.owner)} chooses`, line: `One ${nameOf(asked.card)} will be canceled.` };
    case 'round-over':
      return asked.isReady
        ? {
            title: 'The round is over',
            line: asked.waiting.length === 0 ? 'Dealing.' : `Waiting for ${list('en', asked.waiting.map(names))}.`,
          }
        : { title: 'The round is over', line: 'Ready for the next deal?' };
    case 'game-over':
      return { title: 'The game is over', line: 'The loot is split and the score is final.' };
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
      return saying.count === 0 ? 'Load' : `Load ${say(saying.count, CARD)}`;
    case 'throw':
      return saying.count === 0 ? 'Throw' : `Throw ${say(saying.count, CARD)}`;
    case 'give-back':
      return `Give back ${say(saying.count, CARD)}`;
    case 'play':
      return saying.card === 'helper' ? 'Put the Helper down' : `Play ${cards[saying.card].name}`;
    case 'target':
      return `Take from ${names(saying.seat)}`;
    case 'cancel':
      return saying.isOwn ? 'Cancel my own' : `Cancel ${names(saying.seat)}’s`;
    case 'seal': {
      const quick = saying.quick === undefined ? 'No quick draw' : `Quick draw: ${nameOf(saying.quick)}`;
      return saying.count === 0 ? quick : `${quick}, load ${saying.count}`;
    }
    default:
      return unreachable(saying);
  }
}

function stepText(step: Step, names: Names): string {
  switch (step.type) {
    case 'unsealed':
      return 'Sealed choices: quick-draw cards join the loot, the rest go into the revolvers.';
    case 'finish':
      return 'The order of hands decides whose Misses go first and who wins ties.';
    case 'revealed':
      return 'Revolvers open. The biggest set wins, then the highest number.';
    case 'missed': {
      const { seat: by, target, card, why } = step.miss;
      if (target === undefined || card === undefined)
        return `${names(by)}’s Miss hits nothing: no card is left to cancel.`;
      const whose = target === by ? 'their own' : `${names(target)}’s`;
      const reason = {
        chosen: '',
        forced: ': nobody else has the highest number',
        auto: ', chosen for its owner',
        'no-target': '',
      };
      return `${names(by)}’s Miss cancels ${whose} ${nameOf(card)}${reason[why]}.`;
    }
    case 'aiming':
      return `${names(step.owner)}’s Miss takes aim: several players have a ${nameOf(step.card)}.`;
    case 'ranked':
      return 'Places: bigger set, then higher number, then earlier hand.';
    case 'shared':
      return `${names(step.place.seat)} takes ${step.place.share} of ${step.from}. ${step.rest} left.`;
    case 'done':
      return 'All split. Each card of loot is a point.';
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
  if (n === 2) return isDuel ? 'You can call a duel now' : 'A shootout can start now';
  return isDuel ? 'With two, you can call a duel' : 'With two, you can start a shootout';
}

export const en: Words = {
  lang: 'en',
  cards,
  whys: {
    watching: { short: 'you’re watching', long: 'You’re watching this game. Take a seat in the next one.' },
    away: { short: 'you left', long: 'You’ve left the table. Come back to it first.' },
    'event-locks': { short: 'Switch resolving', long: 'All revolvers are closed while a Switch resolves.' },
    'hand-is-down': {
      short: 'hand is down',
      long: 'Your hand is on the loot, so your revolver is closed until the next deal.',
    },
    division: { short: 'splitting loot', long: 'The loot is being split. Load again after the next deal.' },
    'sealed-done': { short: 'already sealed', long: 'A sealed choice is final. Wait for the others.' },
    'not-loadable': {
      short: 'can’t be loaded',
      long: 'You can’t load event cards: play them on your turn, or throw them.',
    },
    'one-number': {
      short: 'one number only',
      long: 'From a hand this big, load one number at a time, plus any Jokers and Misses.',
    },
    'not-your-turn': { short: 'not your turn', long: 'It’s someone else’s turn. You can still load.' },
    'not-together': {
      short: 'can’t throw these',
      long: 'Throw one card, several of a kind, or numbers where one is the sum of the others.',
    },
    'no-sum': {
      short: 'doesn’t add up',
      long: 'These don’t add up: one number card must equal all the others together.',
    },
    'too-few-sheriffs': { short: '2 sheriffs first', long: 'You can start shooting once two sheriffs are in the row.' },
    'choose-cards': { short: 'choose cards', long: 'First choose cards from your hand.' },
    'no-cards': { short: 'no cards', long: 'You have no cards in hand.' },
    'wrong-count': { short: 'wrong number', long: 'Give back exactly as many cards as you took.' },
    'duel-is-on': { short: 'duel is on', long: 'A duel has been called: wait for the cards.' },
  },
  ring: {
    idle: { label: 'The loot. Slap here in a race', hint: '' },
    'can-start': { label: 'The loot. Hold for half a second to start', hint: 'Hold to start' },
    suspense: { label: 'The loot. The signal hasn’t come yet', hint: 'Not yet' },
    open: { label: 'Slap the loot', hint: 'Slap!' },
    stunned: { label: 'Slap the loot again', hint: 'Too early! Again' },
    sent: { label: 'Slap sent', hint: 'Sent' },
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
    if (misses > 0) parts.push(misses === 1 ? 'The Miss acts in the split.' : 'The Misses act in the split.');
    return parts.join(' ');
  },
  emptyRevolver: { title: 'Empty revolver', line: 'Load matching cards: the biggest set wins the split.' },
  onlyYouSee: 'Only you see this.',
  lockedRevolver: 'closed',
  dropHere: 'Drop cards here to load them',
  prompt,
  timeOut: (view) => {
    switch (view.phase) {
      case 'turn':
        return 'If time runs out, you pass.';
      case 'switch-return':
        return view.taking?.count === 1
          ? 'If time runs out, the same card goes back.'
          : 'If time runs out, the same cards go back.';
      case 'sealed':
        return 'If time runs out, you’re out of the race.';
      case 'miss-choice':
        return 'If time runs out, you get the best choice.';
      case 'round-over':
        return 'If time runs out, the next round is dealt.';
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
    showdown: 'Splitting the loot',
    board: 'Table as text',
  },
  emptyHand: (limit) =>
    `You draw up to ${counted('en', limit, { one: 'card', few: 'cards', many: 'cards' })}, counting the ones in your revolver.`,
  now: 'Now!',
  pressAgain: 'Again!',
  sent: 'sent',
  provisional: 'order of arrival, not final yet',
  othersHidden: 'the photo finish shows the rest',
  duelHint: 'Compare for yourself',
  duelCard: (name, isYou) => (isYou ? 'your card' : name),
  finish: {
    title: 'Photo finish',
    columns: { player: 'Hand', time: 'Reaction', received: 'Arrived after', comp: 'Delay off' },
    ms: (n) => `${n} ms`,
    starter: 'starter',
    late: (n) => (n === 0 ? 'Too late' : `${n} ms too late`),
    noHand: 'no slap',
    out: 'shut out',
    stunned: 'early slap',
    note: ({ isReordered, hasEqualTimes }) =>
      isReordered
        ? 'Lag compensation changed the order: measured times decide, not the order of arrival.'
        : hasEqualTimes
          ? 'Equal times were settled at random.'
          : undefined,
  },
  seal: {
    quick: 'Quick draw',
    load: 'Load',
    none: 'none',
    speed: (speed) => `speed ${speed < 0 ? `−${-speed}` : speed}`,
    explain: 'quick-draw number minus cards loaded',
    choosing: 'choosing',
    asQuick: 'quick draw',
    asLoad: 'to load',
  },
  showdown: {
    title: 'Splitting the loot',
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
    toEnd: 'Skip to result',
    out: 'shut out',
    hand: (n) => `hand ${n}`,
    share: (n) => `+${n}`,
    lost: (n) => `${say(n, CARD)} lost.`,
    cancelled: (card) => `${card}, canceled by a Miss`,
    bonus: 'bonus cards',
    begins: (name) => `${name} starts the next round.`,
    tie: 'Between equal sets, the earlier hand wins.',
  },
  taken: 'taken',
  alarms: {
    yourTurn: 'Your turn.',
    race: 'Race! Slap the loot.',
    duel: 'The duel cards are revealed.',
    stunned: 'Too early. Press again.',
    robbed: 'Someone takes cards from your hand.',
    fouled: 'Foul: the opponent gets the bonus cards.',
  },
  board: (view, names, you) => [
    `${roundOf(view.round, view.rounds)}. ${names(view.active)} to move.`,
    `${say(view.sheriffs, SHERIFF)} of ${SHERIFFS} in the row. ${say(view.deck, CARD)} in the deck, ${say(view.loot.length, CARD)} of loot${view.loot.length > 0 ? `: ${these(view.loot)}` : ''}.`,
    ...view.players.map((player, i) => {
      const by: Seat = seat(i);
      const extra = [
        player.helpers > 0 ? say(player.helpers, forms('Helper', 'Helpers')) : '',
        player.isHandDown ? 'hand on the loot' : '',
        player.isAway ? 'away' : '',
      ].filter(Boolean);
      const own = by === you ? (player.revolver ?? []) : [];
      const gun = own.length > 0 ? ` (${these(own)}: ${reading(bestSet(own)).toLowerCase()})` : '';
      return `${by === you ? 'You' : names(by)}: ${say(player.score, POINT)}, ${say(player.cards, CARD)} in hand, ${say(player.loaded, CARD)} loaded${gun}${extra.length > 0 ? `, ${extra.join(', ')}` : ''}.`;
    }),
  ],
  fact: (view) => [
    ['Loot', say(view.loot.length, CARD)],
    ['Sheriffs', `${view.sheriffs} of ${SHERIFFS}`],
    ['Deck', say(view.deck, CARD)],
  ],
  finalNote: (n) =>
    n === 0 ? 'no first place in a split' : `${say(n, forms('first place', 'first places'))} in splits`,
};
