/** Everything the rulebook or our edition gives as a number (RULES.md sections 2.1, 4.20 and 4.21). */

/** Copies of each kind of card, in the order of `CARDS`. */
export const COPIES = {
  '1': 7,
  '2': 7,
  '3': 7,
  '4': 7,
  '5': 7,
  '6': 7,
  '7': 7,
  joker: 6,
  miss: 3,
  switch: 3,
  helper: 2,
  indians: 2,
  sheriff: 4,
} as const;

export const MIN_SEATS = 2;
export const MAX_SEATS = 5;
export const HAND_SIZE = 6;
export const BONUS_CARDS = 3;
export const SHERIFFS = 4;
/** WB-TURN-5: sheriffs needed to start a shootout or duel. */
export const SHERIFFS_TO_START = 2;
export const SWITCH_CARDS = 2;
export const MOST_EXTRA_ROUNDS = 3;

/** All times in whole milliseconds. */
export const TIMES = {
  minReaction: 100,
  stun: 600,
  earlyWindow: 1000,
  jitter: 10,
  arrivalDelay: { min: 300, max: 1200 },
  duelDelay: { min: 800, max: 2500 },
  pingEvery: 2000,
  defaultRoundTrip: 100,
  ready: 15_000,
} as const;

/** For games that began before version 3 of the rules. */
export const OLD_TIMES = { minReaction: 120, jitter: 50 } as const;

/** How bots of each level react and think (WB-BOT-2, WB-BOT-3); `foul` in percent, times in milliseconds. */
export const BOT_TIMES = {
  easy: { mean: 480, spread: 80, tail: 220, min: 320, perLoad: 600, foul: 12, think: { min: 1500, max: 4000 } },
  normal: { mean: 330, spread: 50, tail: 120, min: 230, perLoad: 400, foul: 5, think: { min: 1500, max: 3500 } },
  hard: { mean: 260, spread: 35, tail: 70, min: 190, perLoad: 300, foul: 2, think: { min: 1200, max: 3000 } },
  legend: { mean: 220, spread: 25, tail: 40, min: 170, perLoad: 250, foul: 1, think: { min: 1200, max: 2500 } },
} as const;
export const BOT_MAX_REACTION = 3000;
export const BOT_COMPARING_TWO_CARDS = 80;
