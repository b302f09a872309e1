import type { Seat } from '@saloon/kernel';
import type { CowboyCard, MoneyCard, WeaponId } from './cards.ts';

export type Cards = readonly WeaponId[];

/** A player's moves. Cards are named by kind, in the order of `WEAPONS`. */
export type Move =
  | { readonly type: 'draw' }
  /** A coyote goes `with` a bullet card (C45-ARM-5), everything else alone. */
  | { readonly type: 'exchange'; readonly discard: WeaponId; readonly with?: WeaponId }
  | { readonly type: 'announce' }
  | { readonly type: 'hire' }
  | { readonly type: 'work-off' }
  | { readonly type: 'pass' }
  | { readonly type: 'keep' }
  | { readonly type: 'reject' }
  | { readonly type: 'join' }
  | { readonly type: 'decline' }
  | { readonly type: 'pick'; readonly slot: number }
  | { readonly type: 'repel'; readonly cards: Cards }
  | { readonly type: 'ride' }
  | { readonly type: 'fall' }
  | { readonly type: 'pay-fine' }
  | { readonly type: 'go-to-jail' }
  | { readonly type: 'vote'; readonly yes: boolean }
  | { readonly type: 'shoot'; readonly target: Seat; readonly cards: Cards }
  | { readonly type: 'defend'; readonly cards: Cards }
  | { readonly type: 'flee' };

