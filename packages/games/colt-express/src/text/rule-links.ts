import type { KERNEL_REFUSALS } from '@saloon/kernel';
import type { Refusal } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

/** The rule that each refusal's sentence links to. */
export const REFUSAL_RULES: Readonly<Record<Refusal | (typeof KERNEL_REFUSALS)[number], RuleId>> = {
  NOT_YOUR_TURN: 'CE-PLAN-2',
  STALE_QUESTION: 'CE-EXEC-3',
  WRONG_PHASE: 'CE-ROUND-1',
  ALREADY_CHOSEN: 'CE-DUO-8',
  CHARACTER_TAKEN: 'CE-SETUP-1',
  TEAM_TAKEN: 'CE-RULING-25',
  NOT_YOUR_BANDIT: 'CE-DUO-5',
  NOT_IN_HAND: 'CE-PLAN-3',
  NOT_IN_DECK: 'CE-DUO-9',
  NAME_THE_BANDIT: 'CE-DUO-5',
  DECK_EMPTY: 'CE-PLAN-7',
  NO_FACE_DOWN: 'CE-GHOST-1',
  NO_BONUS: 'CE-DUO-11',
  WRONG_ACTION: 'CE-EXEC-3',
  OUT_OF_REACH: 'CE-MOVE-2',
  NO_SUCH_TARGET: 'CE-FIRE-2',
  BELLE_CHARMS: 'CE-BELLE-1',
  NO_SUCH_LOOT: 'CE-ROB-2',
  NAME_THE_LOOT: 'CE-PUNCH-2',
  CANNOT_KEEP: 'CE-CHEY-1',
  END_OF_TRAIN: 'CE-PUNCH-4',
  AWAY: 'CE-PLAN-4',
  'game-over': 'CE-ROUND-5',
  'no-such-seat': 'CE-SETUP-2',
  'malformed-move': 'CE-EXEC-4',
  'time-goes-back': 'CE-PLAN-2',
};
