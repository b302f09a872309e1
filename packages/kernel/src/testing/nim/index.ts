import type { Game } from '../../game.ts';
import { gameId, type Seat } from '../../ids.ts';
import { type Outcome, rankByScore } from '../../outcome.ts';
import { itemAt } from '../../pick.ts';
import { below } from '../../rng.ts';
import { encoding } from './encoding.ts';
import { apply, legalMoves, setup } from './play.ts';
import { clone, redact, redeal, view } from './secrets.ts';
import { DECK, type Event, MOST_TAKEN, type Move, type Options, options, type State, type View } from './state.ts';
import { text } from './text.ts';

export { encoding } from './encoding.ts';
export type { Event, Move, Options, State, View } from './state.ts';

/** See `state.ts` for its rules. */
export const nim: Game<State, Move, Event, View, Options> = {
  id: gameId('nim'),
  rulesVersion: 1,
  options,
  seats: ({ heap }) => ({ min: 2, max: heap < 3 ? 3 : 4 }),
  setup,
  seatCount: (state) => state.cards.length,
  toAct: (state) => (state.heap === 0 || state.away[state.active] ? [] : [state.active]),
  legalMoves,
  reflexes: [Object.freeze({ type: 'fidget' })],
  question: (state, move) => (move.type === 'grab' || move.type === 'fidget' ? undefined : state.turn),
  apply,
  deadline: (state) => (state.heap === 0 ? undefined : { id: state.timer, at: state.due }),
  outcome,
  now: (state) => state.now,
  clone,
  view,
  redact,
  redeal,
  refuse,
  formatMove: (move) => (move.type === 'take' ? `take ${move.pebbles}` : move.type),
  parseMove,
  text,
  knowledge: {
    evaluate: (state, by) => itemAt(state.taken, by) + itemAt(state.cards, by),
    tempo: (_state, _by, _move, _level, rng) => 200 + below(rng, 800),
    slip: () => undefined,
    encoding,
  },
};

/** All pebbles and all cards, wherever they are. */
export function census(state: State): string {
  const cards = [...state.cards, ...state.deck, ...state.discard].sort((a, b) => a - b);
  return `${cards.join(' ')}, pebbles ${state.taken.reduce((sum, n) => sum + n, state.heap)}`;
}

/** The most inputs of a random game: at most one for each pebble, card and grab. Reflexes don't count. */
export const bound = (seats: number, heap: number): number => heap + DECK.length + seats;

function outcome(state: State): Outcome | undefined {
  if (state.heap > 0) return undefined;
  const sign = state.options.scoring === 'most' ? 1 : -1;
  const scores = state.taken.map((n, i) => sign * (n + itemAt(state.cards, i)));
  return { ranks: rankByScore(scores), scores };
}

function refuse(state: State, by: Seat, move: Move, answers: number | undefined): string {
  if (move.type === 'grab') return 'already-grabbed';
  if (by !== state.active) return 'not-your-turn';
  if (answers !== state.turn) return 'stale-turn';
  return move.type === 'take' ? 'too-many' : 'empty-deck';
}

function parseMove(input: unknown): Move | undefined {
  if (typeof input === 'string') {
    const words = /^(take) ([1-9])$|^(swap|grab|fidget)$/.exec(input);
    return words === null ? undefined : toMove(words[1] ?? words[3], Number(words[2]));
  }
  if (typeof input !== 'object' || input === null || !('type' in input)) return undefined;
  return toMove(input.type, 'pebbles' in input ? input.pebbles : undefined);
}

function toMove(type: unknown, pebbles: unknown): Move | undefined {
  if (type === 'swap' || type === 'grab' || type === 'fidget') return { type };
  if (type !== 'take' || typeof pebbles !== 'number') return undefined;
  return Number.isInteger(pebbles) && pebbles >= 1 && pebbles <= MOST_TAKEN ? { type, pebbles } : undefined;
}
