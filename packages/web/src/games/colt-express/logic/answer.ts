import type { CharacterId, LootKind, Move, MoveOf, Place } from '../wire.ts';
import type { Kind } from './kinds.ts';
import type { Why } from './why.ts';

/** Where in the picture an answer is lit and can be pressed. */
export type Spot =
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'bandit'; readonly bandit: CharacterId }
  | { readonly type: 'loot'; readonly place: Place; readonly kind: LootKind };

export type Saying =
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'play' | 'hide'; readonly cards: readonly Kind[] }
  | { readonly type: 'take'; readonly card: Kind }
  | { readonly type: 'keep'; readonly count: number; readonly discarded: number }
  | { readonly type: 'keep-all' | 'keep-none' | 'random' }
  | { readonly type: 'be'; readonly bandits: readonly CharacterId[] }
  | { readonly type: 'place'; readonly last: CharacterId }
  | { readonly type: 'go'; readonly car: number; readonly from: number }
  | { readonly type: 'shoot' | 'hit'; readonly target: CharacterId }
  | { readonly type: 'rob' | 'drop' | 'keep-purse'; readonly loot: LootKind }
  | { readonly type: 'push' | 'send'; readonly car: number; readonly direction: 'forward' | 'backward' };

export type Act =
  | { readonly type: 'send'; readonly move: Move }
  | { readonly type: 'punch'; readonly part: Punching }
  | { readonly type: 'pick-all' };

export type Answer = {
  /** Unique in the prompt bar. The part before the first digit is its class. */
  readonly id: string;
  readonly saying: Saying;
  readonly look: 'main' | 'can' | 'ghost';
  readonly act?: Act;
  readonly why?: Why;
  readonly spot?: Spot;
  /** Sends a move that needs no prepared cards. */
  readonly isFinal: boolean;
};

/** What of a punch is settled; the rest is asked in this order: whom, which loot, what becomes of it, which way. */
export type Punching = Partial<Omit<MoveOf<'punch'>, 'type'>> & { readonly isDropped?: true };
