import type { Bad, Good, Prospect, Seat } from '@saloon/kernel';
import type { WeaponId } from '../rules/cards.ts';
import type { Fact } from './prospects.ts';

/** A reason for or against a move. Amounts are in dollars. */
export type Reason =
  | Prospect<Fact>
  | Good<{ readonly type: 'wins' }>
  | Good<{ readonly type: 'takes-loot'; readonly value: number }>
  /** The shot is above the target's cap, or the target has no card left. */
  | Good<{ readonly type: 'unanswerable'; readonly target: Seat; readonly strength: number }>
  | Good<{ readonly type: 'last-rival'; readonly target: Seat; readonly value: number }>
  /** No smaller set of cards is enough. */
  | Good<{ readonly type: 'just-enough'; readonly needed: number }>
  | Good<{ readonly type: 'has-turn' }>
  | Good<{ readonly type: 'keeps-cowboy'; readonly cap: number }>
  | Good<{ readonly type: 'well-armed'; readonly bullets: number }>
  | Good<{ readonly type: 'few-rivals'; readonly rivals: number }>
  | Good<{ readonly type: 'throws-useless'; readonly card: WeaponId }>
  | Good<{ readonly type: 'arms'; readonly bullets: number }>
  | Good<{ readonly type: 'strong-cowboy'; readonly cap: number }>
  | Good<{ readonly type: 'rid-of-weak'; readonly cap: number }>
  | Good<{ readonly type: 'cheaper-later'; readonly amount: number }>
  | Good<{ readonly type: 'saves-bail'; readonly amount: number }>
  | Good<{ readonly type: 'needs-cowboy' }>
  | Bad<{ readonly type: 'loses' }>
  | Bad<{ readonly type: 'hands-loot'; readonly value: number; readonly seat: Seat }>
  | Bad<{ readonly type: 'can-answer'; readonly target: Seat; readonly cap: number }>
  | Bad<{ readonly type: 'above-cap'; readonly lost: number }>
  | Bad<{ readonly type: 'more-than-needed'; readonly needed: number; readonly spent: number }>
  | Bad<{ readonly type: 'loses-cowboy'; readonly cap: number }>
  | Bad<{ readonly type: 'gives-up-loot'; readonly value: number }>
  | Bad<{ readonly type: 'costs'; readonly amount: number }>
  | Bad<{ readonly type: 'poorly-armed'; readonly bullets: number }>
  | Bad<{ readonly type: 'throws-useful'; readonly card: WeaponId }>
  | Bad<{ readonly type: 'weak-cowboy'; readonly cap: number }>
  | Bad<{ readonly type: 'sends-strong'; readonly cap: number }>
  | Bad<{ readonly type: 'gains-nothing' }>;
