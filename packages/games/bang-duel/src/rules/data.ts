/** RULES.md section 2: every number from the rulebook or the edition. */

export const SIDES = ['law', 'outlaw'] as const;
/** A side, and the back of a card (BD-DECK-7). */
export type Side = (typeof SIDES)[number];

export const SYMBOLS = ['barrel', 'snake', 'dynamite', 'horseshoe'] as const;
/** What a reveal looks at, in the top right corner of a card (BD-REV-2). */
export type CornerSymbol = (typeof SYMBOLS)[number];

/** Copies of a card in one side's deck, by corner symbol. */
type Copies = Readonly<Partial<Record<CornerSymbol, number>>>;
/** Section 2.3: copies by side and corner symbol, in the order of the table. */
export const COPIES = {
  bank: { law: { barrel: 1 }, outlaw: {} },
  barrel: { law: { snake: 1 }, outlaw: { snake: 1 } },
  winchester: { law: { horseshoe: 2 }, outlaw: {} },
  water: { law: { barrel: 1, snake: 3 }, outlaw: { barrel: 1 } },
  gatling: { law: { barrel: 1 }, outlaw: {} },
  robbery: { law: {}, outlaw: { barrel: 1, horseshoe: 3 } },
  'hail-of-bullets': { law: { barrel: 1, horseshoe: 1 }, outlaw: {} },
  rattlesnake: { law: {}, outlaw: { snake: 1 } },
  derringer: { law: { snake: 1, horseshoe: 3 }, outlaw: {} },
  dynamite: { law: {}, outlaw: { barrel: 1 } },
  shotgun: { law: { dynamite: 2 }, outlaw: { horseshoe: 2 } },
  duel: { law: { dynamite: 1 }, outlaw: { horseshoe: 1 } },
  indians: { law: { horseshoe: 1 }, outlaw: { horseshoe: 1 } },
  carbine: { law: { horseshoe: 2 }, outlaw: { barrel: 1 } },
  holster: { law: { dynamite: 1 }, outlaw: { snake: 1 } },
  colt: { law: { dynamite: 1 }, outlaw: { dynamite: 5 } },
  'strong-ale': { law: { barrel: 1 }, outlaw: {} },
  'general-store': { law: { snake: 1 }, outlaw: { horseshoe: 1 } },
  missed: { law: { barrel: 1, snake: 4 }, outlaw: { barrel: 1, snake: 5, horseshoe: 1 } },
  peacemaker: { law: { horseshoe: 2 }, outlaw: {} },
  knife: { law: {}, outlaw: { snake: 1, horseshoe: 2 } },
  'return-fire': { law: { horseshoe: 1 }, outlaw: {} },
  beer: { law: {}, outlaw: { barrel: 1 } },
  sight: { law: { horseshoe: 1 }, outlaw: { horseshoe: 1 } },
  remington: { law: {}, outlaw: { barrel: 1, snake: 1 } },
  schofield: { law: {}, outlaw: { barrel: 2 } },
  herd: { law: { barrel: 1 }, outlaw: {} },
  schoolmarm: { law: { barrel: 1, horseshoe: 1 }, outlaw: {} },
  wagon: { law: { barrel: 2 }, outlaw: { barrel: 1 } },
  'pocket-watch': { law: {}, outlaw: { horseshoe: 2 } },
  hat: { law: { horseshoe: 1 }, outlaw: { horseshoe: 1 } },
} as const satisfies Readonly<Record<string, { readonly law: Copies; readonly outlaw: Copies }>>;

export type CardName = keyof typeof COPIES;
export const CARD_NAMES = Object.keys(COPIES) as readonly CardName[];

/** Section 2.4: the characters of each side, with their health. */
export const HEALTH = {
  'alan-pinkerton': 4,
  'bill-tilghman': 5,
  'buffalo-bill': 4,
  'bat-masterson': 4,
  django: 3,
  'wild-bill': 5,
  stranger: 4,
  'lone-ranger': 5,
  'pat-garrett': 5,
  'tex-willer': 4,
  'wyatt-earp': 4,
  'annie-oakley': 4,
  'bill-anderson': 5,
  'dalton-brothers': 3,
  'jack-ransom': 4,
  'doctor-schultz': 4,
  'kid-curry': 4,
  'kitty-leroy': 4,
  'pearl-hart': 3,
  'sundance-kid': 4,
  'cattle-kate': 4,
  'tom-horn': 4,
  'tuco-ramirez': 4,
  'wesley-hardin': 4,
} as const satisfies Readonly<Record<string, number>>;

export type CharacterId = keyof typeof HEALTH;
/** Law first: the first half belongs to the law, the second to the outlaws. */
export const CHARACTERS = Object.keys(HEALTH) as readonly CharacterId[];
export const CHARACTERS_OF_A_SIDE = 12;

/** Equipment stays on a character, and is listed in this order. */
export const EQUIPMENT = [
  'bank',
  'barrel',
  'rattlesnake',
  'dynamite',
  'holster',
  'sight',
  'herd',
  'pocket-watch',
  'hat',
] as const satisfies readonly CardName[];
export type EquipmentName = (typeof EQUIPMENT)[number];

/** What a player may do once in a turn: move the AP token, or use one of these abilities. */
export const ONCE_A_TURN = ['move-token', 'kitty-leroy', 'cattle-kate', 'sundance-kid', 'pearl-hart'] as const;
export type OnceATurn = (typeof ONCE_A_TURN)[number];

/** BD-SETUP-7. */
export const FIRST_HAND: Readonly<Record<Side, number>> = { law: 4, outlaw: 5 };
/** BD-TURN-3. */
export const PHASE_DRAW = 2;
/** BD-TURN-7: the hand limit is the AP's health, but two with a single one. */
export const LEAST_HAND_LIMIT = 2;
/** BD-PLAY-6. */
export const BANGS_A_TURN = 1;
/** BD-DEATH-3(4). */
export const DRAW_AT_DEATH = 2;
/** BD-CARD-ALE. */
export const ALE_HEALTH = 3;
/** BD-CARD-DYNAMITE. */
export const DYNAMITE_LOSS = 3;
/** BD-CARD-STORE: cards laid out from each of the two decks. */
export const STORE_CARDS_OF_A_DECK = 2;
/** BD-CARD-WAGON. */
export const WAGON_CARDS = 3;
/** BD-CHAR-ANDERSON. */
export const ANDERSON_CARDS = 2;

/** Section 4.15, guards: frames between two decisions of `play/main`, and actions in one turn (section 10). */
export const MOST_FRAMES = 500;
export const MOST_ACTIONS = 200;
/** A game that both players have left ends after this many turns. */
export const MOST_IDLE_TURNS = 20;
