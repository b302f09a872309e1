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
import { wrightBrothers } from '../index.ts';
import {
  type CardId,
  countOf,
  FULL_PACK,
  idOf,
  type Kind,
  kindOf,
  kindsIn,
  minus,
  type Pack,
  packOf,
  SHERIFF,
} from '../rules/cards.ts';
import { SHERIFFS } from '../rules/data.ts';
import type { Event, Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';

export const [ann, bob, cal, dot, eve] = [seat(0), seat(1), seat(2), seat(3), seat(4)];

const LETTERS: Readonly<Record<string, CardId>> = {
  J: 'joker',
  M: 'miss',
  S: 'switch',
  H: 'helper',
  I: 'indians',
  '*': 'sheriff',
};

/** Cards in the notation of RULES.md section 9: `cards('3 4 7 J M S H I *')`, from the top for a deck. */
export const cards = (text: string): CardId[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => LETTERS[word] ?? (word as CardId));

export type Seated = {
  readonly hand?: string;
  readonly revolver?: string;
  readonly helpers?: number;
  readonly score?: number;
};
export type Around = {
  /** The top of the deck; below it lie all cards that are nowhere else, the sheriffs at the very bottom. */
  readonly deck?: string;
  readonly loot?: string;
  readonly bonus?: string;
  /** Sheriffs in the row. */
  readonly sheriffs?: number;
  readonly active?: Seat;
  readonly round?: number;
  readonly options?: Partial<Options>;
};

/**
 * A table in the middle of a round, at `active`'s turn. A test names the cards it is about; the rest of the 69 are
 * filled in.
 */
export function table(players: readonly Seated[], around: Around = {}): State {
  const parsed = parseOptions(wrightBrothers.options, around.options);
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  const state = wrightBrothers.setup(parsed.options, players.length, seedOf(7));
  const sheriffs = around.sheriffs ?? 0;
  const top = cards(around.deck ?? '').map(kindOf);
  const bonus = cards(around.bonus ?? (players.length === 2 ? '1 1 1' : '')).map(kindOf);
  state.loot = cards(around.loot ?? '').map(kindOf);
  state.bonus = bonus;
  state.sheriffs = sheriffs;
  state.round = around.round ?? 1;
  let left: Pack = FULL_PACK;
  const place = (kinds: readonly Kind[]) => {
    for (const kind of kinds) {
      if (kind === SHERIFF) continue;
      if (countOf(left, kind) === 0) throw new Error(`Cannot lay the table: the box has no more ${idOf(kind)}`);
      left = minus(left, kind);
    }
  };
  players.forEach((seated, i) => {
    const player = state.players[i];
    if (player === undefined) return;
    player.hand = packOf(cards(seated.hand ?? ''));
    player.revolver = packOf(cards(seated.revolver ?? ''));
    player.helpers = seated.helpers ?? 0;
    player.score = seated.score ?? 0;
    place([...kindsIn(player.hand), ...kindsIn(player.revolver)]);
    place(Array.from({ length: player.helpers }, () => kindOf('helper')));
  });
  place([...state.loot, ...bonus, ...top]);
  const topSheriffs = top.filter((kind) => kind === SHERIFF).length;
  const below = Array.from({ length: SHERIFFS - sheriffs - topSheriffs }, () => SHERIFF);
  state.deck = [...below, ...kindsIn(left), ...top.toReversed()];
  state.active = around.active ?? ann;
  state.first = state.active;
  return state;
}

/**
 * Plays one move `after` milliseconds later through `tryPlay`, and unless `isTense` waits for the signal if that brought
 * the fourth sheriff. Returns the events, throws if the move is refused.
 */
export function play(
  state: State,
  by: Seat,
  move: Move,
  {
    isTense = false,
    ...timing
  }: { readonly after?: Millis; readonly reaction?: Millis; readonly isTense?: boolean } = {},
): Event[] {
  const events: Event[] = [];
  const at = state.at + (timing.after ?? 0);
  const input = moveInput(wrightBrothers, state, { ...timing, at, seat: by, move }) as MoveInput<Move>;
  const played = tryPlay(wrightBrothers, state, input, (event) => events.push(event));
  if (!played.ok) throw new Error(`Cannot play ${wrightBrothers.formatMove(move)}: ${played.rejection.code}`);
  return state.phase === 'arrival-suspense' && !isTense ? [...events, ...timeOut(state)] : events;
}

/** The refusal code of a move. Throws if the move is legal, or if the refusal changed the state. */
export function refusal(state: State, by: Seat, move: unknown, answers?: number): string {
  const before = JSON.stringify(state);
  const parsed = wrightBrothers.parseMove(move);
  const asked = parsed === undefined ? undefined : wrightBrothers.question(state, parsed);
  const played = tryPlay(wrightBrothers, state, { at: state.at, seat: by, move, answers: answers ?? asked });
  if (played.ok) throw new Error(`Cannot find a refusal: ${JSON.stringify(move)} was played`);
  if (JSON.stringify(state) !== before)
    throw new Error(`Cannot be: the refused ${JSON.stringify(move)} changed the state`);
  return played.rejection.code;
}

/** Applies any input and returns the events. */
export function feed(state: State, input: Input<Move>): Event[] {
  const events: Event[] = [];
  wrightBrothers.apply(state, input, (event) => events.push(event));
  return events;
}

/** Lets the running timer run out. */
export function timeOut(state: State): Event[] {
  const deadline = wrightBrothers.deadline(state);
  if (deadline === undefined) throw new Error('Cannot let time run out: no timer runs');
  return feed(state, { type: 'timer', at: Math.max(state.at, deadline.at), id: deadline.id });
}

/** A slap received `received` milliseconds after the race started. */
export function slap(state: State, by: Seat, received: Millis, reaction?: Millis): Event[] {
  if (state.race === undefined) throw new Error('Cannot slap: no race is on');
  const after = state.race.startedAt + received - state.at;
  return play(state, by, { type: 'slap' }, reaction === undefined ? { after } : { after, reaction });
}

/** Reports a measured round trip for each seat, in order. */
export function lags(state: State, roundTrips: readonly (Millis | 'local')[]): void {
  roundTrips.forEach((roundTrip, i) => {
    feed(state, { type: 'lag', at: state.at, seat: seat(i), roundTrip });
  });
}

/** Everybody's cards in words, for comparing: `hand | revolver`. */
export const held = (state: State, by: Seat): string =>
  [state.players[by]?.hand, state.players[by]?.revolver]
    .map((pack) => inWords(pack === undefined ? [] : kindsIn(pack)))
    .join(' | ');

/** Kinds as the letters of RULES.md. */
export const inWords = (kinds: readonly Kind[]): string =>
  kinds
    .map(idOf)
    .map((id) => Object.entries(LETTERS).find(([, other]) => other === id)?.[0] ?? id)
    .join(' ');

/** Invariant 10.1: every one of the 69 cards, wherever it is. */
export function census(state: State): string {
  const kinds = [
    ...state.deck,
    ...state.loot,
    ...state.bonus,
    ...(state.duel?.cards ?? []),
    ...(state.taking === undefined ? [] : [kindOf('switch')]),
    ...Array.from({ length: state.sheriffs }, () => SHERIFF),
    ...seatsOf(state.players.length).flatMap((by) => {
      const player = state.players[by];
      if (player === undefined) return [];
      const front = Array.from({ length: player.helpers }, () => kindOf('helper'));
      return [...kindsIn(player.hand), ...kindsIn(player.revolver), ...front];
    }),
  ];
  return inWords(kinds.toSorted((a, b) => a - b));
}
