import { labels, text } from '@saloon/caliber-45/text';
import { bulletsOn } from '@saloon/caliber-45/wire';
import {
  anyOf,
  counted,
  dollars,
  type Forms,
  list,
  type Names,
  type Seat,
  seat as seatAt,
  sentences,
  unreachable,
} from '@saloon/kernel';
import type { Saying } from '../logic/answers.ts';
import type { Danger, Prompt } from '../logic/prompt.ts';
import { robberiesOf } from '../logic/robberies.ts';
import type { Status } from '../logic/status.ts';
import { asPrinted, type Cards, type MoneyCard, type View } from '../wire.ts';
import type { Said, Words } from './words.ts';

const forms = (one: string, many: string): Forms => ({ one, few: many, many });
const CARD = forms('card', 'cards');
const TOKEN = forms('bail token', 'bail tokens');
const GUARD = forms('guard', 'guards');
const INDIAN = forms('Indian', 'Indians');
const BULLET = forms('bullet', 'bullets');
const ROBBERY = forms('robbery', 'robberies');
const say = (n: number, noun: Forms): string => counted('en', n, noun);
const usd = (amount: number): string => dollars('en', amount);
const short = (amount: number): string => `${usd(amount / 1000)}k`;
const named = labels.en;
const team = (n: number): string => named.teams[n] ?? `Team ${n + 1}`;
const danger = ({ type, count }: Danger): string => say(count, type === 'guards' ? GUARD : INDIAN);
const those = ({ type }: Danger): string => (type === 'guards' ? 'guards' : 'Indians');

/** `4 + 2`; other cards by name. */
const sumOf = (cards: Cards): string =>
  cards.map((card) => (bulletsOn(card) > 0 ? String(bulletsOn(card)) : named.weapons[card].name)).join(' + ');

function prompt(asked: Prompt, names: Names): Said {
  switch (asked.type) {
    case 'arm':
      if (asked.isNoon) return { title: 'High noon', line: 'Too long without a robbery: everyone has to go for one.' };
      return {
        title: 'Your turn: arm or rob?',
        line:
          asked.bail > 0
            ? `${say(asked.bail, TOKEN)} on your cowboy: work one off, or pay for all of them when you rob.`
            : asked.cards === 6
              ? 'Your hand is full: swap a card or announce a robbery.'
              : 'Draw a card or announce a robbery.',
      };
    case 'exchange':
      return {
        title: `Swap ${list('en', asked.cards.map(cardName))}?`,
        line:
          asked.cards.length === 1 && asked.cards[0] === 'coyote'
            ? 'You can’t swap a coyote alone: add a bullet card.'
            : 'Everyone sees what you discard. Then you draw one card.',
      };
    case 'need-cowboy':
      return asked.isNoon
        ? { title: 'High noon: hire a cowboy', line: 'You have to keep the first one you get.' }
        : {
            title: 'You have no cowboy',
            line: 'Hire one: look at the card, then keep the cowboy, with bail, or send him away.',
          };
    case 'hire':
      return {
        title: asked.cowboy === undefined ? 'Keep this cowboy?' : `Keep ${named.cowboyName(asPrinted(asked.cowboy))}?`,
        line: `Keep: face down, ${asked.bail === 0 ? 'without bail' : `with ${say(asked.bail, TOKEN)}`}. Send away: everyone sees who it was.`,
      };
    case 'call':
      return {
        title: `${names(asked.by)} announces a robbery. Do you join?`,
        line:
          asked.price === undefined
            ? 'Your cowboy turns face up, and there’s no way back.'
            : `You pay the bail right away: ${usd(asked.price.amount)}.`,
      };
    case 'pick':
      return asked.slot === undefined
        ? { title: 'Choose a money card', line: 'Any one you like: loot, or trouble for every robber.' }
        : { title: `Reveal card ${asked.slot + 1}?`, line: 'Loot, or trouble for every robber.' };
    case 'face':
      return {
        title: `You face ${danger(asked.danger)}. What do you do?`,
        line:
          asked.danger.type === 'guards' && asked.rivals.length > 0
            ? `Then you have to fight ${list('en', asked.rivals.map(names))} for the loot: save some bullets.`
            : `Beat the ${those(asked.danger)} alone, ride off on a Mustang, or fall.`,
      };
    case 'fine':
      return {
        title: `The sheriff wants ${usd(asked.price?.amount ?? 0)}`,
        line: 'Pay, or you lose your cowboy to jail.',
      };
    case 'vote':
      return { title: 'New cowboys for everyone?', line: 'Only if all vote yes. Votes are revealed together.' };
    case 'shootout':
      return asked.canFire
        ? { title: `Your shot: ${sumOf(asked.chosen)}`, line: 'The target answers. If they defend, it’s their turn.' }
        : {
            title: 'Your turn in the shootout',
            line: `Shoot at ${anyOf('en', asked.rivals.map(names))}, arm yourself, or flee.`,
          };
    case 'aim':
      return {
        title: `Who do you shoot with ${sumOf(asked.cards)}?`,
        line: 'The target answers. If they defend, it’s their turn.',
      };
    case 'defend':
      return {
        title: `${names(asked.by)} shoots at you: ${asked.strength}`,
        line: `Answer with ${asked.strength} or more, within your cap, ride off, or fall.`,
      };
    case 'other':
      return other(asked, names);
    case 'own':
      return { title: asked.danger === undefined ? 'Your turn' : `You face ${danger(asked.danger)}`, line: '' };
    case 'votes':
      return {
        title: 'The table votes on new cowboys',
        line:
          asked.waiting.length === 0
            ? 'Everyone has voted.'
            : `Still to vote: ${list('en', asked.waiting.map(names))}.`,
      };
    case 'over':
      return {
        title: asked.winners.length === 1 ? `${team(asked.winners[0] ?? 0)} win` : 'Shared victory',
        line: asked.isCap ? 'That was the last robbery.' : 'They have the money.',
      };
    default:
      return unreachable(asked);
  }
}

