/** BD-PLAY-5: the rows of the table, what a card may be played on. */
export const AIMINGS = [
  /** Only played in reaction. */
  'never',
  'no-aim',
  /** BD-PLAY-1: the opponent's AP, and the PP if hits reach it. */
  'hit',
  /** Both of the opponent's characters. */
  'far-hit',
  /** The opponent's AP; the PP only with Jack Ransom. */
  'duel',
  /** BD-PLAY-3: the player's PP or the opponent's AP; with Jack Ransom any character. */
  'bearer',
  /** Only the player's PP; with Jack Ransom any character. */
  'own-cover',
  /** BD-PLAY-2: the player's characters and the opponent's AP; with Jack Ransom also the opponent's PP. */
  'character',
  /** A card in play that lies on one of those. */
  'gear',
  /** Such a card, or a back in the opponent's hand. */
  'back-or-gear',
  /** The AP token of a player with two characters. */
  'token',
] as const;
export type Aiming = (typeof AIMINGS)[number];
