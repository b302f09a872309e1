import type { MoneyCard, WeaponId } from '../rules/cards.ts';
import type { Cards, Move } from '../rules/moves.ts';
import type { Part } from '../rules/state.ts';
import type { CowboyView, PriceView, ShotView } from '../wire/view-types.ts';

export type Loot = readonly MoneyCard[];

/** A player's place at the table. Without a cowboy it is empty. A hand is open, or backs by their number. */
export type ShownPlayer = {
  readonly seat: number;
  readonly cowboy?: CowboyView;
  readonly hand?: Cards | number;
  /** Cards the player has laid onto the discard in this robbery. */
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

/** One payment: what lies before the player and in the bank, what is due, what moves, and what stays owed. */
export type ShownPayment = Omit<PriceView, 'seat'> & {
  readonly seat: number;
  readonly loot: Loot;
  readonly bank: Loot;
  readonly isJailed: boolean;
};

type ActionType = Move['type'];

/** What the rules show, drawn with the table's own cards, panels, piles and buttons. Seats are places in the book's cast. */
export type Picture =
  | { readonly type: 'weapons'; readonly kinds: readonly { readonly card: WeaponId; readonly count: number }[] }
  | { readonly type: 'money'; readonly kinds: readonly { readonly card: MoneyCard; readonly count: number }[] }
  | { readonly type: 'cowboys'; readonly cowboys: readonly CowboyView[] }
  /** The money deck as it is spread: slots that are empty already, and the card that is turned up. */
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
  /** Votes of the first seats of the cast, once for each way it may go. */
  | { readonly type: 'votes'; readonly votes: readonly (readonly boolean[])[] }
  | {
      readonly type: 'totals';
      readonly target: number;
      readonly teams: readonly { readonly team: number; readonly total: number }[];
    };