function other({ phase, seat, danger: faced }: Extract<Prompt, { type: 'other' }>, names: Names): Said {
  const who = names(seat);
  const lines: Readonly<Record<View['phase'], Said>> = {
    arming: { title: `${who} is arming`, line: 'One action, then the next player’s turn.' },
    hire: { title: `${who} looks at a cowboy`, line: 'Keep or send away.' },
    call: { title: `Does ${who} join?`, line: 'Everyone decides once, in turn.' },
    pick: { title: `${who} chooses a money card`, line: 'Any face-down card.' },
    face: {
      title: faced === undefined ? `${who} is under fire` : `${who} faces ${danger(faced)}`,
      line: 'Bullets, a Mustang, or fall.',
    },
    fine: { title: `The sheriff fines ${who}`, line: 'Pay or lose the cowboy to jail.' },
    vote: { title: 'The table votes', line: '' },
    shootout: { title: `Shootout: ${who}’s turn`, line: 'Shoot, arm, or flee.' },
    defend: { title: `${who} is shot at`, line: 'Bullets, a Mustang, or fall.' },
    'game-over': { title: 'The game is over', line: '' },
  };
  return lines[phase];
}

function answer(saying: Saying, names: Names): string {
  switch (saying.type) {
    case 'draw':
      return 'Draw a card';
    case 'exchange':
      return saying.cards.length === 0 ? 'Swap a card' : `Swap ${sumOf(saying.cards)}`;
    case 'announce':
      return 'Robbery!';
    case 'hire':
      return 'Hire a cowboy';
    case 'work-off':
      return 'Work off a token';
    case 'pass':
      return 'Pass';
    case 'keep':
      return 'Keep the cowboy';
    case 'reject':
      return 'Send away';
    case 'join':
      return 'Join the robbery';
    case 'decline':
      return 'Stay home';
    case 'surprise':
      return 'Surprise me';
    case 'turn-up':
      return saying.slot === undefined ? 'Reveal a card' : `Reveal card ${saying.slot + 1}`;
    case 'fire':
      if (saying.cards.length === 0) return 'Fire';
      return saying.at === undefined
        ? `Fire ${sumOf(saying.cards)}`
        : `Fire ${sumOf(saying.cards)} at ${names(saying.at)}`;
    case 'ride':
      return 'Ride off';
    case 'fall':
      return 'Lose the cowboy';
    case 'flee':
      return 'Flee';
    case 'pay-fine':
      return 'Pay the fine';
    case 'go-to-jail':
      return 'Go to jail';
    case 'vote-yes':
      return 'Vote yes';
    case 'vote-no':
      return 'Vote no';
    case 'target':
      return `Shoot ${names(saying.seat)}`;
    case 'back':
      return 'Back';
    default:
      return unreachable(saying);
  }
}

