import { type Millis, type Rng, type Seat, seat } from '@saloon/kernel';
import type { Kind } from './card-ids.ts';
import { CHARACTERS, CHARACTERS_OF_A_SIDE, type CharacterId, HEALTH } from './data.ts';
import type {
  Decision,
  DrawReason,
  EndReason,
  HitOrigin,
  LossKind,
  RevealReason,
  TakeReason,
  TokenReason,
} from './events.ts';
import type { Options } from './options.ts';

/** The turn machine (section 4.15): `start-…` are the start-of-turn cards in their fixed order (BD-TURN-2). */
export const PHASES = [
  'setup',
  'start-dynamite',
  'start-rattlesnake',
  'start-herd',
  'draw',
  'main',
  'discard',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** A character inside a state: its place in `CHARACTERS`. */
export type Char = number;
export const NOBODY: Char = -1;
/** A place in play: 2 * seat for the player's left character, 2 * seat + 1 for the right one. */
export type Spot = number;
/** Equipment on one character, a bit for each kind of equipment card (`gear.ts`). */
export type Gear = number;
/** A card in a hand: its kind, and what the opponent knows of it (`hand.ts`). */
export type Held = number;

/** The shooter and the properties of a shot, fixed when it is fired (section 4.15). */
export type HitSource = {
  readonly owner: Seat;
  readonly shooter: Char;
  readonly origin: HitOrigin;
  /** The place in `CARD_NAMES` of the card it comes from, or -1. */
  readonly name: number;
  readonly needsSurcharge: boolean;
  readonly anyCardDodges: boolean;
  readonly hasOnMiss: boolean;
};

const FRAMES = [
  'start-dynamite',
  'start-rattlesnake',
  'shots',
  'hit',
  'reveal',
  'on-miss',
  'lose-health',
  'indians',
  'duel',
  'store',
  'wagon',
  'sundance',
  'draw',
  'take-card',
  'token-move',
  'schultz',
  'death',
] as const;
export type FrameType = (typeof FRAMES)[number];

/** What a frame is for, if that matters. */
export type Reason = LossKind | RevealReason | DrawReason | TakeReason | TokenReason | 'none';

/** An effect that is being resolved. All frames have the same fields; `frames/<type>.ts` says what each means there. */
export type Frame = {
  readonly type: FrameType;
  step: number;
  /** The player whose effect it is. */
  by: Seat;
  /** The target character, which is active while the effect lasts (BD-ACT-3). */
  focus: Char;
  /** A character it is about, without making it active. */
  subject: Char;
  n: number;
  kind: number;
  /** Cards held by the frame (BD-DECK-6), or targets to come. */
  list: number[];
  src: HitSource | undefined;
  why: Reason;
  /** The result of the frame that was above. */
  result: number;
};

export type Trigger = {
  readonly effect: 'hit-ap' | 'hit-pp' | 'hit-character' | 'draw' | 'schultz';
  readonly owner: Seat;
  readonly from: Char;
  readonly by: 'ability' | 'equipment' | 'card';
  /** The place in `CARD_NAMES` of the equipment or card, or -1. */
  readonly name: number;
  readonly target: Char;
};

export type Ending = {
  readonly winner: Seat | undefined;
  readonly why: EndReason;
};

export type State = {
  readonly options: Options;
  rng: Rng;
  at: Millis;
  readonly law: Seat;
  phase: Phase;
  turn: number;
  /** Turns in a row that ended with both players away. */
  idleTurns: number;
  active: Seat;
  /** The law's, the outlaws' and the common deck, the top last. Shuffled as far as `settled` says (`decks.ts`). */
  decks: Kind[][];
  settled: number[];
  /** How often the discard pile has become the common deck. */
  reshuffles: number;
  /** Face up, the top last. */
  discard: Kind[];
  /** By seat, in order of kinds. */
  hands: Held[][];
  /** By seat: a bit for each back whose hidden cards the opponent can't assign to a deck (`hand.ts`). */
  mixed: number[];
  /** By spot; `NOBODY` in an empty seat. */
  chars: Char[];
  health: number[];
  gear: Gear[];
  /** By seat: 0 when the left character is the AP, 1 when the right one is, -1 before the choice. */
  token: number[];
  /** By seat, in the order of `CHARACTERS`; the next one is drawn at random when needed. */
  reserve: Char[][];
  removed: Char[][];
  bangs: number;
  /** Once-per-turn rights used, as bits. */
  used: number;
  actions: number;
  frames: number;
  stack: Frame[];
  queue: Trigger[];
  dying: Char[];
  decision: Decision | undefined;
  /** Who decides; unused in the setup, where both may. */
  decider: Seat;
  /** The number of the current decision. */
  question: number;
  timerId: number;
  /** When the current question times out; `undefined` without a timer. */
  timerAt: Millis | undefined;
  away: boolean[];
  conceding: boolean[];
  ending: Ending | undefined;
  /** What happened since the last action of `play/main`: the first `links` numbers (`chain.ts`). */
  chain: number[];
  links: number;
  /** Section 6, since version 2: a spectator sees only the back of a card taken at random (`blur`). */
  readonly hidesTaken: true | undefined;
  /** BD-CHAR-PEARL, since version 3: Pearl Hart reloads an action card only, never equipment. */
  readonly pearlReloads: 'actions' | undefined;
};

/** Whether both APs have been chosen and shown. A game can end before that if a player concedes. */
export const hasBegun = (state: State): boolean => state.turn > 0;

export const opponentOf = (by: Seat): Seat => seat(1 - by);

/** The back and personal deck of a player: 0 for the law, 1 for the outlaws. */
export const backOf = (state: State, by: Seat): number => (by === state.law ? 0 : 1);
/** Whose side this is: the place in `SIDES`. */
export const seatOfSide = (state: State, side: number): Seat => (side === 0 ? state.law : opponentOf(state.law));

export const charOf = (id: CharacterId): Char => CHARACTERS.indexOf(id);
export const characterId = (char: Char): CharacterId => CHARACTERS[char] ?? noCharacter(char);
const noCharacter = (char: Char): never => {
  throw new RangeError(`Cannot find character ${char}: there are ${CHARACTERS.length}`);
};
export const MAX_HEALTH: readonly number[] = CHARACTERS.map((id) => HEALTH[id]);
const sideOfChar = (char: Char): number => (char < CHARACTERS_OF_A_SIDE ? 0 : 1);
export const ownerOf = (state: State, char: Char): Seat => seatOfSide(state, sideOfChar(char));
export const spotOwner = (spot: Spot): Seat => seat(spot >> 1);
