import {
  type Input,
  type Millis,
  type MoveInput,
  moveInput,
  parseOptions,
  type Seat,
  seat,
  seatsOf,
  seedOf,
  tryPlay,
} from '@saloon/kernel';
import { coltExpress } from '../index.ts';
import { NOTHING, OWN_CARDS, oneOf, TEAM_CARDS } from '../rules/cards.ts';
import {
  BULLETS,
  type CharacterId,
  LEADS,
  NEUTRAL_BULLETS,
  ROUND_CARD_IDS,
  type RoundCardId,
  WAGON_IDS,
} from '../rules/data.ts';
import { beginHeist } from '../rules/flow.ts';
import type { Event, Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { pileCard } from '../rules/pile.ts';
import { ALL_PURSES, EVERYBODY, floorZone, oneUnseen, purse, sheetZone } from '../rules/purses.ts';
import { BANDITS, banditOf, lastCar, NOWHERE, OPEN, playerAt, type State, spotOf } from '../rules/state.ts';
import { cardsNamed, colorNamed, kindNamedBy, lootNamed, pileNamed, spotNamed } from './words.ts';

export type BanditSeated = {
  readonly bandit?: CharacterId;
  /** `W2i`, `Lr`; by default inside the last wagon. */
  readonly at?: string;
  /** `250 300 jewel strongbox`: the loot on the sheet, known only to its owner. Empty by default. */
  readonly loot?: string;
  /** Bullets left, by default six. */
  readonly revolver?: number;
};
export type Seated = BanditSeated & {
  /** Two bandits each: the lead (Ghost, Doc or Belle) first. */
  readonly team?: readonly [BanditSeated, BanditSeated];
  /**
   * `move fire doc neutral`, with two bandits `ghost-move tuco-fire marshal`. A character's name is one of its bullets.
   */
  readonly hand?: string;
  /** Bullets received that are in the deck: `doc neutral`. The deck also has all action cards that are nowhere else. */
  readonly bullets?: string;
  /** Expert: the cards in the discard, and those of them that everyone saw go there. */
  readonly discard?: string;
  readonly shown?: string;
  /** Expert: bullets on top of the deck, the top one last. */
  readonly onTop?: string;
  /** Bullets fired that count for the gunslinger. By default those missing from the revolvers. */
  readonly fired?: number;
};
export type Around = {
  /** Wagons by letter, starting behind the locomotive: `a b c d`. They come without their printed loot: see `loot`. */
  readonly wagons?: string;
  /** `{ W2i: 'purse jewel', Li: 'strongbox' }`: a number is a purse of that value that nobody knows any more. */
  readonly loot?: Readonly<Record<string, string>>;
  /** The Marshal's car, by default the locomotive. */
  readonly marshal?: number;
  readonly neutral?: number;
  readonly reserve?: number;
  readonly first?: Seat;
  readonly round?: number;
  /** The round card, by default `r24-bridge` (S U S, no event). */
  readonly card?: RoundCardId;
  /** The turn of the card, from 1, at its first action. */
  readonly turn?: number;
  /** The cards on the pile: `ann:move bob:fire:down`. */
  readonly pile?: string;
  readonly options?: Partial<Options>;
};

/** Default characters. Those whose abilities could get in a test's way come last. */
const USUAL: readonly CharacterId[] = ['doc', 'cheyenne', 'ghost', 'tuco', 'django', 'belle'];

/** A table in the middle of a round, in planning, at the first player's action. A test names only what it needs. */
export function table(players: readonly Seated[], around: Around = {}): State {
  const duo = players[0]?.team !== undefined;
  const parsed = parseOptions(coltExpress.options, {
    ...(duo ? { mode: 'two-bandits' } : {}),
    characterSelection: 'random',
    teamSelection: 'random',
    ...around.options,
  });
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  const named = players.flatMap((player) => player.team ?? [player]);
  const free = USUAL.filter((character) => !named.some(({ bandit }) => bandit === character));
  const filled = players.map((player) => fill(player, free));
  const made = coltExpress.setup(parsed.options, players.length, seedOf(7));
  const state: State = { ...made, ...trainOf(made, around), partners: made.isDuo ? partnersOf(filled) : [] };
  const first = around.first ?? seat(0);
  state.phase = 'planning';
  state.round = around.round ?? 1;
  state.rounds = pastRounds(around.card ?? 'r24-bridge', state.round);
  state.first = first;
  state.marshal = around.marshal ?? 0;
  state.neutral = around.neutral ?? NEUTRAL_BULLETS;
  state.reserve = around.reserve ?? 1;
  state.turn = (around.turn ?? 1) - 1;
  state.step = 0;
  state.purses = [];
  state.unseen = ALL_PURSES;
  state.owner = Array.from({ length: BANDITS }, () => -1);
  state.spot = Array.from({ length: BANDITS }, () => NOWHERE);
  state.revolver = Array.from({ length: BANDITS }, () => 0);
  state.sheet = Array.from({ length: BANDITS }, () => 0);
  filled.forEach((bandits, i) => {
    seatBandits(state, seat(i), bandits);
  });
  layFloors(state, around.loot ?? {});
  players.forEach((player, i) => {
    dealTo(state, seat(i), player);
  });
  layPile(state, around.pile ?? '');
  state.active = first;
  return state;
}

function fill(player: Seated, free: CharacterId[]): readonly BanditSeated[] {
  return (player.team ?? [player]).map((bandit) => ({ ...bandit, bandit: bandit.bandit ?? free.shift() ?? 'doc' }));
}

const partnersOf = (teams: readonly (readonly BanditSeated[])[]): readonly number[] => {
  const free = ['cheyenne', 'django', 'tuco'].filter((one) => !teams.flat().some(({ bandit }) => bandit === one));
  return LEADS.map((lead) => {
    const team = teams.find(([first]) => first?.bandit === lead);
    return banditOf((team?.[1]?.bandit ?? free.shift()) as CharacterId);
  });
};

const WAGONS_BY_LETTER = WAGON_IDS.map((id) => id.slice('wagon-'.length));

function trainOf(state: State, { wagons }: Around): Pick<State, 'wagons' | 'loot'> {
  const letters = wagons?.split(' ').map((letter) => WAGONS_BY_LETTER.indexOf(letter));
  const train = letters ?? state.wagons;
  return { wagons: train, loot: Array.from({ length: 2 * (train.length + 1) }, () => 0) };
}

/** The card of this round, after other cards of the same deck. */
function pastRounds(card: RoundCardId, round: number): number[] {
  const number = ROUND_CARD_IDS.indexOf(card);
  const from = number >= 7 && number < 14 ? 7 : 0;
  const past = [0, 1, 2, 3, 4, 5, 6].map((i) => from + i).filter((other) => other !== number);
  return [...past.slice(0, round - 1), number];
}

function seatBandits(state: State, by: Seat, bandits: readonly BanditSeated[]): void {
  bandits.forEach((seated, side) => {
    const bandit = banditOf(seated.bandit ?? 'doc');
    state.team[2 * by + side] = bandit;
    if (bandits.length === 1) state.team[2 * by + 1] = bandit;
    state.owner[bandit] = by;
    state.spot[bandit] = seated.at === undefined ? spotOf(lastCar(state), false) : spotNamed(seated.at);
    state.revolver[bandit] = seated.revolver ?? BULLETS;
    const { loot, values } = lootNamed(seated.loot ?? '');
    state.sheet[bandit] = loot;
    for (const value of values) addPurse(state, value, sheetZone(bandit), 1 << by);
  });
}

function layFloors(state: State, floors: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(floors)) {
    const { loot, values } = lootNamed(text);
    state.loot[spotNamed(name)] = loot;
    for (const value of values) addPurse(state, value, floorZone(spotNamed(name)), 0);
  }
}

