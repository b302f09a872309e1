import type { KERNEL_REFUSALS } from '@saloon/kernel';
import type { Refusal } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

/** The rule behind each refusal, for the link beside its sentence. */
export const REFUSAL_RULES: Readonly<Record<Refusal | (typeof KERNEL_REFUSALS)[number], RuleId>> = {
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
  'game-over': 'C45-END-1',
  'no-such-seat': 'C45-SETUP-1',
  'malformed-move': 'C45-ONLINE-10',
  'time-goes-back': 'C45-ONLINE-7',
};
