/** Every number from the rulebook or our edition (RULES.md sections 2.1 to 2.5 and 11). */

export const MIN_SEATS = 2;
export const MAX_SEATS = 9;
export const MAX_TEAM = 3;
export const MAX_TEAMS = 3;

/** The contents of the box, the same in every edition (section 8). */
export const BOX = { weapons: 62, money: 34, cowboys: 12, tokens: 15 } as const;

export const HAND_SIZE = 6;
/** C45-HIRE-3: tokens on a hired cowboy. */
export const BAIL = 3;
/** The value of a bail token and of a fine, and the unit of every amount, in dollars. */
export const UNIT = 50_000;
/** C45-SHER-1, in units. */
export const FINE = 1;

/** In milliseconds (C45-ONLINE-7). */
export const TIMES = { turn: 45_000, answer: 30_000 } as const;

/**
 * The edition that comes with the game. The rulebook has no card list, so we designed these decks. Hosts who own the box
 * can add its decks in the same form (`parseEdition`).
 */
export const DEFAULT_EDITION = {
  id: 'default',
  title: { en: 'House edition', ru: 'Издание салуна' },
  weapons: {
    'bullet-1': 8,
    'bullet-2': 10,
    'bullet-3': 10,
    'bullet-4': 8,
    'bullet-5': 6,
    'bullet-6': 5,
    mustang: 7,
    cactus: 4,
    coyote: 4,
  },
  money: [
    { kind: 'stagecoach', value: 50_000, guards: 0, copies: 4 },
    { kind: 'stagecoach', value: 100_000, guards: 0, copies: 4 },
    { kind: 'mail-car', value: 150_000, guards: 2, copies: 4 },
    { kind: 'mail-car', value: 200_000, guards: 3, copies: 4 },
    { kind: 'gold-train', value: 250_000, guards: 4, copies: 4 },
    { kind: 'gold-train', value: 300_000, guards: 5, copies: 3 },
    { kind: 'fort-knox', value: 500_000, guards: 6, copies: 2 },
    { kind: 'sheriff', copies: 3 },
    { kind: 'indians', guards: 3, copies: 1 },
    { kind: 'indians', guards: 4, copies: 1 },
    { kind: 'indians', guards: 5, copies: 1 },
    { kind: 'indians', guards: 6, copies: 1 },
    { kind: 'dynamite', copies: 2 },
  ],
  cowboys: [
    { id: 'belle-starr', cap: 4 },
    { id: 'doc-holliday', cap: 5 },
    { id: 'calamity-jane', cap: 5 },
    { id: 'john-wesley-hardin', cap: 5 },
    { id: 'billy-the-kid', cap: 6 },
    { id: 'jesse-james', cap: 6 },
    { id: 'butch-cassidy', cap: 6 },
    { id: 'sundance-kid', cap: 6 },
    { id: 'pat-garrett', cap: 7 },
    { id: 'wyatt-earp', cap: 7 },
    { id: 'cole-younger', cap: 7 },
    { id: 'wild-bill-hickok', cap: 8 },
  ],
} as const;

/** Thinking times in milliseconds, and the percentages of bluffs and of random moves, by level. */
export const BOT_TIMES = {
  easy: { min: 1500, max: 4000, bluff: 4, slip: 12 },
  normal: { min: 1500, max: 3500, bluff: 6, slip: 3 },
  hard: { min: 1200, max: 3000, bluff: 6, slip: 0 },
  legend: { min: 1200, max: 2500, bluff: 6, slip: 0 },
} as const;
