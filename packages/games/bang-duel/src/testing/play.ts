import { type Input, moveInput, type Seat, tryPlay } from '@saloon/kernel';
import { bangDuel } from '../index.ts';
import { CARDS, copiesOf, idOf, KINDS } from '../rules/card-ids.ts';
import type { CharacterId } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { kindsInGear } from '../rules/gear.ts';
import { handOf, kindOfHeld } from '../rules/hand.ts';
import type { Move } from '../rules/moves.ts';
import { gearAt, healthAt, spotOf } from '../rules/spots.ts';
import { charOf, type State } from '../rules/state.ts';

/** A move with the fields a test needs; a card may be given by name. */
export type Wish = { readonly type: Move['type'] } & Readonly<Record<string, string | number | boolean>>;

const fits = (found: unknown, wish: unknown): boolean =>
  found === wish || (typeof found === 'string' && typeof wish === 'string' && found.startsWith(`${wish}:`));

/** The seat's legal moves that match. */
export function matches(state: State, by: Seat, wish: Wish): Move[] {
  return bangDuel.legalMoves(state, by).filter((move) => {
    const fields: Readonly<Record<string, unknown>> = move;
    return Object.entries(wish).every(([name, value]) => fits(fields[name], value));
  });
}

/** Whether the seat has such a legal move. */
export const may = (state: State, by: Seat, wish: Wish): boolean => matches(state, by, wish).length > 0;

/** Plays the first matching legal move through `tryPlay`. Throws if there is none. */
export function does(state: State, by: Seat, wish: Wish): Event[] {
  const [move] = matches(state, by, wish);
  if (move === undefined)
    throw new Error(`Cannot ${JSON.stringify(wish)}: ${offers(state, by).join(', ') || 'no move'}`);
  return plays(state, by, move);
}

/** Plays exactly this move through `tryPlay`. */
export function plays(state: State, by: Seat, move: Move): Event[] {
  const events: Event[] = [];
  const input = moveInput(bangDuel, state, { at: state.at, seat: by, move });
  const played = tryPlay(bangDuel, state, { ...input, seat: by, move }, (event) => events.push(event));
  if (!played.ok) throw new Error(`Cannot play ${bangDuel.formatMove(move)}: ${played.rejection.code}`);
  return events;
}

/** Returns why a move is refused. Throws if it is legal, or if the refusal changed the state. */
export function refusal(state: State, by: Seat, move: unknown, answers = state.question): string {
  const before = JSON.stringify(state);
  const played = tryPlay(bangDuel, state, { at: state.at, seat: by, move, answers });
  if (played.ok) throw new Error(`Cannot find a refusal: ${JSON.stringify(move)} was played`);
  if (JSON.stringify(state) !== before)
    throw new Error(`Cannot be: the refused ${JSON.stringify(move)} changed the state`);
  return played.rejection.code;
}

/** Applies an input of the table, such as a timer, and returns the events. */
export function feed(state: State, input: Input<Move>): Event[] {
  const events: Event[] = [];
  bangDuel.apply(state, input, (event) => events.push(event));
  return events;
}

/** Lets the timer run out. */
export function timeOut(state: State): Event[] {
  const deadline = bangDuel.deadline(state);
  if (deadline === undefined) throw new Error('Cannot let time run out: no timer runs');
  return feed(state, { type: 'timer', at: Math.max(state.at, deadline.at), id: deadline.id });
}

/** The seat's legal moves, in notation. */
export const offers = (state: State, by: Seat): string[] =>
  bangDuel.legalMoves(state, by).map((move) => bangDuel.formatMove(move));

/** The names of the cards in a hand. */
export const hand = (state: State, by: Seat): string[] =>
  handOf(state, by).map((held) => nameOf(idOf(kindOfHeld(held))));
export const discarded = (state: State): string[] => state.discard.map((kind) => nameOf(idOf(kind)));
const nameOf = (id: string): string => id.slice(0, id.indexOf(':'));

export const health = (state: State, id: CharacterId): number => healthAt(state, spotOf(state, charOf(id)));
/** The names of the equipment on a character. */
export const gear = (state: State, id: CharacterId): string[] =>
  kindsInGear(gearAt(state, spotOf(state, charOf(id)))).map((kind) => nameOf(idOf(kind)));
/** The character with the AP token. */
export const ap = (state: State, by: Seat): CharacterId | undefined => {
  const characters = bangDuel.view(state, by).players[by]?.characters;
  return characters?.left?.isAp ? characters.left.id : characters?.right?.id;
};

/** Invariant 10.1: all cards in any place, and all characters in the game. */
export function census(state: State): string {
  const counts = Array.from({ length: KINDS }, () => 0);
  const count = (kind: number) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (const deck of state.decks) deck.forEach(count);
  state.discard.forEach(count);
  for (const held of state.hands.flat()) count(kindOfHeld(held));
  for (const worn of state.gear) kindsInGear(worn).forEach(count);
  for (const { type, list } of state.stack) {
    if (type === 'store' || type === 'reveal') list.forEach(count);
    if (type === 'wagon' || type === 'sundance') list.map(kindOfHeld).forEach(count);
  }
  const wrong = counts.flatMap((n, kind) => (n === copiesOf(kind) ? [] : [`${CARDS[kind]} ${n}`]));
  const characters = [0, 1].map((by) => {
    const inPlay = state.chars.slice(2 * by, 2 * by + 2).filter((char) => char !== -1).length;
    return inPlay + (state.reserve[by]?.length ?? 0) + (state.removed[by]?.length ?? 0);
  });
  return `${counts.reduce((sum, n) => sum + n, 0)} cards ${wrong.join(' ')}, characters ${characters.join(' ')}`;
}
