import type { Bad, Good, Prospect, Seat } from '@saloon/kernel';
import type { CardId } from '../rules/cards.ts';
import type { Fact } from './prospects.ts';

/** A reason for a move, or against it. `size` and `value` describe a set including Jokers. */
export type Reason =
  | Prospect<Fact>
  | Good<{ readonly type: 'loads-set'; readonly size: number; readonly value: number }>
  /** Two sheriffs are out, so the next player may start the shootout. */
  | Good<{ readonly type: 'in-time' }>
  | Good<{ readonly type: 'throws-loose' }>
  | Good<{ readonly type: 'draws'; readonly count: number }>
  | Good<{ readonly type: 'helps'; readonly limit: number }>
  | Good<{ readonly type: 'raids'; readonly players: number }>
  | Good<{ readonly type: 'switches'; readonly target: Seat; readonly count: number }>
  | Good<{ readonly type: 'starts-safe' }>
  | Good<{ readonly type: 'strong'; readonly size: number; readonly value: number }>
  | Good<{ readonly type: 'rich-loot'; readonly pot: number }>
  | Good<{ readonly type: 'gives-loose' }>
  | Good<{ readonly type: 'quick'; readonly card: CardId }>
  | Good<{ readonly type: 'cancels'; readonly owner: Seat; readonly card: CardId }>
  | Bad<{ readonly type: 'loads-loose'; readonly count: number }>
  /** Cards of the set stay in hand though a shootout may come at any moment. */
  | Bad<{ readonly type: 'holds-back'; readonly count: number }>
  | Bad<{ readonly type: 'breaks-set'; readonly count: number }>
  | Bad<{ readonly type: 'wastes'; readonly card: CardId }>
  | Bad<{ readonly type: 'raids-nobody' }>
  | Bad<{ readonly type: 'weak'; readonly size: number; readonly value: number }>
  /** Something is loaded, but no card that a set could be made of. */
  | Bad<{ readonly type: 'no-set' }>
  | Bad<{ readonly type: 'poor-loot'; readonly pot: number }>
  | Bad<{ readonly type: 'gains-nothing' }>
  | Bad<{ readonly type: 'slow'; readonly count: number }>
  | Bad<{ readonly type: 'cancels-own'; readonly card: CardId }>;
