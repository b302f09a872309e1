import { WAGONS, type WagonId } from '../rules/data.ts';
import type { Thing, Things } from './words.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;
const some = (n: number, one: string, many: string): string => `${NUMBERS[n] ?? n} ${n === 1 ? one : many}`;

const wagon = (id: WagonId, name: string): Thing => {
  const { purses, jewels } = WAGONS[id];
  const loot = [
    ...(purses > 0 ? [some(purses, 'purse', 'purses')] : []),
    ...(jewels > 0 ? [some(jewels, 'jewel', 'jewels')] : []),
  ];
  return { name, rule: `Starts with ${loot.join(' and ')}.` };
};

const events: Things['events'] = {
  'angry-marshal': {
    name: 'Angry Marshal',
    rule: 'The Marshal shoots everyone on the roof of his car, then goes one car backward and shoots anyone inside.',
  },
  'swivel-arm': {
    name: 'Swivel Arm',
    rule: 'All bandits on roofs are swept to the roof of the last car.',
  },
  braking: {
    name: 'Braking',
    rule: 'All bandits on roofs slide one car forward, as far as the locomotive.',
  },
  'take-it-all': {
    name: 'Take It All!',
    rule: 'The second strongbox appears in the Marshal’s car.',
  },
  'passengers-rebellion': {
    name: 'Passengers’ Rebellion',
    rule: 'Every bandit inside a car gets a neutral bullet.',
  },
  'marshals-revenge': {
    name: 'Marshal’s Revenge',
    rule: 'Every bandit on the roof of the Marshal’s car loses the least valuable purse.',
  },
  pickpocketing: {
    name: 'Pickpocketing',
    rule: 'Every bandit with no other bandit around takes a purse lying there.',
  },
  'hostage-conductor': {
    name: 'Hostage Conductor',
    rule: 'Every bandit in or on the locomotive gets a $250 ransom.',
  },
};

/** English names of everything on the table. */
export const things: Things = {
  characters: {
    ghost: { name: 'Ghost', rule: 'In the first turn of each round, may play a card face down.' },
    doc: { name: 'Doc', rule: 'Starts each round with seven cards instead of six.' },
    belle: { name: 'Belle', rule: 'Can’t be shot or punched while someone else could be hit instead.' },
    cheyenne: { name: 'Cheyenne', rule: 'May keep a purse that her punch knocks loose.' },
    django: { name: 'Django', rule: 'Pushes the bandit he shoots one car further.' },
    tuco: { name: 'Tuco', rule: 'Can also shoot through the roof, at the other level of his car.' },
  },
  actions: {
    move: { name: 'Move', rule: 'Move one car inside, or up to three cars along the roofs.' },
    ladder: { name: 'Ladder', rule: 'Climb to the roof of your car, or back inside.' },
    fire: {
      name: 'Fire',
      rule: 'Shoot a bandit inside the next car, or on the nearest occupied roof ahead or behind.',
    },
    robbery: { name: 'Robbery', rule: 'Take one piece of loot where you stand.' },
    punch: {
      name: 'Punch',
      rule: 'Hit a bandit where you stand: they drop a piece of loot and fly into the next car.',
    },
    marshal: { name: 'Marshal', rule: 'Move the Marshal one car, forward or backward.' },
  },
  bullets: {
    own: { name: 'Bullet', rule: 'Can’t be played: it takes up room in your hand for the rest of the game.' },
    neutral: { name: 'Neutral bullet', rule: 'Comes from the Marshal or the passengers and can’t be played.' },
  },
  loot: {
    purse: { name: 'Purse', rule: 'Hides $250 to $500; only its owner knows how much.' },
    jewel: { name: 'Jewel', rule: 'Worth $500.' },
    strongbox: { name: 'Strongbox', rule: 'Worth $1,000.' },
    ransom: { name: 'Ransom', rule: 'Worth $250 in cash.' },
  },
  turns: {
    standard: { name: 'Standard', rule: 'Cards are played face up.' },
    tunnel: { name: 'Tunnel', rule: 'Cards are played face down.' },
    'speeding-up': { name: 'Speeding up', rule: 'Everyone takes two actions in a row.' },
    switching: { name: 'Switching', rule: 'This turn goes counterclockwise.' },
  },
  events,
  rounds: {
    'r24-angry-marshal': events['angry-marshal'].name,
    'r24-swivel-arm': events['swivel-arm'].name,
    'r24-braking': events.braking.name,
    'r24-take-it-all': events['take-it-all'].name,
    'r24-passengers-rebellion': events['passengers-rebellion'].name,
    'r24-tunnels': 'Tunnels',
    'r24-bridge': 'Bridge',
    'r56-angry-marshal': events['angry-marshal'].name,
    'r56-swivel-arm': events['swivel-arm'].name,
    'r56-braking': events.braking.name,
    'r56-take-it-all': events['take-it-all'].name,
    'r56-passengers-rebellion': events['passengers-rebellion'].name,
    'r56-tunnels': 'Tunnels',
    'r56-bridge': 'Bridge',
    'station-marshals-revenge': events['marshals-revenge'].name,
    'station-pickpocketing': events.pickpocketing.name,
    'station-hostage-conductor': events['hostage-conductor'].name,
  },
  cars: {
    locomotive: { name: 'Locomotive', rule: 'Starts with a strongbox and the Marshal.' },
    'wagon-a': wagon('wagon-a', 'Coach'),
    'wagon-b': wagon('wagon-b', 'Parlor car'),
    'wagon-c': wagon('wagon-c', 'Mail car'),
    'wagon-d': wagon('wagon-d', 'Dining car'),
    'wagon-e': wagon('wagon-e', 'Sleeping car'),
    'wagon-f': wagon('wagon-f', 'Baggage car'),
  },
};
