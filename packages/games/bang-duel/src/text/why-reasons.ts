import type { Bad, Good, Prospect } from '@saloon/kernel';
import type { CardName, CharacterId } from '../rules/data.ts';
import type { Fact } from './prospects.ts';

/** What speaks for a move, or against it. */
export type Reason =
  | Prospect<Fact>
  | Good<{ readonly type: 'wins' }>
  | Good<{ readonly type: 'kills'; readonly character: CharacterId }>
  /** A hit that is not answered takes the last health. */
  | Good<{ readonly type: 'may-kill'; readonly character: CharacterId }>
  | Good<{ readonly type: 'shoots'; readonly character: CharacterId; readonly hits: number }>
  /** Indians! or a Duel: a hit card for it, or a health. */
  | Good<{ readonly type: 'demands'; readonly character: CharacterId }>
  | Good<{ readonly type: 'hurts'; readonly character: CharacterId; readonly lost: number }>
  | Good<{ readonly type: 'saves'; readonly character: CharacterId }>
  | Good<{ readonly type: 'heals'; readonly character: CharacterId; readonly health: number }>
  | Good<{ readonly type: 'equips'; readonly card: CardName; readonly character: CharacterId }>
  | Good<{ readonly type: 'burdens'; readonly card: CardName; readonly character: CharacterId }>
  | Good<{ readonly type: 'rids'; readonly card: CardName; readonly character: CharacterId }>
  | Good<{ readonly type: 'takes-from-hand' }>
  | Good<{ readonly type: 'strips'; readonly card: CardName; readonly character: CharacterId }>
  /** Who stands in front has more health than who stood there, or with the opponent less. */
  | Good<{ readonly type: 'healthy-front'; readonly character: CharacterId }>
  | Good<{ readonly type: 'exposes'; readonly character: CharacterId }>
  | Good<{ readonly type: 'draws'; readonly count: number }>
  | Good<{ readonly type: 'free-try' }>
  | Good<{ readonly type: 'keeps'; readonly card: CardName }>
  | Good<{ readonly type: 'least-use'; readonly card: CardName }>
  | Bad<{ readonly type: 'loses' }>
  | Bad<{ readonly type: 'costs-character'; readonly character: CharacterId }>
  | Bad<{ readonly type: 'bleeds'; readonly character: CharacterId; readonly lost: number }>
  | Bad<{ readonly type: 'endangers'; readonly character: CharacterId }>
  | Bad<{ readonly type: 'helps-rival'; readonly card: CardName; readonly character: CharacterId }>
  | Bad<{ readonly type: 'burdens-own'; readonly card: CardName; readonly character: CharacterId }>
  | Bad<{ readonly type: 'weak-front'; readonly character: CharacterId }>
  | Bad<{ readonly type: 'spends-dear'; readonly card: CardName; readonly spare: CardName }>
  | Bad<{ readonly type: 'must-discard'; readonly count: number }>;
