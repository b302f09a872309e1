import type { Emit } from '../../game.ts';
import { type Seat, seat } from '../../ids.ts';
import type { Input } from '../../input.ts';
import { itemAt } from '../../pick.ts';
import { below, rngFrom, shuffle } from '../../rng.ts';
import type { Seed } from '../../seed.ts';
import { unreachable } from '../../unreachable.ts';
import { DECK, type Event, MOST_TAKEN, type Move, type Options, type State } from './state.ts';

const SWAP: Move = Object.freeze({ type: 'swap' });
const GRAB: Move = Object.freeze({ type: 'grab' });

export function setup(options: Options, seats: number, seed: Seed, emit?: Emit<Event>): State {
  const rng = rngFrom(seed);
  const deck = [...DECK];
  shuffle(rng, deck);
  const cards = deck.splice(0, seats);
  cards.forEach((card, i) => {
    emit?.({ type: 'dealt', seat: seat(i), card });
  });
  return {
    options,
    now: 0,
    heap: options.heap,
    turn: 1,
    active: seat(0),
    timer: 1,
    due: options.turnMs,
    cards,
    deck,
    discard: [],
    taken: cards.map(() => 0),
    grabbed: cards.map(() => false),
    fidgets: cards.map(() => 0),
    away: cards.map(() => false),
    roundTrips: cards.map(() => 100),
    rng,
  };
}

export function legalMoves(state: State, by: Seat): readonly Move[] {
  if (state.heap === 0) return [];
  const moves: Move[] = [];
  if (by === state.active) {
    for (let n = 1; n <= Math.min(MOST_TAKEN, state.heap); n++) moves.push({ type: 'take', pebbles: n });
    if (state.deck.length > 0) moves.push(SWAP);
  }
  if (!itemAt(state.grabbed, by)) moves.push(GRAB);
  return moves;
}

export function apply(state: State, input: Input<Move>, emit?: Emit<Event>): void {
  state.now = input.at;
  switch (input.type) {
    case 'move':
      play(state, input.seat, input.move, emit);
      break;
    case 'timer':
      if (input.id === state.timer && state.heap > 0) take(state, state.active, 1, emit);
      break;
    case 'lag':
      state.roundTrips[input.seat] = input.roundTrip === 'local' ? 0 : input.roundTrip;
      break;
    case 'leave':
    case 'return':
      state.away[input.seat] = input.type === 'leave';
      emit?.({ type: input.type === 'leave' ? 'left' : 'returned', seat: input.seat });
      if (input.seat === state.active) schedule(state);
      break;
    default:
      unreachable(input);
  }
}

function play(state: State, by: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'take':
      take(state, by, move.pebbles, emit);
      break;
    case 'swap':
      swap(state, by, emit);
      break;
    case 'grab': {
      const pebbles = below(state.rng, 2);
      state.grabbed[by] = true;
      gain(state, by, pebbles);
      emit?.({ type: 'grabbed', seat: by, pebbles });
      maybeReveal(state, emit);
      break;
    }
    case 'fidget':
      state.fidgets[by] = itemAt(state.fidgets, by) + 1;
      emit?.({ type: 'fidgeted', seat: by });
      break;
    default:
      unreachable(move);
  }
}

function swap(state: State, by: Seat, emit?: Emit<Event>): void {
  const old = itemAt(state.cards, by);
  const card = itemAt(state.deck, 0);
  state.deck.shift();
  state.discard.push(old);
  state.cards[by] = card;
  emit?.({ type: 'swapped', seat: by, old, card });
  endTurn(state);
}

function take(state: State, by: Seat, pebbles: number, emit?: Emit<Event>): void {
  gain(state, by, pebbles);
  emit?.({ type: 'took', seat: by, pebbles });
  endTurn(state);
  maybeReveal(state, emit);
}

function gain(state: State, by: Seat, pebbles: number): void {
  state.heap -= pebbles;
  state.taken[by] = itemAt(state.taken, by) + pebbles;
}

function endTurn(state: State): void {
  state.turn += 1;
  state.active = seat((state.active + 1) % state.cards.length);
  schedule(state);
}

/** The game doesn't wait for a player who is away. */
function schedule(state: State): void {
  state.timer += 1;
  state.due = state.now + (state.away[state.active] ? 0 : state.options.turnMs);
}

function maybeReveal(state: State, emit?: Emit<Event>): void {
  if (state.heap === 0) emit?.({ type: 'revealed', cards: [...state.cards] });
}
