import { type Millis, type Rng, type Seat, seat } from '@saloon/kernel';
import { type Box, type Cowboy, type Money, NO_COWBOY } from './box.ts';
import type { Pack, TallyHigh, TallyLow, Weapon } from './cards.ts';
import { BAIL, UNIT } from './data.ts';
import type { Options } from './options.ts';

/** The decision points D1 to D9 of RULES.md section 5. */
export const PHASES = [
  'arming',
  'hire',
  'call',
  'pick',
  'face',
  'fine',
  'vote',
  'shootout',
  'defend',
  'game-over',
] as const;
export type Phase = (typeof PHASES)[number];

/** A player's part in the current robbery; `none` outside one, and before the player has declared. */
export const PARTS = ['none', 'in', 'declined', 'rode', 'fled', 'fell', 'jailed'] as const;
export type Part = (typeof PARTS)[number];

export type Player = {
  readonly team: number;
  hand: Pack;
  cowboy: Cowboy;
  /** Bail tokens on the cowboy. */
  bail: number;
  /** Everybody has seen this cowboy (RULES.md section 6.2). */
  isSeen: boolean;
  /** The cowboys this one can be for a player who hasn't seen him, as bits. Every refill of the deck narrows them down. */
  mayBe: number;
  /** Loot and debt, in units. */
  gross: number;
  debt: number;
  part: Part;
  /** The number of the latest action in this robbery (C45-DIV-1). */
  acted: number;
  vote: Vote;
  isAway: boolean;
  /** The hand when the weapons deck was last refilled, and the number and kinds of cards drawn since. */
  handAtRefill: Pack;
  draws: number;
  drawnLow: TallyLow;
  drawnHigh: TallyHigh;
};

export type Vote = 'none' | 'yes' | 'no';

/** The latest shot of this robbery and its answer. */
export type Shot = {
  readonly shooter: Seat;
  readonly target: Seat;
  readonly cards: Pack;
  readonly strength: number;
  readonly answer: 'awaited' | 'defended' | 'rode' | 'fell';
  /** What the target defended with, and its strength under the target's cap. */
  readonly answerCards: Pack;
  readonly defence: number;
};

export type State = {
  readonly options: Options;
  readonly box: Box;
  rng: Rng;
  at: Millis;
  phase: Phase;
  /** Counts arming turns. */
  turn: number;
  /** Counts questions; also the id of the current timer. */
  question: number;
  /** When the current question times out. */
  timerAt: Millis;
  /** When the last vote was called (C45-ONLINE-4); unused in version 1. */
  votedFrom: Millis | undefined;
  /** The seat being asked; the initiator in a vote. */
  active: Seat;
  /** Who began this arming phase. */
  first: Seat;
  /** Arming turns since the last robbery (C45-LOOP-1). */
  idleTurns: number;
  /** Completed robberies. */
  robberies: number;
  /** Each team's head start in units (C45-HEAD-1), or undefined without the option. */
  readonly headStarts: readonly number[] | undefined;
  players: Player[];
  /** Loot of each player: `loot[seat * kinds + money]` copies. `readonly` lists are replaced, never changed, so clones share them. */
  loot: readonly number[];
  /** Bail tokens in the supply; it may become negative where they are unlimited (C45-RULING-20). */
  supply: number;

  /** The decks are unordered, as in re-dealt states: each draw takes a random card. */
  isLoose: boolean;
  /** Face down, the top card last. */
  weapons: Weapon[];
  weaponsDiscard: Weapon[];
  /** Copies of each kind in the weapons deck when it was last filled, which everyone saw. */
  filledWith: readonly number[];
  /** Money cards by slot; `TAKEN` in an empty slot. */
  spread: readonly Money[];
  moneyDiscard: readonly Money[];
  /** Face down, the top card last. */
  cowboys: readonly Cowboy[];
  cowboyDiscard: readonly Cowboy[];
  /** The cowboys that can be in the cowboy deck for a player who has seen none of them, as bits. */
  cowboysMayBe: number;
  /** The card of a hire decision. */
  hired: Cowboy;

  /** Who announced the current robbery, or the last one. */
  initiator: Seat;
  /** The money card revealed in this robbery, and its slot. */
  revealed: Money;
  slot: number;
  /** Counts the actions of this robbery (C45-DIV-2). */
  actions: number;
  shot: Shot | undefined;
  /** Who repelled the guards or Indians of this robbery, and with which cards. */
  repeller: Seat | undefined;
  repelledWith: Pack;
  repelledStrength: number;
  endedBy: 'target' | 'robbery-cap' | undefined;
};

/** An empty slot of the spread. */
export const TAKEN: Money = -1;
/** No card is revealed, or no slot. */
export const NOTHING: Money = -1;

export function playerAt(state: State, by: Seat): Player {
  const player = state.players[by];
  if (player === undefined) throw new RangeError(`Cannot find seat ${by}: the table has ${state.players.length}`);
  return player;
}
export const seatAfter = (state: State, by: Seat): Seat => seat(by + 1 === state.players.length ? 0 : by + 1);

export const hasCowboy = (player: Player): boolean => player.cowboy !== NO_COWBOY;
/** C45-PAY-10, in units. */
export const netOf = (player: Player): number => player.gross - player.debt;
export const dollars = (units: number): number => units * UNIT;
export const targetOf = (options: Options): number => (Number(options.target) * 1000) / UNIT;

/** C45-HIRE-3, C45-HIRE-6. */
export const bailOnHire = ({ options, supply }: State): number =>
  options.bailTokens === 'limited' ? Math.min(BAIL, supply) : BAIL;

/** How many bullets the player's cowboy can use at once. */
export function capOf(state: State, player: Player): number {
  const cowboy = state.box.cowboys[player.cowboy];
  if (cowboy === undefined) throw new Error('Cannot shoot: there is no cowboy');
  return cowboy.cap;
}

/** The net worth of a team with its head start, in units (C45-END-2, C45-HEAD-1). */
export function totalOf(state: State, team: number): number {
  let total = state.headStarts?.[team] ?? 0;
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[i] as Player;
    if (player.team === team) total += netOf(player);
  }
  return total;
}

/** C45-LOOP-1. */
export const isHighNoon = (state: State): boolean =>
  state.options.idleRoundLimit > 0 && state.idleTurns >= state.options.idleRoundLimit * state.players.length;

/** C45-BAIL-6, C45-BAIL-7: a clear cowboy may always go, a bailed one if the owner's net worth covers the bail. */
export const canGo = (player: Player): boolean => hasCowboy(player) && netOf(player) >= player.bail;
