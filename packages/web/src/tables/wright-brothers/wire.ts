import type { Millis, Seat } from '@saloon/kernel';

/**
 * What the table tells this client, as `docs/protocol.md` has it: the client knows the shape of views, moves and events
 * and none of the rules behind them. Fields that are `undefined` at the table are missing on the wire.
 */
export const CARDS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  'joker',
  'miss',
  'switch',
  'helper',
  'indians',
  'sheriff',
] as const;
export type CardId = (typeof CARDS)[number];
export type Cards = readonly CardId[];
export type Hidden = Cards | 'face-down';

export const SHERIFFS = 4;

export type Phase =
  | 'turn'
  | 'switch-return'
  | 'duel-suspense'
  | 'duel'
  | 'race'
  | 'sealed'
  | 'miss-choice'
  | 'round-over'
  | 'game-over';

export type PlayerView = {
  readonly score: number;
  readonly cards: number;
  readonly hand?: Cards | undefined;
  readonly loaded: number;
  readonly revolver?: Cards | undefined;
  readonly helpers: number;
  readonly limit: number;
  readonly firstPlaces: number;
  readonly isAway: boolean;
  readonly isReady: boolean;
  readonly isHandDown: boolean;
};

export type Finish = {
  readonly seat: Seat;
  readonly received?: Millis | undefined;
  readonly reaction?: Millis | undefined;
  readonly e?: Millis | undefined;
  readonly comp: Millis;
  readonly isStunned: boolean;
};

export type RaceView = {
  readonly id: number;
  readonly startedAt: Millis;
  readonly starter?: Seat | undefined;
  readonly hands: readonly { readonly seat: Seat; readonly at: Millis }[];
  readonly isStunned: boolean;
  readonly submitted: readonly Seat[];
  readonly choice?: { readonly quick?: CardId | undefined; readonly load: Cards } | undefined;
  readonly finishes?: readonly Finish[] | undefined;
};

export type Place = { readonly seat: Seat; readonly size: number; readonly value: number; readonly share: number };

export type DivisionView = {
  readonly pot: number;
  readonly order: readonly Seat[];
  readonly excluded: readonly Seat[];
  readonly bonusTo?: Seat | undefined;
  readonly cancelled: readonly Cards[];
  readonly readings: readonly { readonly seat: Seat; readonly size: number; readonly value: number }[];
  readonly miss?: { readonly owner: Seat; readonly card: CardId } | undefined;
  readonly places?: readonly Place[] | undefined;
  readonly lost?: number | undefined;
};

export type View = {
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly asked: readonly Seat[];
  readonly passStreak: number;
  readonly deck: number;
  readonly loot: Cards;
  readonly sheriffs: number;
  readonly bonus: number;
  readonly players: readonly PlayerView[];
  readonly canLoad: boolean;
  readonly taking?: { readonly target: Seat; readonly count: number; readonly taken?: Cards | undefined } | undefined;
  readonly duel?: { readonly caller: Seat; readonly cards: Hidden; readonly fouler?: Seat | undefined } | undefined;
  readonly race?: RaceView | undefined;
  readonly division?: DivisionView | undefined;
  readonly deadline?: { readonly id: number; readonly at: Millis } | undefined;
};

export type Move =
  | { readonly type: 'pass' }
  | { readonly type: 'discard'; readonly cards: Cards }
  | { readonly type: 'play-event'; readonly card: CardId; readonly target?: Seat }
  | { readonly type: 'start-shootout' }
  | { readonly type: 'call-duel' }
  | { readonly type: 'return-cards'; readonly cards: Cards }
  | { readonly type: 'load'; readonly cards: Cards }
  | { readonly type: 'slap' }
  | { readonly type: 'press' }
  | { readonly type: 'sealed-choice'; readonly quick?: CardId; readonly load: Cards }
  | { readonly type: 'miss-target'; readonly owner: Seat }
  | { readonly type: 'ready' };
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

type WithCards = { readonly seat: Seat; readonly cards: Hidden; readonly count: number };
/** The events this table draws; all others are only told in words. */
export type Event =
  | { readonly type: 'round-started'; readonly round: number; readonly first: Seat }
  | ({ readonly type: 'dealt' } & WithCards)
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly why: 'chosen' | 'time' | 'away' }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Cards }
  | ({ readonly type: 'loaded' } & WithCards)
  | ({ readonly type: 'drew' } & WithCards)
  | { readonly type: 'sheriff-came'; readonly sheriffs: number; readonly stalled: boolean }
  | { readonly type: 'event-played'; readonly seat: Seat; readonly card: CardId; readonly target?: Seat | undefined }
  | ({ readonly type: 'took'; readonly target: Seat } & WithCards)
  | ({ readonly type: 'gave-back'; readonly target: Seat; readonly why: 'chosen' | 'time' | 'away' } & WithCards)
  | { readonly type: 'lost-to-indians'; readonly seat: Seat; readonly card: CardId | 'face-down' }
  | { readonly type: 'duel-called'; readonly seat: Seat }
  | {
      readonly type: 'duel-turned-up';
      readonly caller: Seat;
      readonly cards: Cards;
      readonly race?: number | undefined;
      readonly urgent: true;
    }
  | { readonly type: 'duel-called-off' }
  | {
      readonly type: 'race-started';
      readonly cause: 'shootout' | 'arrival' | 'duel';
      readonly starter?: Seat | undefined;
      readonly race: number;
      readonly isSealed: boolean;
      readonly urgent: true;
    }
  | { readonly type: 'slapped'; readonly seat: Seat; readonly place: number; readonly at: Millis }
  | { readonly type: 'slap-void'; readonly seat: Seat }
  | { readonly type: 'pressed'; readonly seat: Seat; readonly isStunned: boolean }
  | { readonly type: 'fouled'; readonly seat: Seat; readonly settled: 'now' | 'at-turn-up' }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | {
      readonly type: 'unsealed';
      readonly choices: readonly {
        readonly seat: Seat;
        readonly quick?: CardId | undefined;
        readonly load: Cards;
        readonly key: number;
      }[];
    }
  | {
      readonly type: 'race-closed';
      readonly order: readonly Seat[];
      readonly excluded: readonly Seat[];
      readonly finishes: readonly Finish[];
    }
  | { readonly type: 'bonus-received'; readonly seat: Seat; readonly cards: Cards }
  | { readonly type: 'revealed'; readonly revolvers: readonly Cards[]; readonly pot: number }
  | {
      readonly type: 'missed';
      readonly seat: Seat;
      readonly target?: Seat | undefined;
      readonly card?: CardId | undefined;
      readonly why: 'chosen' | 'forced' | 'auto' | 'no-target';
    }
  | { readonly type: 'divided'; readonly places: readonly Place[]; readonly pot: number; readonly lost: number }
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly scores: readonly number[];
      readonly next?: Seat | undefined;
    }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'game-ended'; readonly ranks: readonly number[]; readonly scores: readonly number[] }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat };
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
