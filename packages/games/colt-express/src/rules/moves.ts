import type { Seat } from '@saloon/kernel';
import type { ColorId } from './cards.ts';
import type { ActionId, CharacterId, EventId, LeadId, LootKind, RoundCardId, TurnKind, WagonId } from './data.ts';

export type Direction = 'forward' | 'backward';

/**
 * A player's moves. Cards are named by their action and, with two bandits each, by their bandit. The Marshal's card has
 * none.
 */
export type Move =
  | { readonly type: 'choose-character'; readonly character: CharacterId | 'random' }
  | { readonly type: 'choose-team'; readonly lead: LeadId }
  /** Which of the two starts in the last wagon; the other starts in the one before it (CE-DUO-8). */
  | { readonly type: 'place-bandits'; readonly last: CharacterId }
  /** The free card at the start of a round (CE-DUO-9). */
  | { readonly type: 'take-card'; readonly card: ActionId; readonly bandit?: CharacterId }
  /** `faceDown` is Ghost's choice in the first turn; `bonus` a card of the other bandit with a fire card (CE-DUO-22). */
  | {
      readonly type: 'play-card';
      readonly card: ActionId;
      readonly bandit?: CharacterId;
      readonly faceDown?: true;
      readonly bonus?: ActionId;
    }
  | { readonly type: 'draw-cards' }
  /** Expert: what stays in hand, in the order of `ACTIONS` (CE-EXPERT-4). */
  | { readonly type: 'keep-cards'; readonly cards: readonly ActionId[] }
  /** The car to go to. The level stays (CE-MOVE-3). */
  | { readonly type: 'go'; readonly car: number }
  | { readonly type: 'shoot'; readonly target: CharacterId }
  | { readonly type: 'rob'; readonly loot: LootKind }
  | { readonly type: 'send-marshal'; readonly direction: Direction }
  /** `loot` if the target has some. `keep` is Cheyenne's choice for a purse (CE-CHEY-1). */
  | {
      readonly type: 'punch';
      readonly target: CharacterId;
      readonly direction: Direction;
      readonly loot?: LootKind;
      readonly keep?: true;
    };

/** The moves that resolve a card of the heist. */
export type Choice = Move & { readonly type: 'go' | 'shoot' | 'rob' | 'send-marshal' | 'punch' };

