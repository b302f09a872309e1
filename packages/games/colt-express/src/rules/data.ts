/** Everything the rulebook or our edition gives as a number (RULES.md section 2). */

export const CHARACTERS = ['ghost', 'doc', 'belle', 'cheyenne', 'django', 'tuco'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const ACTIONS = ['move', 'ladder', 'fire', 'robbery', 'punch', 'marshal'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** Copies in a set of one bandit (2.1) and, for each of the two bandits, in the deck of a team (CE-DUO-4). */
export const COPIES = { move: 2, ladder: 2, fire: 2, robbery: 2, punch: 1, marshal: 1 } as const;
export const TEAM_COPIES = { move: 1, ladder: 1, fire: 1, robbery: 1, punch: 1 } as const;

export const LOOT = ['purse', 'jewel', 'strongbox'] as const;
export type LootKind = (typeof LOOT)[number];

export const JEWEL_VALUE = 500;
export const STRONGBOX_VALUE = 1000;
export const RANSOM_VALUE = 250;
export const GUNSLINGER_BONUS = 1000;
export const JEWELS = 6;
export const STRONGBOXES = 2;

/** Values a purse can have, and how many of the 18 have it. */
export const PURSE_VALUES = [250, 300, 350, 400, 450, 500] as const;
export const PURSE_COPIES = [8, 2, 2, 2, 2, 2] as const;
/** The value of the purse everybody starts with (CE-SETUP-3), as its place in `PURSE_VALUES`. */
export const START_PURSE = 0;

export const BULLETS = 6;
export const NEUTRAL_BULLETS = 13;

export const WAGONS = {
  'wagon-a': { purses: 3, jewels: 0 },
  'wagon-b': { purses: 0, jewels: 3 },
  'wagon-c': { purses: 1, jewels: 1 },
  'wagon-d': { purses: 3, jewels: 1 },
  'wagon-e': { purses: 4, jewels: 1 },
  'wagon-f': { purses: 1, jewels: 0 },
} as const;
export type WagonId = keyof typeof WAGONS;
export const WAGON_IDS = ['wagon-a', 'wagon-b', 'wagon-c', 'wagon-d', 'wagon-e', 'wagon-f'] as const;

export const TURNS = ['standard', 'tunnel', 'speeding-up', 'switching'] as const;
export type TurnKind = (typeof TURNS)[number];

export const EVENTS = [
  'angry-marshal',
  'swivel-arm',
  'braking',
  'take-it-all',
  'passengers-rebellion',
  'marshals-revenge',
  'pickpocketing',
  'hostage-conductor',
] as const;
export type EventId = (typeof EVENTS)[number];

/** A round card: its turns, one letter each (Standard, Tunnel, speeding-Up, sWitching), and its event. */
export type RoundCard = { readonly turns: readonly TurnKind[]; readonly event: EventId | undefined };

const LETTERS = { S: 'standard', T: 'tunnel', U: 'speeding-up', W: 'switching' } as const;
type Letter = keyof typeof LETTERS;
const card = (letters: string, event?: EventId): RoundCard => ({
  turns: Array.from(letters, (letter) => LETTERS[letter as Letter]),
  event,
});

export const ROUND_CARDS = {
  'r24-angry-marshal': card('SSTW', 'angry-marshal'),
  'r24-swivel-arm': card('STSS', 'swivel-arm'),
  'r24-braking': card('SSSS', 'braking'),
  'r24-take-it-all': card('STUS', 'take-it-all'),
  'r24-passengers-rebellion': card('SSTSS', 'passengers-rebellion'),
  'r24-tunnels': card('STSTS'),
  'r24-bridge': card('SUS'),
  'r56-angry-marshal': card('SSW', 'angry-marshal'),
  'r56-swivel-arm': card('STS', 'swivel-arm'),
  'r56-braking': card('STSS', 'braking'),
  'r56-take-it-all': card('SUW', 'take-it-all'),
  'r56-passengers-rebellion': card('STSW', 'passengers-rebellion'),
  'r56-tunnels': card('STST'),
  'r56-bridge': card('SU'),
  'station-marshals-revenge': card('SSTS', 'marshals-revenge'),
  'station-pickpocketing': card('SSTS', 'pickpocketing'),
  'station-hostage-conductor': card('SSTS', 'hostage-conductor'),
} as const satisfies Record<string, RoundCard>;
export type RoundCardId = keyof typeof ROUND_CARDS;

/** The cards by their place in the box: seven for 2–4 players, seven for 5–6, three stations. */
export const ROUND_CARD_IDS = Object.keys(ROUND_CARDS) as RoundCardId[];
export const CARDS_OF_A_DECK = 7;
export const STATIONS = 3;
/** Where the cards for 5–6 players and the stations start in `ROUND_CARD_IDS`. */
export const DECK_56 = CARDS_OF_A_DECK;
export const DECK_STATIONS = 2 * CARDS_OF_A_DECK;

export const ROUNDS = 5;
export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
/** The deck for 5–6 players begins here (CE-SETUP-12). */
export const SEATS_OF_THE_LARGE_DECK = 5;
/** Three may play with one bandit each or with two (CE-DUO-1). */
export const MOST_SEATS_OF_TEAMS = 3;
/** Wagons of a game with two bandits each, by the number of players (CE-DUO-2). */
export const TEAM_WAGONS = { 2: 3, 3: 4 } as const;
/** Characters who lead a team, and those dealt to them at random (CE-DUO-3). */
export const LEADS = ['ghost', 'doc', 'belle'] as const;
export type LeadId = (typeof LEADS)[number];
export const PARTNERS = ['cheyenne', 'django', 'tuco'] as const;

export const HAND_SIZE = 6;
/** The hand of Doc, or of Doc's owner in a game of teams (CE-DOC-1, CE-DUO-18). */
export const DOC_HAND_SIZE = 7;
export const DRAW = 3;
/** How far a bandit can go along the roofs (CE-MOVE-2). */
export const ROOF_REACH = 3;

/** How long bots of each level think, in milliseconds: about a plan, and about a choice in the heist. */
export const BOT_TIMES = {
  easy: { plan: { min: 1800, max: 4200 }, choose: { min: 1200, max: 2400 } },
  normal: { plan: { min: 1500, max: 3500 }, choose: { min: 1000, max: 2000 } },
  hard: { plan: { min: 1200, max: 3000 }, choose: { min: 900, max: 1800 } },
  legend: { plan: { min: 1200, max: 2500 }, choose: { min: 800, max: 1600 } },
} as const;
