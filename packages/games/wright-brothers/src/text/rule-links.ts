import type { KERNEL_REFUSALS } from '@saloon/kernel';
import type { Refusal } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

/** The rule that each refusal's sentence links to. */
export const REFUSAL_RULES: Readonly<Record<Refusal | (typeof KERNEL_REFUSALS)[number], RuleId>> = {
  NOT_YOUR_TURN: 'WB-TURN-1',
  STALE_TURN: 'WB-TURN-8',
  WRONG_PHASE: 'WB-TURN-8',
  NOT_IN_HAND: 'WB-DISC-1',
  NOT_LOADABLE: 'WB-EVT-5',
  ONE_DENOMINATION: 'WB-LOAD-11',
  NOT_AN_EVENT: 'WB-EVT-1',
  LOCKED_EVENT: 'WB-SWITCH-6',
  LOCKED_HAND_DOWN: 'WB-LOAD-7',
  LOCKED_DIVISION: 'WB-RACE-12',
  LOCKED_SEALED: 'WB-SEAL-1',
  BAD_SET: 'WB-DISC-6',
  BAD_TARGET: 'WB-SWITCH-2',
  BAD_COUNT: 'WB-SWITCH-4',
  TOO_FEW_SHERIFFS: 'WB-TURN-5',
  WRONG_PLAYER_COUNT: 'WB-2P-1',
  ALREADY_DONE: 'WB-RACE-2',
  EMPTY: 'WB-DISC-1',
  AWAY: 'WB-RACE-7',
  'game-over': 'WB-SCORE-4',
  'no-such-seat': 'WB-SETUP-1',
  'malformed-move': 'WB-TURN-8',
  'time-goes-back': 'WB-TIME-1',
};
