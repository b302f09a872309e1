import type { Refusal } from '../wire.ts';
import type { WhyNot } from './answers.ts';

/**
 * Where to read why something cannot be done. The game has the same list, but behind its whole rule book, which a table
 * does not load before somebody opens it; a test holds the two together.
 */
export const RULE_OF: Readonly<Record<Refusal, string>> = {
  NOT_YOUR_TURN: 'C45-FLOW-2',
  STALE_QUESTION: 'C45-ARM-1',
  WRONG_PHASE: 'C45-FLOW-1',
  NOT_IN_HAND: 'C45-CARD-7',
  NOT_BULLETS: 'C45-CARD-1',
  NO_CARDS: 'C45-SHOOT-5',
  HAND_FULL: 'C45-ARM-2',
  HAND_NOT_FULL: 'C45-ARM-3',
  COYOTE_NEEDS_BULLET: 'C45-ARM-5',
  ONLY_COYOTE_HAS_COMPANION: 'C45-ARM-6',
  NO_COWBOY: 'C45-ARM-11',
  HAS_COWBOY: 'C45-COW-1',
  NO_BAIL: 'C45-ARM-10',
  BAIL_NOT_COVERED: 'C45-BAIL-7',
  NO_PASSING: 'C45-RULING-4',
  HIGH_NOON: 'C45-LOOP-1',
  DECK_EMPTY: 'C45-SHOOT-13',
  NO_SUCH_SLOT: 'C45-ATT-1',
  TOO_WEAK: 'C45-GRD-6',
  OVER_CAP: 'C45-COW-2',
  NO_MUSTANG: 'C45-CARD-2',
  BAD_TARGET: 'C45-SHOOT-4',
  OWN_TEAM: 'C45-SHOOT-6',
  ALREADY_VOTED: 'C45-DYN-3',
  AWAY: 'C45-ONLINE-11',
};

/** Only the table asks for the card to swap: C45-ARM-3 describes the exchange. */
export const ruleOf = (why: WhyNot): string => (why === 'NO_DISCARD' ? 'C45-ARM-3' : RULE_OF[why]);
