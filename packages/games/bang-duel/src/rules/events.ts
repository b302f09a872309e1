import type { Seat } from '@saloon/kernel';
import type { CardId, Face } from './card-ids.ts';
import type { CardName, CharacterId, CornerSymbol, EquipmentName, Side } from './data.ts';

export type Place = 'left' | 'right';
export type DeckName = Side | 'common';
export type LossKind = 'hit' | 'indians' | 'duel' | 'ale' | 'dynamite' | 'rattlesnake';
/** A card, an automatic ability, or a Return Fire (BD-HIT-1). */
export type HitOrigin = 'card' | 'ability' | 'return-fire';
/** Whether the player chose, was forced, timed out or was away (section 11). */
export type Why = 'chosen' | 'forced' | 'time' | 'away';

/** Why a card left a hand, a frame or play face up. */
export type DiscardReason =
  | 'limit'
  | 'surcharge'
  | 'cost'
  | 'indians'
  | 'duel'
  | 'peacemaker'
  | 'wagon'
  | 'sundance'
  | 'death'
  | 'replaced'
  | 'dynamite'
  | 'kate';

/** Why a player drew. */
export type DrawReason =
  | 'deal'
  | 'phase'
  | 'garrett'
  | 'reload'
  | 'remington'
  | 'death'
  | 'wagon'
  | 'kitty-leroy'
  | 'cattle-kate'
  | 'bill-tilghman'
  | 'lone-ranger'
  | 'wyatt-earp'
  | 'django'
  | 'pocket-watch';

/** What a reveal is for. */
export type RevealReason = 'barrel' | 'kid-curry' | 'dynamite' | 'rattlesnake';

/** `'abandoned'`: both players have left and stay away. */
export type EndReason = 'eliminated' | 'conceded' | 'turn-limit' | 'abandoned';
export type TakeReason = 'robbery' | 'schoolmarm' | 'carbine' | 'doctor-schultz' | 'bill-anderson';
export type TokenReason = 'free' | 'water' | 'shotgun' | 'herd';

/** An effect that waits for the current one to end (BD-RES-3). */
export type Waiting = {
  readonly effect: 'hit-ap' | 'hit-pp' | 'hit-character' | 'draw' | 'schultz';
  /** The player who shoots, draws or takes. */
  readonly seat: Seat;
  readonly from: CharacterId;
  readonly by: 'ability' | 'equipment' | 'card';
  /** The equipment or card it comes from. */
  readonly card: CardName | undefined;
  /** The one character a counter-hit aims at (BD-RES-8). */
  readonly target: CharacterId | undefined;
};