export const REFUSALS = [
  'NOT_YOUR_TURN',
  'STALE_QUESTION',
  'WRONG_PHASE',
  'NOT_IN_HAND',
  'NOT_BULLETS',
  'NO_CARDS',
  'HAND_FULL',
  'HAND_NOT_FULL',
  'COYOTE_NEEDS_BULLET',
  'ONLY_COYOTE_HAS_COMPANION',
  'NO_COWBOY',
  'HAS_COWBOY',
  'NO_BAIL',
  'BAIL_NOT_COVERED',
  'NO_PASSING',
  'HIGH_NOON',
  'DECK_EMPTY',
  'NO_SUCH_SLOT',
  'TOO_WEAK',
  'OVER_CAP',
  'NO_MUSTANG',
  'BAD_TARGET',
  'OWN_TEAM',
  'ALREADY_VOTED',
  /** The seat has left the table and has not come back. */
  'AWAY',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A card that only the seats in `shown` may see; others see its back. */
export type Hidden<Card> = Card | 'face-down';

/** What a cowboy faces. */
export type Threat = 'guards' | 'indians' | 'shot';

/** Amounts are in dollars. `redact` turns `Hidden` cards face down for everyone except `shown`. */
export type Event =
  /** `teams[seat]` is the team of each seat. */
  | { readonly type: 'game-started'; readonly teams: readonly number[]; readonly first: Seat }
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly cards: Hidden<Cards>;
      readonly count: number;
      readonly cowboy: Hidden<CowboyCard>;
      readonly shown: readonly Seat[];
    }
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number; readonly isHighNoon: boolean }
  /** The time is up or the player has left: the default action of C45-ONLINE-8 follows. */
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly why: 'time' | 'away' }
  /** Discarded face up; a `drew` of the same seat follows. */
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly cards: Cards }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly card: Hidden<WeaponId>;
      /** Cards left in the weapons deck. */
      readonly deck: number;
      readonly shown: readonly Seat[];
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A cowboy card was drawn; `kept` or `rejected` follows. */
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly cowboy: Hidden<CowboyCard>;
      readonly deck: number;
      readonly shown: readonly Seat[];
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly bail: number; readonly isForced: boolean }
  | { readonly type: 'rejected'; readonly seat: Seat; readonly cowboy: CowboyCard }
  | { readonly type: 'worked-off'; readonly seat: Seat; readonly bail: number }
  /** The cowboy is turned face up. */
  | { readonly type: 'announced'; readonly seat: Seat; readonly cowboy: CowboyCard; readonly robbery: number }
  | { readonly type: 'joined'; readonly seat: Seat; readonly cowboy: CowboyCard }
  | {
      readonly type: 'declined';
      readonly seat: Seat;
      readonly why: 'chosen' | 'no-cowboy' | 'bail-not-covered';
    }
  /** An amount is due; `paid` follows for what can be paid, `owing` for what can't. */
  | { readonly type: 'charged'; readonly seat: Seat; readonly amount: number; readonly due: 'bail' | 'fine' }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly amount: number;
      readonly cards: readonly MoneyCard[];
      readonly change: readonly MoneyCard[];
      /** The remaining debt. */
      readonly debt: number;
    }
  | { readonly type: 'owing'; readonly seat: Seat; readonly debt: number }
  | { readonly type: 'picked'; readonly seat: Seat; readonly slot: number; readonly card: MoneyCard }
  | {
      readonly type: 'faced';
      readonly seat: Seat;
      readonly threat: 'guards' | 'indians';
      readonly count: number;
    }
  /** `lost` are the bullets above the cap. */
  | {
      readonly type: 'repelled';
      readonly seat: Seat;
      readonly threat: 'guards' | 'indians';
      readonly cards: Cards;
      readonly sum: number;
      readonly strength: number;
      readonly needed: number;
      readonly lost: number;
    }
  /** On a Mustang, which is discarded; the cowboy is turned face down. */
  | { readonly type: 'rode'; readonly seat: Seat; readonly threat: Threat }
  | { readonly type: 'fell'; readonly seat: Seat; readonly cowboy: CowboyCard; readonly threat: Threat | 'dynamite' }
  | {
      readonly type: 'jailed';
      readonly seat: Seat;
      readonly cowboy: CowboyCard;
      readonly why: 'chosen' | 'no-money' | 'no-change';
    }
  | { readonly type: 'blew-up'; readonly seats: readonly Seat[] }
  | { readonly type: 'vote-called'; readonly seats: readonly Seat[] }
  | { readonly type: 'voted'; readonly seat: Seat; readonly yes: boolean | 'face-down' }
  | { readonly type: 'votes-counted'; readonly votes: readonly boolean[]; readonly isAgreed: boolean }
  | {
      readonly type: 'cowboy-dealt';
      readonly seat: Seat;
      readonly cowboy: Hidden<CowboyCard>;
      readonly deck: number;
      readonly shown: readonly Seat[];
    }
  | { readonly type: 'shootout-started'; readonly seat: Seat; readonly card: MoneyCard }
  | {
      readonly type: 'shot';
      readonly seat: Seat;
      readonly target: Seat;
      readonly cards: Cards;
      readonly sum: number;
      readonly strength: number;
      readonly lost: number;
    }
  | {
      readonly type: 'defended';
      readonly seat: Seat;
      readonly shooter: Seat;
      readonly cards: Cards;
      readonly sum: number;
      readonly strength: number;
      readonly needed: number;
      readonly lost: number;
    }
  | { readonly type: 'fled'; readonly seat: Seat }
  /** The revealed card goes to the money discard: loot that nobody could take, Indians, or dynamite. */
  | { readonly type: 'card-discarded'; readonly card: MoneyCard }
  | {
      readonly type: 'loot-taken';
      readonly seat: Seat;
      readonly card: MoneyCard;
      readonly team: number;
      /** Net worth of the team, after its debts. */
      readonly total: number;
    }
  /** C45-SHER-9: sheriff, discard and deck are shuffled and spread again. */
  | { readonly type: 'money-reshuffled'; readonly count: number }
  | { readonly type: 'refilled'; readonly deck: 'weapons' | 'money' | 'cowboys'; readonly count: number }
  /** `next` has the next arming turn; undefined after the last robbery (C45-LOOP-3). */
  | { readonly type: 'robbery-ended'; readonly robberies: number; readonly next: Seat | undefined }
  | {
      readonly type: 'game-ended';
      readonly why: 'target' | 'robbery-cap';
      readonly winners: readonly number[];
      /** Net worth of each team. */
      readonly totals: readonly number[];
      readonly ranks: readonly number[];
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat };
