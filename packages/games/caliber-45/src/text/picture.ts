import type { MoneyCard, WeaponId } from '../rules/cards.ts';
import type { Cards, Move } from '../rules/moves.ts';
import type { Part } from '../rules/state.ts';
import type { CowboyView, PriceView, ShotView } from '../wire/view-types.ts';

export type Loot = readonly MoneyCard[];

/** A player's place at the table. A hand is a list of open cards or a number of backs. */
export type ShownPlayer = {
  readonly seat: number;
  readonly cowboy?: CowboyView;
  readonly hand?: Cards | number;
  /** Cards the player has discarded in this robbery. */
  readonly played?: Cards;
  readonly loot?: Loot;
  readonly part?: Part;
  readonly takesLoot?: boolean;
};

/** A shot and its answer between two seats of the cast. */
export type ShownShot = Omit<ShotView, 'shooter' | 'target'> & {
  readonly shooter: number;
  readonly shooterCowboy: CowboyView;
  readonly target: number;
  readonly targetCowboy: CowboyView;
};

/** One payment: the player's loot, the bank, the amount due, the cards that move, and the remaining debt. */
export type ShownPayment = Omit<PriceView, 'seat'> & {
  readonly seat: number;
  readonly loot: Loot;
  readonly bank: Loot;
  readonly isJailed: boolean;
};

type ActionType = Move['type'];

/** A picture in the rule book, drawn with the table's own components. Seats are places in the book's cast. */
export type Picture =
  | { readonly type: 'weapons'; readonly kinds: readonly { readonly card: WeaponId; readonly count: number }[] }
  | { readonly type: 'money'; readonly kinds: readonly { readonly card: MoneyCard; readonly count: number }[] }
  | { readonly type: 'cowboys'; readonly cowboys: readonly CowboyView[] }
  /** The spread money deck, with its empty slots and the revealed card. */
  | { readonly type: 'spread'; readonly slots: number; readonly gone: readonly number[]; readonly card: MoneyCard }
  | { readonly type: 'piles'; readonly weapons: number; readonly cowboys: number; readonly money: number }
  /** Teams around tables, clockwise. */
  | { readonly type: 'seating'; readonly tables: readonly (readonly number[])[] }
  | { readonly type: 'stages' }
  | {
      readonly type: 'choices';
      readonly hand: Cards;
      readonly cowboy: CowboyView;
      readonly choices: readonly { readonly action: ActionType; readonly isLegal: boolean }[];
    }
  | {
      readonly type: 'exchange';
      readonly hand: Cards;
      readonly sets: readonly { readonly cards: Cards; readonly isLegal: boolean }[];
    }
  | {
      readonly type: 'scene';
      readonly players: readonly ShownPlayer[];
      readonly card?: MoneyCard;
      /** Cards left in the weapons deck, and what lies on its discard. */
      readonly weaponsLeft?: number;
      readonly discard?: Cards;
    }
  | { readonly type: 'shots'; readonly shots: readonly ShownShot[] }
  | { readonly type: 'payments'; readonly payments: readonly ShownPayment[] }
  /** Who did what, in order; `isLatest` is the action that decides. */
  | {
      readonly type: 'actions';
      readonly actions: readonly {
        readonly seat: number;
        readonly action: ActionType;
        readonly isLatest?: boolean;
      }[];
    }
  /** Votes of the first seats of the cast, one list for each outcome. */
  | { readonly type: 'votes'; readonly votes: readonly (readonly boolean[])[] }
  | {
      readonly type: 'totals';
      readonly target: number;
      readonly teams: readonly { readonly team: number; readonly total: number }[];
    };
