import { things as allThings, text } from '@saloon/colt-express/text';
import { counted, dollars, type Forms, list } from '@saloon/kernel';
import { cardOf, type Kind } from '../logic/kinds.ts';
import type { CharacterId, Loot, Place } from '../wire.ts';
import { asDeed } from './as-deed.ts';
import { boardLines } from './board.ts';
import { promptEn } from './prompt-en.ts';
import type { Words } from './words.ts';

const things = allThings.en;
const forms = (one: string, many: string): Forms => ({ one, few: many, many });
const CARDS = forms('card', 'cards');
const PURSES = forms('purse', 'purses');
const JEWELS = forms('jewel', 'jewels');
const BOXES = forms('strongbox', 'strongboxes');
const BULLETS = forms('bullet', 'bullets');
/** The verbs of a move as of a deed: somebody has done it. */
const DEEDS: Readonly<Record<string, string>> = {
  go: 'goes',
  shoot: 'shoots',
  take: 'takes',
  send: 'sends',
  punch: 'punches',
  keep: 'keeps',
  knock: 'knocks',
};
const n = (count: number, of: Forms): string => counted('en', count, of);
const who = (id: CharacterId): string => things.characters[id].name;
const usd = (amount: number): string => dollars('en', amount);
const ordinal = (rank: number): string => `${rank}${['th', 'st', 'nd', 'rd'][rank] ?? 'th'}`;

const car = (at: number): string => (at === 0 ? 'Locomotive' : `Car ${at}`);
const inCar = (at: number): string => (at === 0 ? 'the locomotive' : `car ${at}`);
const place = ({ car: at, level }: Place): string =>
  `${level === 'roof' ? 'roof of ' : ''}${at === 0 ? 'the locomotive' : `car ${at}`}`;
const loot = ({ purses, jewels, strongboxes }: Loot): string =>
  list('en', [
    ...(purses > 0 ? [n(purses, PURSES)] : []),
    ...(jewels > 0 ? [n(jewels, JEWELS)] : []),
    ...(strongboxes > 0 ? [n(strongboxes, BOXES)] : []),
  ]);
const card = (kind: Kind): string => {
  const one = cardOf(kind);
  if ('bullet' in one) return one.bullet === 'neutral' ? things.bullets.neutral.name : `${who(one.bullet)}’s bullet`;
  const { name } = things.actions[one.action];
  return one.bandit === undefined ? name : `${who(one.bandit)}’s ${name}`;
};
const inText = (kind: 'purse' | 'jewel' | 'strongbox'): string => `the ${things.loot[kind].name.toLowerCase()}`;

