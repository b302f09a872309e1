import type { Bad, Good, Prospect } from '@saloon/kernel';
import type { ActionId, CharacterId, LootKind } from '../rules/data.ts';
import type { Fact } from './prospects.ts';

/** Reasons for or against a move. */
export type Reason =
  | Prospect<Fact>
  /** Loot taken from the floor, or from another bandit. */
  | Good<{ readonly type: 'takes'; readonly loot: LootKind; readonly from: CharacterId | undefined }>
  | Good<{ readonly type: 'knocks-down'; readonly loot: LootKind; readonly target: CharacterId }>
  /** The bandit's own next card is a robbery, so it can pick up what was knocked down. */
  | Good<{ readonly type: 'picks-up-next'; readonly loot: LootKind }>
  | Good<{ readonly type: 'wounds'; readonly target: CharacterId }>
  /** The player has fired the most bullets, or would have after this shot. */
  | Good<{ readonly type: 'gunslinger' }>
  | Good<{ readonly type: 'marshal-finds'; readonly bandit: CharacterId }>
  /** The bandit's own next card finds a target or loot where this leads. */
  | Good<{ readonly type: 'loot-there'; readonly loot: LootKind }>
  | Good<{ readonly type: 'somebody-there' }>
  /** A plan: what the card would find if nobody interfered. */
  | Good<{ readonly type: 'plan-robs'; readonly loot: LootKind }>
  | Good<{ readonly type: 'plan-hits'; readonly targets: readonly CharacterId[] }>
  | Good<{ readonly type: 'plan-punches'; readonly targets: readonly CharacterId[] }>
  | Good<{ readonly type: 'plan-marshal'; readonly bandits: readonly CharacterId[] }>
  | Good<{ readonly type: 'towards'; readonly loot: LootKind }>
  | Good<{ readonly type: 'hides' }>
  | Good<{ readonly type: 'bonus'; readonly card: ActionId }>
  | Good<{ readonly type: 'draws'; readonly kinds: number; readonly bullets: number }>
  | Bad<{ readonly type: 'hits-own'; readonly target: CharacterId }>
  | Bad<{ readonly type: 'marshal-finds-you'; readonly bandit: CharacterId }>
  | Bad<{ readonly type: 'leaves'; readonly loot: LootKind }>
  | Bad<{ readonly type: 'nothing-there' }>
  | Bad<{ readonly type: 'nobody-there' }>
  | Bad<{ readonly type: 'plan-finds-nothing' }>
  | Bad<{ readonly type: 'plan-no-target' }>
  | Bad<{ readonly type: 'empty-revolver' }>
  | Bad<{ readonly type: 'marshal-there' }>;
