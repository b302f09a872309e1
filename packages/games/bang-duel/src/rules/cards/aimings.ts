/** BD-PLAY-5: the rows of the table, what a card may be played on. */
export const AIMINGS = [
  /** Never played of its own accord. */
  'never',
  'no-aim',
  /** BD-PLAY-1: the opponent's AP; the PP for whoever reaches it by hits. */
  'hit',
  /** Both, whoever shoots. */
  'far-hit',
  /** The opponent's AP; the PP only with Jack Ransom. */
  'duel',
  /** BD-PLAY-3: the own PP or the opponent's AP; with Jack Ransom any character. */
  'bearer',
  /** The own PP alone; with Jack Ransom any character. */
  'own-cover',
  /** BD-PLAY-2: the own characters and the opponent's AP; with Jack Ransom the opponent's PP too. */
  'character',
  /** A card in play that lies on one of those. */
  'gear',
  /** Such a card, or a back in the opponent's hand. */
  'back-or-gear',
  /** The AP token of a player with two characters. */
  'token',
] as const;
export type Aiming = (typeof AIMINGS)[number];
