import type { Millis, Seat } from '@saloon/kernel';
import type { CardId } from './cards.ts';
import type { RaceCause } from './state.ts';

export type Cards = readonly CardId[];

/** Orders a player can give. Cards are named by kind, in the order of `CARDS`. */
export type Move =
  | { readonly type: 'pass' }
  | { readonly type: 'discard'; readonly cards: Cards }
  | { readonly type: 'play-event'; readonly card: CardId; readonly target?: Seat }
  | { readonly type: 'start-shootout' }
  | { readonly type: 'call-duel' }
  | { readonly type: 'return-cards'; readonly cards: Cards }
  | { readonly type: 'load'; readonly cards: Cards }
  /** A slap in the race on the player's screen. The input's `answers` is the race's id, `reaction` the time. */
  | { readonly type: 'slap' }
  /** The slap control pressed with no race on the player's screen (`raceId = null` in RULES.md). */
  | { readonly type: 'press' }
  | { readonly type: 'sealed-choice'; readonly quick?: CardId; readonly load: Cards }
  | { readonly type: 'miss-target'; readonly owner: Seat }
  | { readonly type: 'ready' };

export const REFUSALS = [
  'NOT_YOUR_TURN',
  'STALE_TURN',
  'WRONG_PHASE',
  'NOT_IN_HAND',
  'ONE_DENOMINATION',
  'NOT_LOADABLE',
  'NOT_AN_EVENT',
  'LOCKED_EVENT',
  'LOCKED_HAND_DOWN',
  'LOCKED_DIVISION',
  'LOCKED_SEALED',
  'BAD_SET',
  'BAD_TARGET',
  'BAD_COUNT',
  'TOO_FEW_SHERIFFS',
  'WRONG_PLAYER_COUNT',
  'ALREADY_DONE',
  'EMPTY',
  /** The seat has left the table and has not come back. */
  'AWAY',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Cards that only some may see. Others get their number. */
export type Hidden = Cards | 'face-down';

export type Finish = {
  readonly seat: Seat;
  readonly received: Millis | undefined;
  readonly reaction: Millis | undefined;
  readonly e: Millis | undefined;
  readonly comp: Millis;
  readonly isStunned: boolean;
};
export type Place = { readonly seat: Seat; readonly size: number; readonly value: number; readonly share: number };

/** `redact` turns `Hidden` cards face down for viewers who may not see them. */
export type Event =
  | { readonly type: 'round-started'; readonly round: number; readonly first: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: Hidden; readonly count: number }
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly why: 'chosen' | 'time' | 'away' }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Cards }
  /** `e` is the load's own time in a race (WB-TIME-9), only for the log. */
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly cards: Hidden;
      readonly count: number;
      readonly e: Millis | undefined;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: Hidden; readonly count: number }
  | { readonly type: 'sheriff-came'; readonly sheriffs: number; readonly stalled: boolean }
  | { readonly type: 'event-played'; readonly seat: Seat; readonly card: CardId; readonly target: Seat | undefined }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly target: Seat;
      readonly cards: Hidden;
      readonly count: number;
    }
  | {
      readonly type: 'gave-back';
      readonly seat: Seat;
      readonly target: Seat;
      readonly cards: Hidden;
      readonly count: number;
      readonly why: 'chosen' | 'time' | 'away';
    }
  | { readonly type: 'lost-to-indians'; readonly seat: Seat; readonly card: CardId | 'face-down' }
  | { readonly type: 'duel-called'; readonly seat: Seat }
  /** Players compare the cards themselves, so the event doesn't say go or no-go (RULES.md section 11). */
  | {
      readonly type: 'duel-turned-up';
      readonly caller: Seat;
      readonly cards: Cards;
      readonly race: number | undefined;
      readonly urgent: true;
    }
  | { readonly type: 'duel-called-off' }
  | {
      readonly type: 'race-started';
      readonly cause: RaceCause;
      readonly starter: Seat | undefined;
      readonly race: number;
      readonly isSealed: boolean;
      readonly urgent: true;
    }
  /** WB-TIME-12: only in the log, never sent to a player. */
  | {
      readonly type: 'race-drawn';
      readonly race: number;
      readonly startedAt: Millis;
      readonly tieOrder: readonly Seat[];
      readonly comp: readonly Millis[];
      readonly isStunned: readonly boolean[];
    }
  /** Only for its owner. Before version 3 everybody saw it, with the place by order of receipt. */
  | { readonly type: 'slapped'; readonly seat: Seat; readonly place?: number; readonly at: Millis }
  | { readonly type: 'slap-void'; readonly seat: Seat; readonly e: Millis }
  | { readonly type: 'pressed'; readonly seat: Seat; readonly isStunned: boolean }
  | { readonly type: 'fouled'; readonly seat: Seat; readonly settled: 'now' | 'at-turn-up' }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | {
      readonly type: 'unsealed';
      readonly choices: readonly {
        readonly seat: Seat;
        readonly quick: CardId | undefined;
        readonly load: Cards;
        readonly key: number;
      }[];
    }
  | {
      readonly type: 'race-closed';
      readonly order: readonly Seat[];
      readonly excluded: readonly Seat[];
      readonly finishes: readonly Finish[];
    }
  | { readonly type: 'bonus-received'; readonly seat: Seat; readonly cards: Cards }
  | { readonly type: 'revealed'; readonly revolvers: readonly Cards[]; readonly pot: number }
  | {
      readonly type: 'missed';
      readonly seat: Seat;
      readonly target: Seat | undefined;
      readonly card: CardId | undefined;
      readonly why: 'chosen' | 'forced' | 'auto' | 'no-target';
    }
  | { readonly type: 'divided'; readonly places: readonly Place[]; readonly pot: number; readonly lost: number }
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly scores: readonly number[];
      readonly next: Seat | undefined;
    }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'game-ended'; readonly ranks: readonly number[]; readonly scores: readonly number[] }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat };
