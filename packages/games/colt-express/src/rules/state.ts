import { type Millis, type Rng, type Seat, seat } from '@saloon/kernel';
import type { Bullets, Kind, Pack } from './cards.ts';
import { CHARACTERS, type CharacterId, MOST_SEATS_OF_TEAMS } from './data.ts';
import type { Options } from './options.ts';

export const PHASES = [
  'characters',
  'teams',
  'placing',
  'taking',
  'planning',
  'keeping',
  'heist',
  'game-over',
] as const;
export type Phase = (typeof PHASES)[number];

/** A bandit by the number of its character in `CHARACTERS`. */
export type Bandit = number;
export const [GHOST, DOC, BELLE, CHEYENNE, DJANGO, TUCO] = [0, 1, 2, 3, 4, 5] as const;
export const BANDITS = CHARACTERS.length;
export const characterOf = (bandit: Bandit): CharacterId => CHARACTERS[bandit] as CharacterId;
export const banditOf = (character: CharacterId): Bandit => CHARACTERS.indexOf(character);

/** A location as one number: twice the car, plus 1 for its roof. */
export type Spot = number;
export const spotOf = (car: number, isRoof: boolean): Spot => 2 * car + (isRoof ? 1 : 0);
export const carOf = (spot: Spot): number => spot >> 1;
export const isRoof = (spot: Spot): boolean => (spot & 1) === 1;
/** The spot of a bandit that hasn't boarded yet. */
export const NOWHERE: Spot = -1;

/**
 * The loot of a location or a sheet as one number: four bits each for purses, jewels, strongboxes and ransoms. Purses
 * have a fifth bit at the top, because a long train can have eighteen.
 */
export type Loot = number;
export const [ONE_PURSE, ONE_JEWEL, ONE_STRONGBOX, ONE_RANSOM] = [1, 1 << 4, 1 << 8, 1 << 12] as const;
const SIXTEEN_PURSES = 1 << 16;
export const pursesIn = (loot: Loot): number => (loot & 15) | ((loot >>> 12) & 16);
export const jewelsIn = (loot: Loot): number => (loot >>> 4) & 15;
export const strongboxesIn = (loot: Loot): number => (loot >>> 8) & 15;
export const ransomsIn = (loot: Loot): number => (loot >>> 12) & 15;
/** With one more token, or one less. */
export const addToken = (loot: Loot, token: Loot): Loot =>
  token === ONE_PURSE && (loot & 15) === 15 ? loot - 15 + SIXTEEN_PURSES : loot + token;
export const removeToken = (loot: Loot, token: Loot): Loot =>
  token === ONE_PURSE && (loot & 15) === 0 ? loot + 15 - SIXTEEN_PURSES : loot - token;

/** The secret choice is not made yet. */
export const OPEN = -1;

export type Renewed = { readonly cards: Pack; readonly bullets: Bullets; readonly drawn: number };

export type Player = {
  hand: Pack;
  handBullets: Bullets;
  /** A deck has no order, because nobody has seen it: draws are random. */
  deck: Pack;
  deckBullets: Bullets;
  /** Expert only, as are `shown` and `knownBullets`. */
  discard: Pack;
  discardBullets: Bullets;
  /** The part of the discard that everyone saw go there. */
  shown: Pack;
  shownBullets: Bullets;
  /** Expert: bullets in hand that everyone saw on top of the deck. */
  knownBullets: Bullets;
  /** Cards drawn this round that only the player has seen. At most this many cards in hand can be bullets. */
  drawn: number;
  /**
   * Expert: what was face up in the discard when it became the deck, and how many cards have been drawn from there
   * since.
   */
  renewed: Renewed | undefined;
  /** Bullets fired, except at the player's own bandits (CE-DUO-14). */
  fired: number;
  /** The secret choice of this phase: a bandit to place, a kind to take, a pack to keep. `OPEN` until it is made. */
  choice: number;
  isAway: boolean;
};

export type State = {
  readonly options: Options;
  /** Does each player have two bandits (CE-DUO)? */
  readonly isDuo: boolean;
  readonly isExpert: boolean;
  /** The wagons, starting behind the locomotive, as places in `WAGON_IDS`. */
  readonly wagons: readonly number[];
  /** Partners of Ghost, Doc and Belle in a game of teams, else empty (CE-DUO-3). */
  readonly partners: readonly Bandit[];
  rng: Rng;
  at: Millis;
  phase: Phase;
  round: number;
  /** Round cards revealed so far, as places in `ROUND_CARD_IDS`. The last one is the current one. */
  rounds: number[];
  first: Seat;
  /** The turn of the round card, from 0, and how many of its actions are done. */
  turn: number;
  step: number;
  /** The player who has to decide, if it is only one. */
  active: Seat;
  players: Player[];
  /** Two places for each seat: its two bandits, or its only one twice. -1 until they are chosen. */
  team: Bandit[];
  /** By bandit: its player's seat (-1 if it isn't in the game), location, bullets and sheet. */
  owner: number[];
  spot: Spot[];
  revolver: number[];
  sheet: Loot[];
  /** By location. */
  loot: Loot[];
  /** The car the Marshal is in. */
  marshal: number;
  neutral: number;
  /** Strongboxes in reserve. */
  reserve: number;
  /**
   * Purses that someone has seen, each as one number (see purses.ts). Other purses have no value yet: it is drawn from
   * `unseen`, the values of all purses left on the train and in the box.
   */
  purses: number[];
  unseen: number;
  /**
   * The common pile, oldest first, each card as one number (see pile.ts). Cards before `resolved` are back with their
   * owners.
   */
  pile: number[];
  resolved: number;
  /** The pile of the last round, with results. Never changed, so copies share it. */
  lastPile: readonly number[];
  /** Expert: bullets on top of the decks, lowest first, each as `8 * seat + color`. */
  onTop: number[];
  /** The number of the current question and its timer. */
  question: number;
  /** When the current question times out; `undefined` without a timer. */
  timerAt: Millis | undefined;
};

/** CE-DUO-1: always with two players, never with four; three choose. */
export const isDuoTable = (options: Options, seats: number): boolean =>
  seats === 2 || (seats <= MOST_SEATS_OF_TEAMS && options.mode === 'two-bandits');

export function playerAt(state: State, by: Seat): Player {
  const player = state.players[by];
  if (player === undefined) throw new RangeError(`Cannot find seat ${by}: the table has ${state.players.length}`);
  return player;
}
export const seatAfter = (state: State, by: Seat): Seat => seat(by + 1 === state.players.length ? 0 : by + 1);
/** The number of the last wagon. */
export const lastCar = (state: State): number => state.wagons.length;

/** The bandit of a player's first or second side; a single bandit is on both. */
export const banditAt = (state: State, by: Seat, side: number): Bandit => state.team[2 * by + side] as Bandit;
export const ownerOf = (state: State, bandit: Bandit): Seat => seat(state.owner[bandit] as number);
export const spotAt = (state: State, bandit: Bandit): Spot => state.spot[bandit] as Spot;
export const sheetOf = (state: State, bandit: Bandit): Loot => state.sheet[bandit] as Loot;
export const isMarshalAt = (state: State, spot: Spot): boolean => spot === spotOf(state.marshal, false);
export const lootAt = (state: State, spot: Spot): Loot => state.loot[spot] as Loot;

/** The bandit that performs a card. With one bandit each it is always that one. */
export const performerOf = (state: State, by: Seat, kind: Kind): Bandit => banditAt(state, by, kind < 6 ? 0 : 1);

/** Starts a new question and voids the last one's timer. */
export function ask(state: State, at: Millis | undefined): void {
  state.question += 1;
  state.timerAt = at;
}
