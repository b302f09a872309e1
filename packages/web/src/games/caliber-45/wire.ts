import type {
  CowboyView as GameCowboy,
  CowboyCard as GameCowboyCard,
  Event as GameEvent,
  Move as GameMove,
  PlayerView as GamePlayer,
  View as GameView,
  MoneyCard,
  Refusal,
  WeaponId,
} from '@saloon/caliber-45';
import type { OneOf, OnWire } from '../../core/games/on-wire.ts';

/** What the table tells this client: the shape of views, moves and events, and none of the rules behind them. */
export type View = OnWire<GameView>;
export type PlayerView = OnWire<GamePlayer>;
export type CowboyView = OnWire<GameCowboy>;
export type CowboyCard = OnWire<GameCowboyCard>;
export type RobberyView = NonNullable<View['robbery']>;
export type ShotView = NonNullable<RobberyView['shot']>;
export type PriceView = NonNullable<View['price']>;
export type Move = GameMove;
export type MoveOf<T extends Move['type']> = OneOf<Move, T>;
export type Event = OnWire<GameEvent>;
export type EventOf<T extends Event['type']> = OneOf<Event, T>;
export type Phase = View['phase'];
export type Part = PlayerView['part'];
export type { MoneyCard, Refusal, WeaponId };
export type Cards = readonly WeaponId[];

/** As the game's words want it: over the wire a name that is not there is missing. */
export const asPrinted = ({ id, cap, name }: CowboyCard) => ({ id, cap, name });