export const en: Words = {
  lang: 'en',
  things,
  whys: {
    'not-asked': {
      short: 'not your turn',
      long: 'Someone else is planning. Your cards light up when it’s your turn.',
    },
    'heist-on': { short: 'heist is on', long: 'The heist is on. You play cards again next round.' },
    bullet: {
      short: 'can’t be played',
      long: 'Bullets only take up room in your hand. Play an action card, or draw.',
    },
    'bullet-kept': {
      short: 'can’t be kept',
      long: 'Bullets always go to the discard pile. You can only keep action cards.',
    },
    'deck-empty': { short: 'deck is empty', long: 'No cards left to draw. Play one from your hand.' },
    'no-bonus': {
      short: 'no bonus card',
      long: 'Only Fire in a standard turn lets you add a card of your other bandit.',
    },
    taken: { short: 'already taken', long: 'Someone else was faster. Choose one who’s still free.' },
    'out-of-reach': {
      short: 'out of reach',
      long: 'You can’t get there: one car inside, up to three along the roofs. Choose a highlighted one.',
    },
    'no-target': {
      short: 'can’t be hit',
      long: 'You can’t hit this bandit from where you stand. Choose a highlighted one.',
    },
    belle: {
      short: 'Belle is spared',
      long: 'You can’t hit Belle while you can hit someone else. Choose a highlighted bandit.',
    },
    'not-here': {
      short: 'not within reach',
      long: 'You can only take loot where you stand: same car, same level.',
    },
    'chosen-already': { short: 'already chosen', long: 'You’ve already chosen. The others are still deciding.' },
  },
  prompt: promptEn,
  timeOut: (phase, canDraw) =>
    ({
      planning: canDraw ? 'If time runs out, you draw.' : 'If time runs out, you play your first card.',
      keeping: 'If time runs out, you keep nothing.',
      heist: 'If time runs out, it’s random.',
      characters: 'If time runs out, it’s random.',
      teams: 'If time runs out, it’s random.',
      placing: 'If time runs out, it’s random.',
      taking: 'If time runs out, it’s random.',
      'game-over': '',
    })[phase],
  answer: (saying) => {
    switch (saying.type) {
      case 'draw':
        return `Draw ${saying.count}`;
      case 'play':
        return `Play ${saying.cards.map(card).join(' and ')}`;
      case 'hide':
        return 'Play face down';
      case 'take':
        return `Take ${card(saying.card)}`;
      case 'keep':
        return `Keep ${saying.count}, discard ${saying.discarded}`;
      case 'keep-all':
        return 'Keep all';
      case 'keep-none':
        return 'Keep none';
      case 'random':
        return 'Random bandit';
      case 'be':
        return `Be ${list('en', saying.bandits.map(who))}`;
      case 'place':
        return `Start with ${who(saying.last)}`;
      case 'go':
        return `Go to ${inCar(saying.car)}`;
      case 'shoot':
        return `Shoot ${who(saying.target)}`;
      case 'hit':
        return `Punch ${who(saying.target)}`;
      case 'rob':
        return `Take ${inText(saying.loot)}`;
      case 'drop':
        return `Drop ${inText(saying.loot)}`;
      case 'keep-purse':
        return `Keep ${inText(saying.loot)}`;
      case 'push':
        return `Knock to ${inCar(saying.car)}`;
      case 'send':
        return `Send to ${inCar(saying.car)}`;
    }
  },
  note: (saying, marshal) => {
    switch (saying.type) {
      case 'go':
        return saying.car < saying.from ? 'forward' : 'backward';
      case 'push':
        return saying.car === marshal ? 'to the Marshal!' : saying.direction;
      case 'send':
        return saying.direction;
      case 'rob':
        return things.loot[saying.loot].rule.replace(/;.*|\.$/, '').toLowerCase();
      default:
        return undefined;
    }
  },
  marks: { away: 'away', turn: 'turn', chosen: 'ready', choosing: 'picking', next: 'next', first: 'first' },
  round: (round, rounds) => (round === 0 ? 'All aboard' : `Round ${round} of ${rounds}`),
  turnKinds: {
    standard: things.turns.standard.name,
    tunnel: things.turns.tunnel.name,
    'speeding-up': things.turns['speeding-up'].name,
    switching: things.turns.switching.name,
  },
  turn: (at) => `turn ${at}`,
  card,
  shortActions: {
    move: 'Move',
    ladder: 'Ladder',
    fire: 'Fire',
    robbery: 'Robbery',
    punch: 'Punch',
    marshal: 'Marshal',
  },
  car,
  carSign: (name, at) => (at === 0 ? name : `${name} · ${at}`),
  place,
  level: { inside: 'inside', roof: 'roof' },
  dollars: usd,
  bulletsLeft: (count) => `${count} of 6`,
  cards: (count) => n(count, CARDS),
  loot,
  you: 'You',
  free: 'free',
  takenBy: (name) => `taken by ${name}`,
  marshal: 'Marshal',
  slots: {
    hidden: 'hidden',
    covered: 'covered',
    drew: 'drew',
    you: 'you',
    bonus: 'bonus',
    toCome: 'upcoming',
    now: 'choosing now',
    done: 'done',
    resolving: 'resolving',
  },
  noEvent: 'No event: the heist ends the round.',
  station: 'Station',
  eventAfter: 'After the heist',
  roundCard: 'Round card',
  own: {
    worth: usd,
    onlyYou: 'only you see purse values',
    noLoot: 'Nothing yet',
    deck: (count) => (count === 0 ? 'deck empty' : `${n(count, CARDS)} in the deck`),
    discard: (count) => `${n(count, CARDS)} in the discard pile`,
    known: (values) => `you know: ${values.join(', ')}`,
    deckTitle: 'Deck',
    received: (count) => `${n(count, BULLETS)} received`,
    fired: (count) => `${n(count, BULLETS)} fired`,
    ability: 'Ability',
    noAbility: 'Abilities are off at this table.',
    loot: 'Loot',
    revolver: 'Revolver',
    bullets: 'Bullets received',
    discardTitle: 'Discard pile',
    discardSeen: 'cards everyone saw',
    onTop: (count) => `${n(count, BULLETS)} on top of the deck`,
    details: (name) => `${name}: details`,
    pick: 'Your deck: take one card',
    first: 'first',
    second: 'bonus',
    kept: 'kept',
  },
  heist: {
    title: 'Heist',
    event: 'Event',
    skip: 'Skip',
    pause: 'Pause',
    goOn: 'Go on',
    back: 'One card back',
    speed: (speed) => `Speed: ${speed}. Press to change.`,
    speeds: { calm: 'calm', normal: 'normal', quick: 'quick' },
    noEffect: 'No effect',
    cardOf: (at, all) => `card ${at} of ${all}`,
  },
  lastHeist: {
    title: 'Last heist',
    deed: (deed) => {
      switch (deed) {
        case 'climbed':
          return 'climbs the ladder';
        case 'no-target':
          return 'no target, no effect';
        case 'no-loot':
          return 'nothing to take, no effect';
        case 'empty-revolver':
          return 'revolver empty, no effect';
        default:
          return asDeed(
            text.en.describeMove(deed, () => ''),
            DEEDS,
          );
      }
    },
  },
  mini: (where) => `Show ${where}`,
  regions: {
    opponents: 'Opponents',
    train: 'The train, rear on the left',
    plan: 'This round’s plan',
    hand: 'Your hand',
    board: 'Table as text',
    choice: 'Who will you be?',
    mini: 'The whole train',
    own: 'Your bandit',
  },
  choice: { character: 'Choose your bandit', team: 'Choose your two bandits' },
  opponent: (name, player, bandits) =>
    `${name}${
      bandits.length === 0
        ? ''
        : ` plays ${list(
            'en',
            bandits.map(({ character }) => who(character)),
          )}`
    }: ${n(player.cards, CARDS)} in hand, ${n(player.deck, CARDS)} in the deck, ${bandits
      .map(
        (bandit) =>
          `${bandits.length > 1 ? `${who(bandit.character)}: ` : ''}${n(bandit.bullets, BULLETS)} left, ${loot(bandit.loot) || 'no loot'}`,
      )
      .join('; ')}, ${n(player.receivedCount, BULLETS)} received`,
  figure: (bandit, at, isYours) =>
    `${who(bandit)}${isYours ? ' (you)' : ''}, ${at.level === 'roof' ? 'on the ' : 'inside '}${place(at)}`,
  alarms: {
    shot: (bandit) => `${bandit} was hit!`,
    punched: (bandit) => `${bandit} was punched!`,
    marshal: (bandit) => `${bandit} got a bullet!`,
  },
  facts: (view) => {
    const on = { purses: 0, jewels: 0, strongboxes: 0 };
    for (const { inside, roof } of view.cars) {
      on.purses += inside.purses + roof.purses;
      on.jewels += inside.jewels + roof.jewels;
      on.strongboxes += inside.strongboxes + roof.strongboxes;
    }
    return [
      ['Purses on the train', String(on.purses)],
      ['Jewels', String(on.jewels)],
      ['Strongboxes', String(on.strongboxes)],
      ['Neutral bullets', String(view.neutralBullets)],
    ];
  },
  board: (view, names, you) =>
    boardLines(view, names, you, {
      place: (at) => (at.level === 'roof' ? 'Roof' : 'Inside'),
      car: (at, name) => (at === 0 ? 'Locomotive' : `Car ${at}, ${name}`),
      who,
      you: ' (you)',
      marshal: 'the Marshal',
      loot,
      nobody: 'nobody',
      things,
      lang: 'en',
      player: (name, player, bandits) => `${en.opponent(name, player, bandits)}.`,
      pile: (at, name, what) => `Card ${at} in the plan, ${name}: ${what}.`,
      hidden: 'face down',
      covered: 'covered',
      turns: 'Turns this round',
    }),
  finalCount: {
    title: 'Final count',
    gunslinger: 'Gunslinger',
    purses: 'Purses',
    jewels: 'Jewels',
    strongboxes: 'Strongboxes',
    ransoms: 'Ransom',
    total: 'Total',
    received: (count) => `${n(count, BULLETS)} received`,
    tie: 'Tied on money: fewer bullets received breaks the tie.',
  },
  roundOver: {
    title: (round) => `Round ${round} is over`,
    bullets: (count) => n(count, BULLETS),
    nothing: 'no gain, no loss',
    more: (count) => `and ${count} more`,
    seen: 'What everyone can see',
    on: (round) => `On to round ${round}`,
    first: 'First, how the last round ended.',
  },
  lookAtTurn: (at) => `Turn ${at}: look at its cards`,
  ending: {
    depot: 'Red Rock Depot',
    wanted: 'Wanted',
    richest: 'the richest bandit on the line',
    place: ordinal,
    won: (who, margin, isByPrize) =>
      `${who ?? 'You'} won by ${usd(margin)}${isByPrize ? ': the gunslinger’s prize made the difference' : ''}.`,
    shared: (total) => `A draw at ${usd(total)}, with the same number of bullets.`,
    fewerBullets: (bandit, total) => `Tied at ${usd(total)}: ${bandit ?? 'you'} took fewer bullets.`,
    yours: (rank, total) => `You came ${ordinal(rank)} with ${usd(total)}.`,
  },
};
