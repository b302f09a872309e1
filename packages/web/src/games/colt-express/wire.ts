import type {
  BanditView as GameBandit,
  Card as GameCard,
  Event as GameEvent,
  Move as GameMove,
  PileCardView as GamePileCard,
  PlayerView as GamePlayer,
  Question as GameQuestion,
  View as GameView,
} from '@saloon/colt-express';
import type { OneOf, OnWire } from '../../core/games/on-wire.ts';

export type {
  ActionId,
  CharacterId,
  EventId,
  LootKind,
  Place,
  RoundCardId,
  TurnKind,
  WagonId,
} from '@saloon/colt-express';

/** What the table tells this client: the shape of views, moves and events, and none of the rules behind them. */
export type View = OnWire<GameView>;
export type PlayerView = OnWire<GamePlayer>;
export type BanditView = OnWire<GameBandit>;
export type PileCard = OnWire<GamePileCard>;
export type Deed = NonNullable<PileCard['deed']>;
export type Question = OnWire<GameQuestion>;
export type QuestionOf<T extends Question['type']> = OneOf<Question, T>;
export type Card = OnWire<GameCard>;
export type Move = GameMove;
export type MoveOf<T extends Move['type']> = OneOf<Move, T>;
export type Event = OnWire<GameEvent>;
export type EventOf<T extends Event['type']> = OneOf<Event, T>;
export type CarView = View['cars'][number];
export type Floor = CarView['inside'];
export type Loot = Pick<Floor, 'purses' | 'jewels' | 'strongboxes'>;
export type Colour = Extract<Card, { readonly bullet: unknown }>['bullet'];
