import type { Deadline, Seat } from '@saloon/kernel';
import type { ColorId } from '../rules/cards.ts';
import type { ActionId, CharacterId, EventId, LeadId, RoundCardId, TurnKind, WagonId } from '../rules/data.ts';
import type { Card, CardResult, Direction, Place, PlayerScore, SheetScore } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { Phase } from '../rules/state.ts';

export type LootView = { readonly purses: number; readonly jewels: number; readonly strongboxes: number };

/** What lies at a location; `known` are the values of purses there that this viewer knows for certain, lowest first. */
export type FloorView = LootView & { readonly known: readonly number[] };

export type CarView = {
  readonly id: 'locomotive' | WagonId;
  readonly inside: FloorView;
  readonly roof: FloorView;
};

export type BanditView = {
  readonly character: CharacterId;
  readonly seat: Seat;
  /** `undefined` before the bandits board. */
  readonly place: Place | undefined;
  /** Bullets left in the revolver. */
  readonly bullets: number;
  readonly loot: LootView & { readonly ransoms: number };
  /** The purses' values, lowest first, for their owner and, when the game is over, for all. */
  readonly purses: readonly number[] | undefined;
  /**
   * On another player's sheet: values of purses this viewer knows for certain, lowest first, such as the starting purse
   * or one lost to it.
   */
  readonly known: readonly number[];
  /** The sheet's value, for those who see the purses. */
  readonly worth: number | undefined;
};

export type PlayerView = {
  /** One bandit, or two: the first is the lead of the team. Empty until chosen. */
  readonly bandits: readonly CharacterId[];
  /** The number of cards in hand; the cards themselves only for their owner. */
  readonly cards: number;
  readonly hand: readonly Card[] | undefined;
  /** The number of cards in the deck; the cards, sorted, only for their owner. Nobody knows the order. */
  readonly deck: number;
  readonly deckCards: readonly Card[] | undefined;
  /** Expert: the same for the discard. `discardSeen` is the part that everyone saw go there. */
  readonly discard: number;
  readonly discardCards: readonly Card[] | undefined;
  readonly discardSeen: readonly Card[];
  /** Expert: bullets on top of the deck, the top one first. */
  readonly bulletsOnTop: readonly ColorId[];
  /** Bullets received so far, by color. */
  readonly received: readonly { readonly from: ColorId; readonly count: number }[];
  readonly receivedCount: number;
  /** Bullets fired that count for the gunslinger. */
  readonly fired: number;
  readonly isAway: boolean;
  /** Has the player made the secret choice of this phase? */
  readonly hasChosen: boolean;
  /** The viewer's own secret choice, once made. */
  readonly choice:
    | { readonly type: 'placing'; readonly last: CharacterId }
    | { readonly type: 'taking'; readonly card: Card }
    | { readonly type: 'keeping'; readonly cards: readonly Card[] }
    | undefined;
};

/**
 * A card on the pile. `'face-down'`: this viewer hasn't seen it. `'covered'`: it was seen, but the table plays from
 * memory (`pileView`).
 */
export type PileCardView = {
  readonly seat: Seat;
  /** The turn in which it was played, from 1. */
  readonly turn: number;
  readonly card: ActionId | 'face-down' | 'covered';
  readonly bandit: CharacterId | undefined;
  readonly isFaceDown: boolean;
  readonly isBonus: boolean;
  readonly isResolved: boolean;
  /** The result, once the card is resolved. */
  readonly deed: CardResult | undefined;
};

export type RoundCardView = {
  readonly id: RoundCardId;
  readonly turns: readonly TurnKind[];
  /** The event of this card, if events are on. */
  readonly event: EventId | undefined;
  readonly isStation: boolean;
};

/** The question for the seats in `asked`, with what a client needs to show it. */
export type Question =
  | { readonly type: 'choose-character'; readonly free: readonly CharacterId[] }
  | { readonly type: 'choose-team'; readonly free: readonly (readonly [LeadId, CharacterId])[] }
  | { readonly type: 'place-bandits' }
  | { readonly type: 'take-card' }
  /** `actionsLeft`: the player's actions in this turn, including this one. */
  | {
      readonly type: 'plan';
      readonly kind: TurnKind;
      readonly isFaceDown: boolean;
      readonly canHide: boolean;
      readonly canAddBonus: boolean;
      readonly canDraw: boolean;
      readonly actionsLeft: number;
    }
  | { readonly type: 'keep-cards' }
  /** `bandit` resolves the card at place `pile`; its owner chooses. */
  | { readonly type: 'go'; readonly pile: number; readonly bandit: CharacterId; readonly cars: readonly number[] }
  | {
      readonly type: 'shoot';
      readonly pile: number;
      readonly bandit: CharacterId;
      readonly targets: readonly CharacterId[];
    }
  | {
      readonly type: 'rob';
      readonly pile: number;
      readonly bandit: CharacterId;
      readonly place: Place;
      readonly loot: LootView;
    }
  | { readonly type: 'send-marshal'; readonly pile: number; readonly directions: readonly Direction[] }
  | {
      readonly type: 'punch';
      readonly pile: number;
      readonly bandit: CharacterId;
      readonly place: Place;
      readonly targets: readonly { readonly target: CharacterId; readonly loot: LootView }[];
      readonly directions: readonly Direction[];
      /** Cheyenne may keep a purse. */
      readonly canKeep: boolean;
    };

export type View = {
  readonly phase: Phase;
  readonly mode: 'standard' | 'two-bandits';
  readonly isExpert: boolean;
  readonly abilities: boolean;
  readonly events: boolean;
  readonly stations: boolean;
  readonly pileView: Options['pileView'];
  /** From 1; 0 before the first round. */
  readonly round: number;
  readonly rounds: number;
  readonly first: Seat;
  /** The current card, once it is revealed. */
  readonly roundCard: RoundCardView | undefined;
  /** The cards of earlier rounds. */
  readonly pastRounds: readonly RoundCardId[];
  /** The turn of the round card, from 1; 0 outside planning. */
  readonly turn: number;
  /** The order of players in this turn; empty outside planning. */
  readonly order: readonly Seat[];
  /** The player whose action or card it is; `undefined` when all choose at once. */
  readonly active: Seat | undefined;
  /** The players who have to decide. */
  readonly asked: readonly Seat[];
  readonly question: Question | undefined;
  /** The teams to choose from (two bandits each), including taken ones. */
  readonly teams: readonly (readonly [LeadId, CharacterId])[];
  /** Car 0 is the locomotive. */
  readonly cars: readonly CarView[];
  readonly marshal: number;
  readonly neutralBullets: number;
  readonly reserveStrongboxes: number;
  readonly bandits: readonly BanditView[];
  readonly players: readonly PlayerView[];
  /** Oldest first. */
  readonly pile: readonly PileCardView[];
  /** The last round's heist, card by card, with results. */
  readonly lastHeist: readonly PileCardView[];
  /** The place in the pile of the current card. */
  readonly resolving: number | undefined;
  /** The final scores. */
  readonly result: { readonly sheets: readonly SheetScore[]; readonly players: readonly PlayerScore[] } | undefined;
  readonly deadline: Deadline | undefined;
};
