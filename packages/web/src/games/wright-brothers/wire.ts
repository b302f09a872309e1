import type {
  Event as GameEvent,
  Move as GameMove,
  PlayerView as GamePlayer,
  View as GameView,
} from '@saloon/wright-brothers';
import type { OneOf, OnWire } from '../../core/games/on-wire.ts';

/** What the table tells this client: the shape of views, moves and events, and none of the rules behind them. */
export type View = OnWire<GameView>;
export type PlayerView = OnWire<GamePlayer>;
export type Move = GameMove;
export type MoveOf<T extends Move['type']> = OneOf<Move, T>;
export type Event = OnWire<GameEvent>;
export type EventOf<T extends Event['type']> = OneOf<Event, T>;
export type Phase = View['phase'];

export type Cards = View['loot'];
export type CardId = Cards[number];
export type Hidden = Cards | 'face-down';
export type Place = NonNullable<NonNullable<View['division']>['places']>[number];