function addPurse(state: State, value: number, zone: number, seenBy: number): void {
  state.unseen -= oneUnseen(value);
  state.purses.push(purse(value, zone, seenBy & EVERYBODY));
}

function dealTo(state: State, by: Seat, seated: Seated): void {
  const player = playerAt(state, by);
  const hand = cardsNamed(state, by, seated.hand ?? '');
  const discard = cardsNamed(state, by, seated.discard ?? '');
  const shown = cardsNamed(state, by, seated.shown ?? '');
  player.hand = hand.pack;
  player.handBullets = hand.bullets;
  player.discard = discard.pack;
  player.discardBullets = discard.bullets;
  player.shown = shown.pack;
  player.shownBullets = shown.bullets;
  player.knownBullets = NOTHING;
  player.deck = (state.isDuo ? TEAM_CARDS : OWN_CARDS) - hand.pack - discard.pack;
  player.deckBullets = cardsNamed(state, by, seated.bullets ?? '').bullets;
  player.drawn = wordCount(seated.hand);
  player.choice = OPEN;
  for (const word of (seated.onTop ?? '').split(' ').filter(Boolean))
    state.onTop.push(8 * by + (colorNamed(word) ?? 6));
  const bandits = seated.team ?? [seated];
  player.fired = seated.fired ?? bandits.reduce((sum, one) => sum + BULLETS - (one.revolver ?? BULLETS), 0);
}