export const REFUSALS = [
  /** Another seat has to decide now. */
  'NOT_YOUR_TURN',
  /** The question has been answered or has timed out. */
  'STALE_QUESTION',
  /** The move belongs to another phase. */
  'WRONG_PHASE',
  /** The secret choice is already made. */
  'ALREADY_CHOSEN',
  'CHARACTER_TAKEN',
  'TEAM_TAKEN',
  'NOT_YOUR_BANDIT',
  'NOT_IN_HAND',
  /** The deck doesn't have the requested free card. */
  'NOT_IN_DECK',
  /** With two bandits, a card has to name its bandit. The Marshal's card and cards of a single bandit must not. */
  'NAME_THE_BANDIT',
  'DECK_EMPTY',
  /** Only Ghost's owner may, and only in the first turn. In a tunnel every card is face down anyway. */
  'NO_FACE_DOWN',
  /** Only with a fire card, in a standard turn, for the other bandit, and never the Marshal's card. */
  'NO_BONUS',
  /** The current card has another action. */
  'WRONG_ACTION',
  'OUT_OF_REACH',
  'NO_SUCH_TARGET',
  /** CE-BELLE-1: Belle can't be the target while there is another. */
  'BELLE_CHARMS',
  'NO_SUCH_LOOT',
  /** The target has loot, so the move must name what it loses. */
  'NAME_THE_LOOT',
  /** Only Cheyenne may keep loot, and only a purse. */
  'CANNOT_KEEP',
  'END_OF_TRAIN',
  /** The seat has left the table and has not come back. */
  'AWAY',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A card as its owner sees it: an action, with its bandit if the player has two, or a bullet and its color. */
export type Card =
  | { readonly action: ActionId; readonly bandit: CharacterId | undefined }
  | { readonly bullet: ColorId };
/** Cards that only their owner may see. */
export type HiddenCards = readonly Card[] | 'face-down';

export const LEVELS_OF_A_CAR = ['inside', 'roof'] as const;
export type LevelOfCar = (typeof LEVELS_OF_A_CAR)[number];
/** A location: `car` 0 is the locomotive. */
export type Place = { readonly car: number; readonly level: LevelOfCar };

/** The value of a purse for those who may know it; `undefined` for other loot. */
export type HiddenValue = number | 'face-down' | undefined;

/** Did the player choose, was the move forced, or did time run out (or the player leave)? */
export type Why = 'chosen' | 'forced' | 'time' | 'away';

/** The same for characters and teams, which may also be random. */
export type Chance = Why | 'random';

export const FIZZLES = ['no-target', 'no-loot', 'empty-revolver'] as const;
export type Fizzle = (typeof FIZZLES)[number];

/** The result of a card: how it was performed, a climb, or why it had no effect. */
export type CardResult = Choice | 'climbed' | Fizzle;

/** Why a bandit changed places: `pushed` by Django's shot, `fled` from the Marshal. */
export type Cause = 'move' | 'ladder' | 'punched' | 'pushed' | 'fled' | 'braking' | 'swivel-arm';

/** One bandit's part of the final score. */
export type SheetScore = {
  readonly bandit: CharacterId;
  readonly seat: Seat;
  readonly purses: readonly number[];
  readonly jewels: number;
  readonly strongboxes: number;
  readonly ransoms: number;
  readonly loot: number;
};
export type PlayerScore = {
  readonly seat: Seat;
  readonly loot: number;
  /** Bullets that count for the gunslinger: those fired, except at the player's own bandits (CE-DUO-14). */
  readonly fired: number;
  readonly bonus: number;
  readonly total: number;
  /** Bullet cards received: the fewest win a tie (CE-END-6). */
  readonly received: number;
  readonly rank: number;
};

/** `redact` turns cards and values face down for viewers who may not see them. */
export type Event =
  | { readonly type: 'train-built'; readonly wagons: readonly WagonId[] }
  | { readonly type: 'first-player-drawn'; readonly seat: Seat; readonly isRandom: boolean }
  | {
      readonly type: 'character-taken';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly why: Chance;
    }
  | { readonly type: 'teams-dealt'; readonly teams: readonly (readonly [LeadId, CharacterId])[] }
  | {
      readonly type: 'team-taken';
      readonly seat: Seat;
      readonly team: readonly [LeadId, CharacterId];
      readonly why: Chance;
    }
  /** A player has made a secret choice, of places or of cards to keep (free card: `took-card`). It stays secret. */
  | { readonly type: 'committed'; readonly seat: Seat; readonly what: 'placing' | 'keeping'; readonly why: Why }
  | {
      readonly type: 'bandits-boarded';
      readonly places: readonly { readonly bandit: CharacterId; readonly seat: Seat; readonly place: Place }[];
    }
  | { readonly type: 'round-started'; readonly round: number; readonly first: Seat }
  /** The free card of a game of two bandits each. */
  | { readonly type: 'took-card'; readonly seat: Seat; readonly card: Card | 'face-down'; readonly why: Why }
  /** Expert: the discard became the new deck of `count` cards. */
  | { readonly type: 'deck-rebuilt'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: HiddenCards; readonly count: number }
  | {
      readonly type: 'round-card-revealed';
      readonly round: number;
      readonly card: RoundCardId;
      readonly turns: readonly TurnKind[];
      readonly event: EventId | undefined;
    }
  /** `order` is the order of players in this turn. */
  | {
      readonly type: 'turn-started';
      readonly turn: number;
      readonly turns: number;
      readonly kind: TurnKind;
      readonly order: readonly Seat[];
    }
  /**
   * A card on the pile, at place `place` from the bottom. For others, a face-down card shows neither card nor bandit.
   * In a memory game (CE-RULING-21) the log names no card; the view shows it while it is on top.
   */
  | {
      readonly type: 'card-played';
      readonly seat: Seat;
      readonly card: ActionId | 'face-down' | 'covered';
      readonly bandit: CharacterId | undefined;
      readonly isFaceDown: boolean;
      readonly isBonus: boolean;
      readonly isMemoryGame?: true;
      readonly place: number;
      readonly why: Why;
    }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly cards: HiddenCards;
      readonly count: number;
      readonly why: Why;
    }
  | { readonly type: 'planning-ended'; readonly pile: number }
  /** Expert: which cards were kept and which were discarded. */
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly cards: HiddenCards;
      readonly count: number;
      readonly discarded: HiddenCards;
      readonly discardedCount: number;
    }
  /** The heist resolves the card at this place of the pile. It is now public. */
  | {
      readonly type: 'card-turned';
      readonly place: number;
      readonly seat: Seat;
      readonly card: ActionId;
      readonly bandit: CharacterId | undefined;
      readonly wasFaceDown: boolean;
    }
  /** The card has no effect (CE-EXEC-5). */
  | {
      readonly type: 'fizzled';
      readonly seat: Seat;
      readonly bandit: CharacterId;
      readonly card: ActionId;
      readonly why: Fizzle;
    }
  | {
      readonly type: 'moved';
      readonly bandit: CharacterId;
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly cause: Cause;
      readonly why: Why;
    }
  | {
      readonly type: 'shot';
      readonly bandit: CharacterId;
      readonly seat: Seat;
      readonly target: CharacterId;
      readonly targetSeat: Seat;
      readonly from: Place;
      readonly to: Place;
      /** The number on the top bullet, which the target received. */
      readonly bullet: number;
      readonly bulletsLeft: number;
      readonly why: Why;
    }
  /** Loot moves to a sheet, by a robbery or by pickpocketing. Only the new owner learns a purse's value. */
  | {
      readonly type: 'robbed';
      readonly bandit: CharacterId;
      readonly seat: Seat;
      readonly place: Place;
      readonly loot: LootKind;
      readonly value: HiddenValue;
      readonly cause: 'robbery' | 'pickpocketing';
      readonly why: Why;
    }
  /**
   * The loot falls to `place`, unless the puncher keeps it. The victim knows a purse's value, the puncher only if it is
   * kept.
   */
  | {
      readonly type: 'punched';
      readonly bandit: CharacterId;
      readonly seat: Seat;
      readonly target: CharacterId;
      readonly targetSeat: Seat;
      readonly place: Place;
      readonly loot: LootKind | undefined;
      readonly value: HiddenValue;
      readonly isKept: boolean;
      readonly why: Why;
    }
  | {
      readonly type: 'marshal-moved';
      readonly from: number;
      readonly to: number;
      readonly cause: 'card' | 'angry-marshal';
      /** Who moved him; `undefined` if it was an event. */
      readonly seat: Seat | undefined;
      readonly why: Why;
    }
  /** A neutral bullet goes to the deck of the bandit's player; `supply` is what is left. */
  | {
      readonly type: 'bullet-received';
      readonly bandit: CharacterId;
      readonly seat: Seat;
      readonly cause: 'marshal' | 'angry-marshal' | 'passengers-rebellion';
      readonly supply: number;
    }
  /** Too few neutral bullets for all of them, so nobody gets one (CE-LAW-5). */
  | { readonly type: 'bullets-short'; readonly bandits: readonly CharacterId[]; readonly supply: number }
  /** The resolved card goes back to its owner (CE-EXEC-7). */
  | {
      readonly type: 'card-returned';
      readonly place: number;
      readonly seat: Seat;
      readonly card: ActionId;
      readonly to: 'deck' | 'discard';
    }
  | { readonly type: 'event-started'; readonly event: EventId; readonly round: number }
  /** The event had no effect. */
  | { readonly type: 'event-idle'; readonly event: EventId }
  | { readonly type: 'strongbox-placed'; readonly place: Place }
  /** Marshal's Revenge took this purse out of play (CE-STATION-1). */
  | { readonly type: 'purse-lost'; readonly bandit: CharacterId; readonly seat: Seat; readonly value: HiddenValue }
  | { readonly type: 'ransom-paid'; readonly bandit: CharacterId; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'round-ended'; readonly round: number; readonly next: Seat | undefined }
  | { readonly type: 'scored'; readonly sheets: readonly SheetScore[]; readonly players: readonly PlayerScore[] }
  | { readonly type: 'game-ended'; readonly ranks: readonly number[]; readonly scores: readonly number[] }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat };
