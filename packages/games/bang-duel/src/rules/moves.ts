import type { CardId } from './card-ids.ts';
import type { CardName, CharacterId, EquipmentName, Side } from './data.ts';

/** What a played card is aimed at: a character, a player's AP token, a back in the opponent's hand, or a card on a character. */
export type Aim = {
  readonly target?: CharacterId;
  readonly token?: Side;
  readonly back?: Side;
  /** With `target`: the card on that character. */
  readonly take?: EquipmentName;
};

/** A player's moves: the rows of section 5 and the commands of `play/main` (section 4.15). */
export type Move =
  | { readonly type: 'choose-ap'; readonly character: CharacterId }
  | ({ readonly type: 'play'; readonly card: CardId; readonly as?: 'colt' } & Aim)
  | { readonly type: 'move-token' }
  | { readonly type: 'reload'; readonly card: CardId; readonly from: 'hand' | 'play' }
  | { readonly type: 'kitty' }
  | { readonly type: 'kate'; readonly take: EquipmentName }
  | { readonly type: 'sundance'; readonly cost: CardId }
  /** Repeats the top card of the discard pile, or reloads it once more. */
  | ({ readonly type: 'pearl'; readonly cost: CardId; readonly repeat: CardName; readonly reload?: true } & Aim)
  | { readonly type: 'end-phase' }
  | { readonly type: 'take-hit' }
  /** `extra` is the surcharge (BD-HIT-10). */
  | { readonly type: 'dodge'; readonly card: CardId; readonly extra?: CardId }
  | { readonly type: 'use-hat'; readonly extra?: CardId }
  | { readonly type: 'try-barrel' }
  | { readonly type: 'try-kid' }
  /** A card out of the hand, or out of the three of a Wagon. */
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'decline' }
  | { readonly type: 'choose-revealed'; readonly card: CardId }
  /** Buffalo Bill takes `units` of his partner's loss. */
  | { readonly type: 'redirect'; readonly units: number }
  /** One of the cards laid out, or the card to keep. */
  | { readonly type: 'pick'; readonly card: CardId }
  | { readonly type: 'swap'; readonly token: Side }
  | { readonly type: 'strip'; readonly target: CharacterId; readonly take: EquipmentName }
  | { readonly type: 'loot'; readonly take: EquipmentName }
  /** A random card with this back out of the opponent's hand. */
  | { readonly type: 'draw-blind'; readonly back: Side }
  /** Twice in a row it ends the game; any other move of the seat cancels it. */
  | { readonly type: 'concede' };

export type { Event } from './events.ts';

export const REFUSALS = [
  'NOT_YOUR_DECISION',
  'STALE',
  'WRONG_DECISION',
  'NOT_IN_HAND',
  'NOT_YOUR_CHARACTER',
  'BAD_TARGET',
  'BANG_LIMIT',
  'ONLY_AS_MISS',
  'NOT_AS_COLT',
  'TOKEN_MOVED',
  'SOLE_CHARACTER',
  'RELOAD_CLOSED',
  'NOT_RELOADABLE',
  'NOT_ACTIVE',
  'ABILITY_USED',
  'HAND_NOT_EMPTY',
  'NOTHING_TO_REPEAT',
  'NOT_A_MISS',
  'NOT_A_HIT_CARD',
  'NEEDS_SURCHARGE',
  'NO_SURCHARGE',
  'NO_BARREL',
  'NO_HAT',
  'NO_KID',
  'NOTHING_TO_TAKE',
  'NOT_OFFERED',
  'MUST_CHOOSE',
  'BAD_NUMBER',
  /** The seat has left the table and has not come back. */
  'AWAY',
] as const;
export type Refusal = (typeof REFUSALS)[number];
