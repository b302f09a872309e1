import type { Deadline, Millis, Seat } from '@saloon/kernel';
import type { CardId } from '../rules/cards.ts';
import type { Cards, Finish, Place } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';

/** The phase for clients. A revealed duel doesn't show whether it is go or no-go (RULES.md section 11). */
export type ViewPhase = Exclude<Phase, 'no-go-window'> | 'duel';

export type PlayerView = {
  readonly score: number;
  readonly cards: number;
  readonly hand: Cards | undefined;
  readonly loaded: number;
  readonly revolver: Cards | undefined;
  readonly helpers: number;
  readonly limit: number;
  readonly firstPlaces: number;
  readonly slowCount: number;
  readonly isAway: boolean;
  readonly isReady: boolean;
  readonly isHandDown: boolean;
};

export type RaceView = {
  readonly id: number;
  readonly startedAt: Millis;
  readonly starter: Seat | undefined;
  /** Hands in the order of receipt. While the race is open, only the viewer's own (WB-TIME-11). */
  readonly hands: readonly { readonly seat: Seat; readonly at: Millis }[];
  /** The viewer pressed too early in this race and has to press again. */
  readonly isStunned: boolean;
  /** Seats that have made their sealed choice, and the viewer's own choice. */
  readonly submitted: readonly Seat[];
  readonly choice: { readonly quick: CardId | undefined; readonly load: Cards } | undefined;
  /** The photo finish, once the race is over (WB-ONL-5). */
  readonly finishes: readonly Finish[] | undefined;
};

export type DivisionView = {
  readonly pot: number;
  readonly order: readonly Seat[];
  readonly excluded: readonly Seat[];
  readonly bonusTo: Seat | undefined;
  readonly cancelled: readonly Cards[];
  /** Each participant's best set at the moment (WB-JOKER-2). */
  readonly readings: readonly { readonly seat: Seat; readonly size: number; readonly value: number }[];
  /** Whose Miss is being resolved, and which card it cancels. */
  readonly miss: { readonly owner: Seat; readonly card: CardId } | undefined;
  readonly places: readonly Place[] | undefined;
  readonly lost: number | undefined;
};

export type View = {
  readonly phase: ViewPhase;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly first: Seat;
  readonly active: Seat;
  /** Who has to act, as far as the viewer may know. */
  readonly asked: readonly Seat[];
  readonly passStreak: number;
  readonly deck: number;
  /** Cards put under the deck, lowest first. Those the viewer didn't see are face down. */
  readonly under: readonly (CardId | 'face-down')[];
  readonly loot: Cards;
  readonly sheriffs: number;
  /** Who was drawing when each sheriff came. `nobody` if the stall guard brought it. */
  readonly metBy: readonly (Seat | 'nobody')[];
  readonly bonus: number;
  readonly players: readonly PlayerView[];
  readonly canLoad: boolean;
  /** A Switch being resolved. Only the two players involved see the cards. */
  readonly taking: { readonly target: Seat; readonly count: number; readonly taken: Cards | undefined } | undefined;
  readonly duel:
    | { readonly caller: Seat; readonly cards: Cards | 'face-down'; readonly fouler: Seat | undefined }
    | undefined;
  readonly race: RaceView | undefined;
  readonly division: DivisionView | undefined;
  /** The running clock. Hidden where it would reveal something: before a duel's cards are revealed, and in a race. */
  readonly deadline: Deadline | undefined;
};
