import { itemAt, type Seat, seatsOf } from '@saloon/kernel';
import { SHERIFFS } from '../rules/data.ts';
import type { Event } from '../rules/moves.ts';
import { playerAt, type State } from '../rules/state.ts';
import { type Around, play, type Seated, slap, table, timeOut } from './table.ts';

/** A state and the events that led to it. */
export type Course = { readonly state: State; readonly events: readonly Event[] };
/** A seat can be given by its revolver alone. */
type Armed = string | Seated;
type Loot = {
  /** The number of loot cards when the loot is divided. */
  readonly pot?: number;
};

const seated = (armed: Armed): Seated => (typeof armed === 'string' ? { revolver: armed } : armed);

/** Moves cards from the deck, above the sheriffs at its bottom, onto the loot pile. */
export function layLoot(state: State, count: number): void {
  state.loot.push(...state.deck.splice(SHERIFFS - state.sheriffs, count));
}

/**
 * A shootout for three to five: the first of `hands` starts it, the others slap in this order, and seats not named never slap. It plays to the end of the round, or to the first Miss with a choice.
 */
export function shootout(
  revolvers: readonly Armed[],
  hands: readonly Seat[],
  { pot = 0, ...around }: Around & Loot = {},
): Course {
  const starter = itemAt(hands, 0);
  const state = table(revolvers.map(seated), { sheriffs: 2, ...around, active: starter });
  layLoot(state, pot - state.loot.length);
  const events = play(state, starter, { type: 'start-shootout' });
  events.push(...slapAll(state, hands.slice(1)));
  return { state, events };
}

/** The fourth sheriff, met at the end of the active player's turn: everybody races, and slaps in the order of `hands`. */
export function arrival(
  revolvers: readonly Armed[],
  hands: readonly Seat[],
  { pot = 0, ...around }: Around & Loot = {},
): Course {
  const state = table(revolvers.map(seated), { ...around, sheriffs: 3, deck: '*' });
  layLoot(state, pot - state.loot.length);
  const events = play(state, state.active, { type: 'pass' });
  events.push(...slapAll(state, hands));
  return { state, events };
}

/**
 * A duel of two that is a go, called by the active player, with `first` the first hand. The bonus cards are dead unless
 * the test names others; the two duel cards are part of the pot.
 */
export function duelGo(
  revolvers: readonly [Armed, Armed],
  first: Seat,
  { pot = 2, ...around }: Around & Loot = {},
): Course {
  const state = table(revolvers.map(seated), { sheriffs: 2, bonus: 'S S H', deck: '7 1', ...around });
  layLoot(state, pot - 2 - state.loot.length);
  const events = play(state, state.active, { type: 'call-duel' });
  events.push(...timeOut(state), ...slapAll(state, [first]));
  return { state, events };
}

function slapAll(state: State, hands: readonly Seat[]): Event[] {
  const events = hands.flatMap((by, i) => slap(state, by, 300 + 100 * i));
  if (state.phase === 'race') events.push(...timeOut(state));
  return events;
}

/** All events of one kind. */
export const eventsOf = <T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { readonly type: T }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);

/** The final places as text, best first: `bob (2,7) 5`, with the share. */
export const places = (events: readonly Event[]): string[] =>
  eventsOf(events, 'divided').flatMap((divided) =>
    divided.places.map(({ seat, size, value, share }) => `${NAMES[seat]} (${size},${value}) ${share}`),
  );

/** What each Miss did, in order: `ann's at bob's 7, forced`. */
export const misses = (events: readonly Event[]): string[] =>
  eventsOf(events, 'missed').map(({ seat, target, card, why }) =>
    target === undefined ? `${NAMES[seat]}'s, ${why}` : `${NAMES[seat]}'s at ${NAMES[target]}'s ${card}, ${why}`,
  );

/** Everybody's total. */
export const scores = (state: State): number[] => state.players.map((player) => player.score);

/** Everybody present says ready: the next round is dealt. */
export function nextRound(state: State): Event[] {
  return seatsOf(state.players.length)
    .filter((by) => !playerAt(state, by).isAway)
    .flatMap((by) => play(state, by, { type: 'ready' }));
}

const NAMES = ['ann', 'bob', 'cal', 'dot', 'eve'];
