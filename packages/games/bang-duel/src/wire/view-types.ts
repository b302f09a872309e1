import type { Deadline, Seat } from '@saloon/kernel';
import type { CardId, Face } from '../rules/card-ids.ts';
import type { CardName, CharacterId, CornerSymbol, OnceATurn, Side } from '../rules/data.ts';
import type { Decision, HitOrigin, LossKind, Place, RevealReason, Waiting } from '../rules/events.ts';
import type { Ending, FrameType, Phase } from '../rules/state.ts';

export type CharacterView = {
  readonly id: CharacterId;
  readonly place: Place;
  readonly health: number;
  readonly maxHealth: number;
  readonly equipment: readonly CardId[];
  readonly isAp: boolean;
  /** A sole character is AP and PP at once (BD-POS-3). */
  readonly isSole: boolean;
  /** Whether its ability and equipment work now (BD-ACT-1..3). Always-active ones work anyway. */
  readonly isActive: boolean;
  /** It is the current target, and so active. */
  readonly isTarget: boolean;
  readonly isDying: boolean;
};

export type PlayerView = {
  readonly seat: Seat;
  readonly side: Side;
  /** The number of cards with each back in hand, which is public. */
  readonly backs: { readonly law: number; readonly outlaw: number };
  /** The viewer's own hand. */
  readonly hand: readonly CardId[] | undefined;
  /** Cards that the viewer knows are in this hand; for a spectator only the public ones. */
  readonly known: readonly CardId[];
  /** Undefined for an empty place, and for others until both have chosen. */
  readonly characters: { readonly left: CharacterView | undefined; readonly right: CharacterView | undefined };
  readonly reserve: number;
  /** The viewer's own reserve, in no order. */
  readonly reserveCharacters: readonly CharacterId[] | undefined;
  readonly removed: readonly CharacterId[];
  /** Setup: whether this player has chosen the AP. */
  readonly hasChosen: boolean;
  /** The viewer's own choice, before it is shown. */
  readonly chosen: CharacterId | undefined;
  /** What the hand limit would be now (BD-TURN-7). */
  readonly handLimit: number;
  readonly isAway: boolean;
  readonly wantsToConcede: boolean;
};

/** The current shot. */
export type HitView = {
  readonly seat: Seat;
  readonly shooter: CharacterId;
  readonly target: CharacterId;
  readonly origin: HitOrigin;
  readonly card: CardName | undefined;
  readonly needsSurcharge: boolean;
  readonly anyCardDodges: boolean;
  readonly hasOnMiss: boolean;
  readonly triedBarrel: boolean;
  readonly triedKid: boolean;
};

/** The public part of a pending effect. The last one is being resolved. */
export type FrameView = {
  readonly type: FrameType;
  readonly seat: Seat;
  readonly character: CharacterId | undefined;
  readonly card: CardName | undefined;
  readonly hit: HitView | undefined;
  readonly cards: readonly Face[];
  /** Remaining targets, the current one first. */
  readonly targets: readonly CharacterId[];
};

/** The reaction chain: what happened since the last action, the oldest first. */
export type ChainLink =
  | { readonly type: 'start'; readonly card: CardName; readonly character: CharacterId }
  | {
      readonly type: 'card';
      readonly character: CharacterId;
      readonly card: CardId;
      readonly as: 'self' | 'colt';
      readonly isRepeat: boolean;
    }
  | { readonly type: 'ability'; readonly character: CharacterId }
  | { readonly type: 'token'; readonly to: CharacterId }
  | { readonly type: 'hit'; readonly shooter: CharacterId; readonly target: CharacterId; readonly origin: HitOrigin }
  | {
      readonly type: 'reveal';
      readonly character: CharacterId;
      readonly why: RevealReason;
      readonly card: CardId | undefined;
      readonly isMatch: boolean;
    }
  | {
      readonly type: 'cancelled';
      readonly target: CharacterId;
      readonly how: 'card' | 'return-fire' | 'hat' | 'barrel' | 'kid';
      readonly card: CardId | undefined;
    }
  | { readonly type: 'taken'; readonly target: CharacterId }
  /** A card given in a Duel or to Indians!, or undefined. */
  | { readonly type: 'gave'; readonly character: CharacterId; readonly card: CardId | undefined }
  | { readonly type: 'lost'; readonly character: CharacterId; readonly health: number; readonly kind: LossKind }
  | {
      readonly type: 'effect';
      readonly effect: Waiting['effect'];
      readonly from: CharacterId;
      readonly card: CardName | undefined;
    }
  | { readonly type: 'death'; readonly character: CharacterId };

/** What is being asked, with the data of the question. */
export type Asked = {
  readonly decision: Decision;
  /** The seats that have to decide; both in the setup. */
  readonly seats: readonly Seat[];
  /** The character it is about: the target, the bearer, the one that dies, or the owner of the ability. */
  readonly character: CharacterId | undefined;
  /** The card or equipment that asks. */
  readonly card: CardName | undefined;
  readonly hit: HitView | undefined;
  /** Cards to choose from: revealed, laid out, drawn aside. */
  readonly cards: readonly Face[];
  readonly want: CornerSymbol | undefined;
  readonly why: RevealReason | undefined;
  /** The loss that is to be shared, the cards still to take or to discard. */
  readonly units: number | undefined;
  readonly canDecline: boolean;
};

export type View = {
  readonly law: Seat;
  readonly phase: Phase;
  readonly turn: number;
  readonly turnLimit: number;
  readonly active: Seat;
  readonly asked: Asked | undefined;
  /** The number a move has to answer. */
  readonly question: number;
  readonly deadline: Deadline | undefined;
  readonly decks: {
    readonly law: number;
    readonly outlaw: number;
    readonly common: number;
    /** The back of the top card of the common deck. */
    readonly commonTop: Side | undefined;
  };
  /** Face up, the top last. */
  readonly discard: readonly CardId[];
  readonly players: readonly PlayerView[];
  /** Bang! cards the active player may still play (BD-PLAY-6), and those counted so far. */
  readonly bangsLeft: number | 'unlimited';
  readonly bangsCounted: number;
  /** Once-per-turn rights the active player has used. */
  readonly used: readonly OnceATurn[];
  /** BD-RELOAD-1. */
  readonly isReloadOpen: boolean;
  readonly stack: readonly FrameView[];
  readonly queue: readonly Waiting[];
  readonly dying: readonly CharacterId[];
  readonly chain: readonly ChainLink[];
  readonly ending: Ending | undefined;
};