const wordCount = (text: string | undefined): number => (text ?? '').split(' ').filter(Boolean).length;

/** Puts cards on the pile as if played in earlier turns, and removes them from their owners' decks. */
function layPile(state: State, text: string): void {
  state.pile = pileNamed(text).map(({ by, card, isDown }) => {
    const kind = kindNamedBy(state, by, card);
    playerAt(state, by).deck -= oneOf(kind);
    return pileCard(by, kind, 0, isDown, false);
  });
}

/**
 * Ends planning with these cards on the pile, `ann:move bob:fire:down`, and resolves them until a player has to choose.
 * Hands go back to the decks. After the pile the event happens and the next round begins.
 */
export function heist(state: State, pile: string): Event[] {
  const events: Event[] = [];
  for (const by of seatsOf(state.players.length)) {
    const player = playerAt(state, by);
    if (state.isExpert) continue;
    player.deck += player.hand;
    player.deckBullets += player.handBullets;
    player.hand = player.handBullets = NOTHING;
  }
  layPile(state, pile);
  beginHeist(state, (event) => events.push(event));
  return events;
}

/** Plays one move `after` milliseconds later through `tryPlay`. Returns the events, throws if the move is refused. */
export function play(state: State, by: Seat, move: Move | string, after: Millis = 0): Event[] {
  const events: Event[] = [];
  const read = coltExpress.parseMove(move);
  if (read === undefined) throw new Error(`Cannot read ${JSON.stringify(move)}`);
  const input = moveInput(coltExpress, state, { at: state.at + after, seat: by, move: read }) as MoveInput<Move>;
  const played = tryPlay(coltExpress, state, input, (event) => events.push(event));
  if (!played.ok) throw new Error(`Cannot play ${coltExpress.formatMove(read)}: ${played.rejection.code}`);
  return events;
}

/** The refusal code of a move. Throws if the move is legal, or if the refusal changed the state. */
export function refusal(state: State, by: Seat, move: unknown, answers?: number): string {
  const before = JSON.stringify(state);
  const asked = answers ?? state.question;
  const played = tryPlay(coltExpress, state, { at: state.at, seat: by, move, answers: asked });
  if (played.ok) throw new Error(`Cannot find a refusal: ${JSON.stringify(move)} was played`);
  if (JSON.stringify(state) !== before)
    throw new Error(`Cannot be: the refused ${JSON.stringify(move)} changed the state`);
  return played.rejection.code;
}

/** Applies any input and returns the events. */
export function feed(state: State, input: Input<Move>): Event[] {
  const events: Event[] = [];
  coltExpress.apply(state, input, (event) => events.push(event));
  return events;
}

/** Lets the running timer run out. */
export function timeOut(state: State): Event[] {
  const deadline = coltExpress.deadline(state);
  if (deadline === undefined) throw new Error('Cannot let time run out: no timer runs');
  return feed(state, { type: 'timer', at: Math.max(state.at, deadline.at), id: deadline.id });
}

export const leave = (state: State, by: Seat): Event[] => feed(state, { type: 'leave', at: state.at, seat: by });
export const comeBack = (state: State, by: Seat): Event[] => feed(state, { type: 'return', at: state.at, seat: by });

/** The legal moves in notation, sorted. */
export const legal = (state: State, by: Seat): string[] =>
  coltExpress.legalMoves(state, by).map(coltExpress.formatMove).toSorted();