/** What happened, in order. `redact` turns cards face down for viewers who may not see them. */
export type Event =
  | { readonly type: 'sides-taken'; readonly law: Seat }
  /** The characters taken, and the two drawn of them (BD-SETUP-2..4); face down for the opponent. */
  | {
      readonly type: 'characters-dealt';
      readonly seat: Seat;
      readonly characters: readonly CharacterId[] | 'face-down';
      readonly drawn: readonly CharacterId[] | 'face-down';
      readonly count: number;
    }
  | { readonly type: 'ap-chosen'; readonly seat: Seat; readonly why: Why }
  | {
      readonly type: 'characters-shown';
      readonly seat: Seat;
      readonly left: CharacterId;
      readonly right: CharacterId;
      readonly ap: CharacterId;
    }
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number }
  /** The cards of one draw from one deck. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly cards: readonly Face[];
      readonly deck: DeckName;
      readonly why: DrawReason;
    }
  | { readonly type: 'no-card-left'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly count: number }
  /** Pat Garrett's second card (BD-REV-5). */
  | { readonly type: 'showed'; readonly seat: Seat; readonly card: CardId; readonly isMatch: boolean }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      /** The AP that plays it. */
      readonly character: CharacterId;
      readonly card: CardId;
      readonly as: 'self' | 'colt';
      readonly target: CharacterId | undefined;
      readonly token: Side | undefined;
      readonly back: Side | undefined;
      readonly take: EquipmentName | undefined;
      /** Whether it counts against the Bang! limit of the turn (BD-PLAY-6). */
      readonly isCounted: boolean;
    }
  | { readonly type: 'equipped'; readonly seat: Seat; readonly character: CharacterId; readonly card: CardId }
  | { readonly type: 'reloaded'; readonly seat: Seat; readonly card: CardId; readonly from: 'hand' | 'play' }
  | {
      readonly type: 'ability-used';
      readonly seat: Seat;
      readonly character: 'kitty-leroy' | 'cattle-kate' | 'sundance-kid' | 'pearl-hart';
      /** The card Pearl Hart repeats or reloads again. */
      readonly repeat: CardName | undefined;
      readonly isReload: boolean;
    }
  /** `from` is the character that bore a card in play. */
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly why: DiscardReason;
      readonly from: CharacterId | undefined;
    }
  | {
      readonly type: 'hit';
      readonly seat: Seat;
      readonly shooter: CharacterId;
      readonly target: CharacterId;
      readonly origin: HitOrigin;
      readonly card: CardName | undefined;
      readonly needsSurcharge: boolean;
      /** Which of how many (Hail of Bullets, Gatling). */
      readonly number: number;
      readonly of: number;
    }
  | { readonly type: 'hit-dropped'; readonly target: CharacterId }
  /** Cards revealed; two with Bat Masterson (BD-REV-3). */
  | {
      readonly type: 'turned-up';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly cards: readonly CardId[];
      readonly deck: DeckName;
      readonly want: CornerSymbol;
      readonly why: RevealReason;
    }
  /** The card that counts; `undefined` if there was none to reveal. */
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly card: CardId | undefined;
      readonly want: CornerSymbol;
      readonly isMatch: boolean;
      readonly why: RevealReason;
    }
  | {
      readonly type: 'hit-cancelled';
      readonly seat: Seat;
      readonly target: CharacterId;
      readonly how: 'card' | 'return-fire' | 'hat' | 'barrel' | 'kid';
      readonly card: CardId | undefined;
      readonly extra: CardId | undefined;
    }
  /** A successful Barrel or Kid Curry without the surcharge (BD-HIT-10). */
  | { readonly type: 'miss-wasted'; readonly seat: Seat; readonly target: CharacterId; readonly why: Why }
  | { readonly type: 'hit-taken'; readonly seat: Seat; readonly target: CharacterId; readonly why: Why }
  | {
      readonly type: 'redirected';
      readonly seat: Seat;
      readonly from: CharacterId;
      readonly to: CharacterId;
      readonly units: number;
    }
  | {
      readonly type: 'health-lost';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly health: number;
      readonly kind: LossKind;
      readonly by: Seat | undefined;
    }
  | { readonly type: 'healed'; readonly seat: Seat; readonly character: CharacterId; readonly health: number }
  | { readonly type: 'dying'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'died'; readonly seat: Seat; readonly character: CharacterId; readonly place: Place }
  | {
      readonly type: 'entered';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly place: Place;
      readonly health: number;
      readonly isAp: boolean;
    }
  /** BD-DEATH-5: there is no replacement. */
  | { readonly type: 'left-alone'; readonly seat: Seat; readonly character: CharacterId }
  | {
      readonly type: 'token-moved';
      readonly seat: Seat;
      readonly to: CharacterId;
      readonly by: Seat;
      readonly why: TokenReason;
    }
  /** A card of `victim` taken or discarded by `seat`: from hand, or from the character it lay on. */
  | {
      readonly type: 'card-taken';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly from: CharacterId | 'hand';
      readonly card: Face;
      readonly to: 'hand' | 'discard';
      readonly why: TakeReason;
    }
  | { readonly type: 'dynamite-passed'; readonly from: CharacterId; readonly to: CharacterId; readonly card: CardId }
  | { readonly type: 'laid-out'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'picked'; readonly seat: Seat; readonly card: CardId; readonly why: Why }
  /** Drawn aside, to keep some of them: Wagon, Sundance Kid. */
  | {
      readonly type: 'drew-aside';
      readonly seat: Seat;
      readonly cards: readonly Face[];
      readonly why: 'wagon' | 'sundance-kid';
    }
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly cards: readonly Face[];
      readonly why: 'wagon' | 'sundance-kid';
    }
  | { readonly type: 'duel-begun'; readonly seat: Seat; readonly challenger: CharacterId; readonly target: CharacterId }
  | { readonly type: 'indians-came'; readonly seat: Seat; readonly targets: readonly CharacterId[] }
  /** The player gave, used or took nothing. */
  | {
      readonly type: 'declined';
      readonly seat: Seat;
      readonly decision: Decision;
      /** The character it was for, if the player answers for several (Indians!). */
      readonly character: CharacterId | undefined;
      readonly why: Why;
    }
  | { readonly type: 'waits'; readonly waiting: Waiting }
  | { readonly type: 'begins'; readonly waiting: Waiting }
  | { readonly type: 'falls-away'; readonly waiting: Waiting }
  /** Section 4.15: the chain hit the limit, and waiting effects are dropped. */
  | { readonly type: 'chain-cut' }
  | { readonly type: 'phase-ended'; readonly seat: Seat; readonly why: Why | 'guard' }
  | { readonly type: 'wants-to-concede'; readonly seat: Seat }
  | {
      readonly type: 'game-ended';
      readonly winner: Seat | undefined;
      readonly why: EndReason;
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat };

/** Section 5. */
export const DECISIONS = [
  'setup/choose-ap',
  'play/main',
  'hit/defend',
  'hit/surcharge',
  'reveal/choose',
  'loss/redirect',
  'indians/respond',
  'duel/respond',
  'store/pick',
  'wagon/discard',
  'onmiss/shotgun',
  'onmiss/carbine',
  'onmiss/peacemaker',
  'trigger/schultz',
  'death/anderson',
  'sundance/keep',
  'phase/discard',
] as const;
export type Decision = (typeof DECISIONS)[number];
