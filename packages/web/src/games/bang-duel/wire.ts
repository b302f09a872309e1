import type { Event as GameEvent, Move as GameMove, View as GameView } from '@saloon/bang-duel';
import type { CardId, Face, GameNames, printOf } from '@saloon/bang-duel/text';
import type { OneOf, OnWire } from '../../core/games/on-wire.ts';

/** What the table tells this client: the shape of views, moves and events, and none of the rules behind them. */
export type View = OnWire<GameView>;
export type Move = GameMove;
export type MoveOf<T extends Move['type']> = OneOf<Move, T>;
export type Event = OnWire<GameEvent>;
export type EventOf<T extends Event['type']> = OneOf<Event, T>;

export type PlayerView = View['players'][number];
export type CharacterView = NonNullable<PlayerView['characters']['left']>;
export type Asked = NonNullable<View['asked']>;
export type Decision = Asked['decision'];
export type HitView = NonNullable<Asked['hit']>;
export type ChainLink = View['chain'][number];
export type Waiting = View['queue'][number];
export type Ending = NonNullable<View['ending']>;

export type { CardId, Face };

type Print = ReturnType<typeof printOf>;
export type CardName = Print['name'];
export type Side = Print['side'];
export type CornerSymbol = Print['symbol'];
export type CharacterId = keyof GameNames['characters'];
