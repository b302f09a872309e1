import { type Millis, type Rng, type Seat, seat } from '@saloon/kernel';
import type { Kind, Pack } from './cards.ts';
import { sizeOf } from './cards.ts';
import { HAND_SIZE, TIMES } from './data.ts';
import type { Options } from './options.ts';

export const PHASES = [
  'turn',
  'switch-return',
  'duel-suspense',
  'arrival-suspense',
  'race',
  'no-go-window',
  'sealed',
  'miss-choice',
  'round-over',
  'game-over',
] as const;
export type Phase = (typeof PHASES)[number];

export type Player = {
  hand: Pack;
  revolver: Pack;
  /** Helpers in front. */
  helpers: number;
  score: number;
  /** First places in divisions, for `finalTie = round-wins`. */
  firstPlaces: number;
  /** Races in which this player was excluded, or with two players not first (WB-SEAL-5). */
  slowCount: number;
  isAway: boolean;
  isReady: boolean;
  /** The measured round trip. Bots are `isLocal` and have none. */
  roundTrip: Millis;
  isLocal: boolean;
  /** When the slap control was last pressed with no race on that player's screen. */
  pressedAt: Millis;
};

/** A Switch being resolved: the card itself is out of every other zone. */
export type Taking = { readonly target: Seat; readonly taken: Pack; readonly count: number };

/** A called duel (two players). */
export type Duel = {
  readonly caller: Seat;
  readonly calledAt: Millis;
  turnUpAt: Millis;
  /** The caller's card, then the opponent's; fewer when the fourth sheriff came between. */
  cards: Kind[];
  isTurnedUp: boolean;
  fouler: Seat | undefined;
};

/** A hand on the pile. */
export type Hand = {
  readonly seat: Seat;
  readonly at: Millis;
  readonly reaction: Millis | undefined;
  readonly e: Millis;
};
export type SealedChoice = { readonly quick: Kind | undefined; readonly load: Pack };

/** What set a race off: a player's shootout, the fourth sheriff, or a called duel. */
export type RaceCause = 'shootout' | 'arrival' | 'duel';

export type Race = {
  readonly id: number;
  readonly cause: RaceCause;
  readonly startedAt: Millis;
  /** Has hand 1 in advance (WB-SHOOT-1). */
  readonly starter: Seat | undefined;
  /** Breaks equal times; drawn at the start, emptied at the close. */
  tieOrder: Seat[];
  /** The round trip at the start. Since version 4 the one that counts may rise a little above it (WB-TIME-2). */
  startTrip: readonly Millis[] | undefined;
  /** The round trip that counts, and the most each seat can be credited (WB-TIME-3). */
  roundTrip: Millis[];
  comp: Millis[];
  isStunned: boolean[];
  /** Hands in the order of receipt. */
  hands: Hand[];
  /** The time `e` of each seat's last load in this race (WB-RACE-11). */
  loadedAt: Millis[];
  /** Sealed mode: what each seat has submitted. */
  choices: (SealedChoice | null)[];
};

/** How the loot is divided, kept until the next deal. */
export type Division = {
  readonly pot: number;
  /** Participants in hand order, earliest first. */
  readonly order: readonly Seat[];
  readonly excluded: readonly Seat[];
  /** Who received the bonus cards (two players). */
  readonly bonusTo: Seat | undefined;
  /** Owners of the Misses still to be resolved, in order. */
  misses: Seat[];
  /** Cancelled cards, by their owner. */
  cancelled: Pack[];
  /** Places, best first; empty until every Miss is resolved. */
  ranking: Seat[];
  shares: number[];
};

export type State = {
  readonly options: Options;
  /** The version of the rules this game began with; version 1 has none. */
  readonly rules: 2 | 3 | 4 | undefined;
  rng: Rng;
  at: Millis;
  phase: Phase;
  round: number;
  turn: number;
  races: number;
  first: Seat;
  active: Seat;
  passStreak: number;
  /** Face down, the top card last. */
  deck: Kind[];
  /** Who knows the cards put under the deck, lowest first. They are the first cards of `deck`. */
  buried: (Seat | 'all' | 'nobody')[];
  /** Face up, in the order in which the cards were laid. */
  loot: Kind[];
  sheriffs: number;
  /** Who was drawing when each sheriff came, in order. `nobody` if the stall guard brought it. */
  metBy: (Seat | 'nobody')[];
  bonus: Kind[];
  players: Player[];
  /** `seen[viewer * n + holder]`: cards the viewer knows the holder to hold, from a Switch between them. */
  seen: Pack[];
  taking: Taking | undefined;
  duel: Duel | undefined;
  /** When the fourth sheriff came, until the signal (WB-SHER-4). */
  arrivedAt: Millis | undefined;
  race: Race | undefined;
  division: Division | undefined;
  timerId: number;
  /** When the current question times out, if it does. */
  timerAt: Millis | undefined;
};

/** Before any other time: never pressed. */
export const NEVER: Millis = -1_000_000;

export function playerAt(state: State, by: Seat): Player {
  const player = state.players[by];
  if (player === undefined) throw new RangeError(`Cannot find seat ${by}: the table has ${state.players.length}`);
  return player;
}
export const seatAfter = (state: State, by: Seat): Seat => seat(by + 1 === state.players.length ? 0 : by + 1);
export const isDuelGame = (state: State): boolean => state.players.length === 2;
export const opponentOf = (by: Seat): Seat => seat(1 - by);

/** WB-DRAW-2: cards in hand and revolver. */
export const heldBy = (player: Player): number => sizeOf(player.hand) + sizeOf(player.revolver);
/** WB-HELP-2: six, plus one for each Helper in front. */
export const limitOf = (player: Player): number => HAND_SIZE + player.helpers;

/** Starts the timer of the current question and voids the last one. */
export function startTimer(state: State, at: Millis | undefined): void {
  state.timerId += 1;
  state.timerAt = at;
}

/** WB-ENG-8: is the seat's hand on the pile? A foul counts. */
export function hasHandDown(state: State, by: Seat): boolean {
  if (state.duel?.fouler === by) return true;
  const race = state.race;
  if (race === undefined) return false;
  if (race.starter === by) return true;
  for (const hand of race.hands) if (hand.seat === by) return true;
  return false;
}

/** WB-ENG-8: a lock is a property of the state, not of time. */
export const canLoad = (state: State, by: Seat): boolean =>
  (state.phase === 'turn' ||
    state.phase === 'duel-suspense' ||
    state.phase === 'arrival-suspense' ||
    state.phase === 'no-go-window' ||
    state.phase === 'race') &&
  !hasHandDown(state, by);

/** Since version 3 hands stay hidden until the photo finish, and claims are held to the measured latency (WB-TIME). */
export const isFairRace = ({ rules }: Pick<State, 'rules'>): boolean => rules !== undefined && rules >= 3;

/** Since version 4 nobody knows when the signal comes, and a race follows every measurement in it (WB-SHER-4, WB-TIME-2). */
export const isTimedRace = ({ rules }: Pick<State, 'rules'>): boolean => rules === 4;

/**
 * What a re-deal assumes about others' connections. Before version 3 it is also credited to connections not yet
 * measured.
 */
export const unmeasured = { roundTrip: TIMES.defaultRoundTrip, isLocal: false } as const;

/** Nobody knows when the cards of a duel are revealed, or when the race of the fourth sheriff starts. */
export const isSuspense = ({ phase }: State): boolean => phase === 'duel-suspense' || phase === 'arrival-suspense';

/** Is a race or a no-go window on the screen? */
export const isRacing = (state: State): boolean => state.phase === 'race' || state.phase === 'no-go-window';