const cardName = (card: Cards[number]): string => {
  const { name } = named.weapons[card];
  if (bulletsOn(card) > 0) return name.toLowerCase();
  return `a ${card === 'mustang' ? name : name.toLowerCase()}`;
};

const STATUSES = {
  away: 'away',
  in: 'in the robbery',
  declined: 'stays home',
  rode: 'rode off',
  fled: 'fled',
  fell: 'fell',
  jailed: 'in jail',
  'no-cowboy': 'no cowboy',
  ready: 'at home',
  voted: 'voted',
} as const;
const status = (of: Status): string => (of.type === 'bail' ? `bail ${short(of.amount)}` : STATUSES[of.type]);

const cardLine = (card: MoneyCard): string => {
  const { name } = named.money[card.kind];
  if (card.kind === 'indians') return say(card.guards, INDIAN);
  return card.value === 0 ? name : `${name}, ${usd(card.value)}`;
};

function board(view: View, names: Names, you: Seat | undefined): readonly string[] {
  const { robbery, weapons, money, cowboys } = view;
  return [
    robbery === undefined
      ? `Arming. ${say(view.robberies, ROBBERY)} so far.${view.isHighNoon ? ' High noon.' : ''}`
      : sentences(
          `Robbery ${robbery.number}, announced by ${names(robbery.initiator)}.`,
          robbery.card !== undefined && `Revealed: ${cardLine(robbery.card)}.`,
          robbery.threat !== undefined && `${names(robbery.threat.facing)} faces ${danger(robbery.threat)}.`,
          robbery.shot !== undefined && `${words.shot(robbery.shot, names)}: ${words.answered[robbery.shot.answer]}.`,
          robbery.heirs.length > 0 &&
            robbery.card?.value !== 0 &&
            `Next in line for the loot: ${list('en', robbery.heirs.map(names))}.`,
        ),
    ...view.teams.map(
      ({ total, seats }, i) => `${team(i)}: ${usd(total)} of ${usd(view.target)}. ${list('en', seats.map(names))}.`,
    ),
    ...view.players.map((_, i) => `${words.seatLabel(view, seatAt(i), seatAt(i) === you ? 'You' : names(seatAt(i)))}.`),
    `Weapons: ${say(weapons.deck, CARD)} in the deck, ${weapons.discard.length} discarded. Money: ${say(money.slots.length, CARD)} face down, bank: ${money.discard.length === 0 ? 'empty' : list('en', money.discard.map(cardLine))}. Cowboys: ${cowboys.deck} in the deck, ${cowboys.discard.length} discarded.`,
  ];
}

function seatLabel(view: View, seat: Seat, name: string): string {
  const player = view.players[seat];
  if (player === undefined) return name;
  const { cowboy } = player;
  const who =
    cowboy === undefined
      ? 'no cowboy'
      : cowboy.card === 'face-down'
        ? 'a face-down cowboy'
        : `${named.cowboyName(asPrinted(cowboy.card))}, cap ${cowboy.card.cap}${cowboy.isFaceUp ? '' : ', face down'}`;
  const bail = cowboy !== undefined && cowboy.bail > 0 ? `, ${say(cowboy.bail, TOKEN)}` : '';
  const debt = player.debt > 0 ? `, owes ${usd(player.debt)}` : '';
  const part = player.part === 'none' ? '' : `, ${STATUSES[player.part]}`;
  return `${name}, ${team(player.team)}: ${who}${bail}, ${say(player.cards, CARD)} in hand, ${usd(player.gross)}${debt}${part}${player.isAway ? ', away' : ''}`;
}

