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
import type { OneOf, OnWire } from '../shared/on-wire.ts';

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

/** The kinds in the order in which hands and moves name them. */
export const WEAPONS: readonly WeaponId[] = [
  'bullet-1',
  'bullet-2',
  'bullet-3',
  'bullet-4',
  'bullet-5',
  'bullet-6',
  'mustang',
  'cactus',
  'coyote',
];

/** What is printed large on a bullet card; nothing on the others. */
export const bulletsOn = (card: WeaponId): number => (card.startsWith('bullet-') ? Number(card.slice(-1)) : 0);
export const bulletsIn = (cards: Cards): number => cards.reduce((sum, card) => sum + bulletsOn(card), 0);

/** As the game's words want it: over the wire a name that is not there is missing. */
export const asPrinted = ({ id, cap, name }: CowboyCard) => ({ id, cap, name });
