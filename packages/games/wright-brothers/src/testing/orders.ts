import { type Seat, seatsOf } from '@saloon/kernel';
import { wrightBrothers } from '../index.ts';
import { type EventCard, kindsIn } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { cards, held, inWords, play, slap } from './table.ts';

/** Moves, with cards in the notation of RULES.md section 9. */
export const pass: Move = { type: 'pass' };
export const startShootout: Move = { type: 'start-shootout' };
export const callDuel: Move = { type: 'call-duel' };
export const discard = (text: string): Move => ({ type: 'discard', cards: cards(text) });
export const load = (text: string): Move => ({ type: 'load', cards: cards(text) });
export const giveBack = (text: string): Move => ({ type: 'return-cards', cards: cards(text) });
export const event = (card: EventCard, target?: Seat): Move =>
  target === undefined ? { type: 'play-event', card } : { type: 'play-event', card, target };

/** The table as text, so that a test can say what changed and that nothing else did. */
export const picture = (state: State) => ({
  phase: state.phase,
  turn: state.turn,
  active: state.active,
  held: seatsOf(state.players.length).map((by) => held(state, by)),
  helpers: state.players.map((player) => player.helpers),
  scores: state.players.map((player) => player.score),
  loot: inWords(state.loot),
  /** From the top. */
  deck: inWords(state.deck.toReversed()),
  bonus: inWords(state.bonus),
  sheriffs: state.sheriffs,
  passStreak: state.passStreak,
  taking: state.taking === undefined ? undefined : inWords(kindsIn(state.taking.taken)),
});

/** The deck in words without its top cards. */
export const withoutTop = (deck: string, count: number): string => deck.split(' ').slice(count).join(' ');

/** The legal moves in notation, sorted; those with the wanted first word. */
export const legal = (state: State, by: Seat, word?: string): string[] =>
  wrightBrothers
    .legalMoves(state, by)
    .map(wrightBrothers.formatMove)
    .filter((line) => word === undefined || line.split(' ')[0] === word)
    .toSorted();

/** From an open race to the deal of the next round: everybody without a hand slaps, in the order of seats, and is ready. */
export function toNextDeal(state: State): void {
  const { race } = state;
  if (race === undefined) throw new Error('Cannot finish a race: none is on');
  const seats = seatsOf(state.players.length);
  for (const by of seats) {
    if (state.phase === 'race' && by !== race.starter) slap(state, by, 300 + 100 * by);
  }
  for (const by of seats) play(state, by, { type: 'ready' });
}