const words: Words = {
  lang: 'en',
  labels: named,
  usd,
  short,
  team,
  shorts: {
    NOT_YOUR_TURN: 'not your turn',
    STALE_QUESTION: 'too late',
    WRONG_PHASE: 'not now',
    NOT_IN_HAND: 'not in hand',
    NOT_BULLETS: 'no use here',
    NO_CARDS: 'choose cards',
    NO_DISCARD: 'choose a card',
    HAND_FULL: 'hand is full',
    HAND_NOT_FULL: 'draw instead',
    COYOTE_NEEDS_BULLET: 'needs a bullet',
    ONLY_COYOTE_HAS_COMPANION: 'goes alone',
    NO_COWBOY: 'no cowboy',
    HAS_COWBOY: 'have a cowboy',
    NO_BAIL: 'no bail',
    BAIL_NOT_COVERED: 'can’t afford bail',
    NO_PASSING: 'can’t pass',
    HIGH_NOON: 'high noon',
    DECK_EMPTY: 'deck is empty',
    NO_SUCH_SLOT: 'no card there',
    TOO_WEAK: 'too weak',
    OVER_CAP: 'above your cap',
    NO_MUSTANG: 'no Mustang',
    BAD_TARGET: 'not a target',
    OWN_TEAM: 'your own team',
    ALREADY_VOTED: 'already voted',
    AWAY: 'you left',
  },
  long: (why) =>
    why === 'NO_DISCARD'
      ? 'You haven’t chosen a card. Choose one to swap: you get a new one for it.'
      : (text.en.refusals[why] ?? ''),
  prompt,
  timeOut: (view, you) => {
    const own = view.players[you];
    switch (view.phase) {
      case 'arming':
        if (own?.cowboy === undefined) return 'If time runs out, you hire.';
        if (own.cowboy.bail > 0) return 'If time runs out, you work off a token.';
        if (view.isHighNoon) return 'If time runs out, you announce.';
        return own.cards < 6 ? 'If time runs out, you draw.' : 'If time runs out, you swap your least useful card.';
      case 'hire':
        return 'If time runs out, you keep.';
      case 'call':
        return 'If time runs out, you stay home.';
      case 'pick':
        return 'If time runs out, you reveal the first card.';
      case 'face':
      case 'defend':
        return 'If time runs out, you play the cheapest answer.';
      case 'fine':
        return 'If time runs out, you pay.';
      case 'vote':
        return 'If time runs out, you vote no.';
      case 'shootout':
        return own !== undefined && own.cards < 6 && view.weapons.deck > 0
          ? 'If time runs out, you draw.'
          : 'If time runs out, you flee.';
      default:
        return undefined;
    }
  },
  answer,
  status,
  turn: 'to act',
  you: 'you',
  onlyYouSee: 'Only you see this.',
  seen: 'seen before',
  hand: (n) => `${say(n, CARD)} in hand`,
  owes: (amount) => `owes ${short(amount)}`,
  bail: (tokens) => say(tokens, TOKEN),
  noCowboy: 'No cowboy',
  hiddenCowboy: 'Face-down cowboy',
  bullets: 'Bullets',
  weapon: (card) => (bulletsOn(card) > 0 ? `Bullets ${bulletsOn(card)}` : named.weapons[card].name),
  seatLabel,
  teamLabel: (n, total, target, isYours) =>
    `${team(n)}${isYours ? ', your team' : ''}: ${usd(total)} of ${usd(target)}`,
  spread: (cards, of) => `Money deck: ${cards} of ${say(of, CARD)} face down`,
  slot: (slot, isChosen) => `Money card ${slot + 1}${isChosen ? ', selected' : ''}`,
  piles: { weapons: 'weapons', spent: 'used', bank: 'bank', cowboys: 'cowboys', gone: 'lost' },
  pile: (pile, n) =>
    ({
      weapons: `Weapons deck: ${say(n, CARD)}`,
      spent: `Weapons discard pile: ${say(n, CARD)}`,
      bank: `Bank: ${say(n, CARD)}`,
      cowboys: `Cowboy deck: ${say(n, CARD)}`,
      gone: `Cowboy discard pile: ${say(n, CARD)}`,
    })[pile],
  look: {
    title: 'Piles',
    left: (n) => `${say(n, CARD)} face down`,
    empty: 'Nothing here.',
    filled: (n) => `of ${n}`,
    aid: 'The first number is face up here; the second is how many the deck had when it was last filled.',
  },
  meter: {
    strength: 'Strength',
    inHand: 'In hand',
    needed: 'needed',
    cap: (name) => `${name}’s cap`,
    spare: 'more than needed',
    lost: 'lost above the cap',
    label: (strength, needed, lost) =>
      `Strength ${strength}${needed === undefined ? '' : `, needed ${needed}`}${lost > 0 ? `, ${say(lost, BULLET)} lost above the cap` : ''}`,
  },
  price: {
    title: ({ due, amount }, name) =>
      `${due === 'bail' ? 'Bail' : 'Fine'} of ${usd(amount)}${name === undefined ? '' : ` for ${name}`}`,
    gives: 'pays with',
    change: 'change',
    debt: (amount) =>
      `The bank has no change: you owe it ${usd(amount)}, which is paid automatically once the bills match.`,
    note: ({ amount }) => `costs ${short(amount)}`,
  },
  target: (card) => {
    switch (card.kind) {
      case 'sheriff':
        return 'a fine for every robber';
      case 'indians':
        return `${say(card.guards, INDIAN)}, no loot`;
      case 'dynamite':
        return 'every robber is blown up';
      default:
        return card.guards === 0 ? 'no guards' : `${say(card.guards, GUARD)} to beat in one go`;
    }
  },
  card: cardLine,
  cowboyWeapon: ({ id }) =>
    Object.hasOwn(named.cowboys, id) ? named.cowboys[id as keyof typeof named.cowboys].weapon : undefined,
  heir: (name, isYou) => (isYou ? 'The loot would be yours' : `The loot would go to ${name}`),
  repelled: (name) => `${name} beat the guards`,
  sum: (cards, strength, lost) => `${cards}${lost > 0 ? `: ${strength}, ${lost} lost to the cap` : ''}`,
  shot: ({ shooter, target, strength }, names) => `${names(shooter)} shoots at ${names(target)}: ${strength}`,
  answered: { awaited: 'waiting for the answer', defended: 'defended', rode: 'rode off', fell: 'fell' },
  votes: (voted, all) => `${voted} of ${all} have voted`,
  yes: 'yes',
  no: 'no',
  won: (teams) =>
    teams.length === 1 ? `${team(teams[0] ?? 0)} win` : `${list('en', teams.map(team))} share the victory`,
  noon: 'High noon: everyone has to go for a robbery.',
  stages: { label: 'Stages of the game', names: ['Arming', 'Call', 'Attack', 'Shootout', 'Loot'] },
  seating: {
    'needless-neighbours': 'More teammates sit side by side than necessary.',
    'uneven-teams': 'Uneven teams: the bigger one is strongly favored.',
  },
  skip: 'Skip',
  regions: {
    teams: 'Teams',
    seats: 'Players',
    table: 'Table',
    own: 'Your place',
    meter: 'Strength',
    hand: 'Your hand',
    posse: 'On this robbery',
    board: 'Table as text',
    piles: 'Piles',
  },
  alarms: {
    yourTurn: 'Your turn.',
    faced: (threat, count) => `You face ${danger({ type: threat, count })}.`,
    shot: (strength) => `You’re shot at with strength ${strength}.`,
    shootout: 'Shootout: your turn.',
    vote: 'Dynamite. Vote on new cowboys.',
  },
  board,
  fact: (view, names) => {
    const inside = view.players.flatMap(({ part, cowboy }, i) =>
      part === 'in' && cowboy !== undefined && cowboy.card !== 'face-down'
        ? [[names(seatAt(i)), `cap ${cowboy.card.cap}`] as const]
        : [],
    );
    if (view.robbery !== undefined && inside.length > 0 && inside.length < 5) return inside;
    return [
      ['Target', usd(view.target)],
      [
        'Robberies',
        view.maxRobberies === undefined ? String(robberiesOf(view)) : `${robberiesOf(view)} of ${view.maxRobberies}`,
      ],
    ];
  },
  finalNote: (view, seat) => {
    const player = view.players[seat];
    if (player === undefined) return '';
    return `${team(player.team)}, ${usd(player.net)}`;
  },
};

export const en = words;
