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
  /** Nowhere before the bandits board. */
  readonly place: Place | undefined;
  /** Bullets left in the revolver. */
  readonly bullets: number;
  readonly loot: LootView & { readonly ransoms: number };
  /** The purses' values, lowest first, for their owner and, when the game is over, for all. */
  readonly purses: readonly number[] | undefined;
  /** Of a foreign sheet, the values of purses this viewer knows for certain, lowest first: the first purse, one that was lost to it. */
  readonly known: readonly number[];
  /** What the sheet is worth, for those who see the purses. */
  readonly worth: number | undefined;
};

export type PlayerView = {
  /** One bandit, or two: the first is the lead of the team. Empty until chosen. */
  readonly bandits: readonly CharacterId[];
  /** How many cards are in hand, and which, for their owner. */
  readonly cards: number;
  readonly hand: readonly Card[] | undefined;
  /** How many cards are in the deck, and which, for their owner: sorted, as the order is nobody's to know. */
  readonly deck: number;
  readonly deckCards: readonly Card[] | undefined;
  /** Expert: the same of the discard; `discardSeen` is the part everybody saw go there. */
  readonly discard: number;
  readonly discardCards: readonly Card[] | undefined;
  readonly discardSeen: readonly Card[];
  /** Expert: bullets that lie on top of the deck, the top one first. */
  readonly bulletsOnTop: readonly ColorId[];
  /** Bullets received so far, by whose they are. */
  readonly received: readonly { readonly from: ColorId; readonly count: number }[];
  readonly receivedCount: number;
  /** Bullets fired that count for the gunslinger. */
  readonly fired: number;
  readonly isAway: boolean;
  /** The secret choice of this phase is made. */
  readonly hasChosen: boolean;
  /** The viewer's own secret choice, once made. */
  readonly choice:
    | { readonly type: 'placing'; readonly last: CharacterId }
    | { readonly type: 'taking'; readonly card: Card }
    | { readonly type: 'keeping'; readonly cards: readonly Card[] }
    | undefined;
};

/**
 * A card on the pile. `'face-down'`: not seen by this viewer; `'covered'`: it was seen, but this table remembers for
 * itself (`pileView`).
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
  /** What came of it, once it is resolved. */
  readonly deed: CardResult | undefined;
};

export type RoundCardView = {
  readonly id: RoundCardId;
  readonly turns: readonly TurnKind[];
  /** The event that will happen: none with events switched off. */
  readonly event: EventId | undefined;
  readonly isStation: boolean;
};

/** What is being asked of the seats in `asked`, with what a client needs to put the question. */
export type Question =
  | { readonly type: 'choose-character'; readonly free: readonly CharacterId[] }
  | { readonly type: 'choose-team'; readonly free: readonly (readonly [LeadId, CharacterId])[] }
  | { readonly type: 'place-bandits' }
  | { readonly type: 'take-card' }
  /** `actionsLeft`: how many actions the player has in this turn, this one included. */
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
  /** The card of the pile at `pile` is being resolved by `bandit`; the choice is its owner's. */
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
  /** The present card, from its reveal on. */
  readonly roundCard: RoundCardView | undefined;
  /** The cards of the rounds before. */
  readonly pastRounds: readonly RoundCardId[];
  /** The turn of the round card, from 1; 0 outside planning. */
  readonly turn: number;
  /** Who acts in this turn, in order; empty outside planning. */
  readonly order: readonly Seat[];
  /** Whose action, or whose card, it is; nobody's where all choose at once. */
  readonly active: Seat | undefined;
  /** Who is being waited for. */
  readonly asked: readonly Seat[];
  readonly question: Question | undefined;
  /** Teams to be chosen from (two bandits each), the taken ones included. */
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
  /** The heist of the round before, card by card, with what came of each. */
  readonly lastHeist: readonly PileCardView[];
  /** The place in the pile of the card that is being resolved. */
  readonly resolving: number | undefined;
  /** The final scores. */
  readonly result: { readonly sheets: readonly SheetScore[]; readonly players: readonly PlayerScore[] } | undefined;
  readonly deadline: Deadline | undefined;
};
