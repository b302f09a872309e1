import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { cardsIn, MUSTANG, NO_CARDS, type Pack, plus, strengthUnder, sumOf } from './cards.ts';
import { spend } from './decks.ts';
import type { Event } from './moves.ts';
import { act, goHome, loseCowboy, nextIn } from './participants.ts';
import { discardRevealed, endRobbery } from './robbery-end.ts';
import { beginShootout } from './shootout.ts';
import { capOf, playerAt, type State } from './state.ts';
import { ask } from './turn.ts';

/** The guards or Indians on the revealed card. */
export function threatOf(state: State): { readonly type: 'guards' | 'indians'; readonly count: number } {
  const { kind, guards } = itemAt(state.box.money, state.revealed);
  return { type: kind === 'indians' ? 'indians' : 'guards', count: guards };
}

/** C45-GRD-2: players face all of them, one player at a time. The question comes even if the hand leaves no choice (section 6.3). */
export function face(state: State, by: Seat, emit?: Emit<Event>): void {
  if (emit !== undefined) {
    const { type, count } = threatOf(state);
    emit({ type: 'faced', seat: by, threat: type, count });
  }
  ask(state, 'face', by);
}

/** C45-GRD-9, C45-IND-2: nobody else has to face them. Behind guards there is loot to fight for. The cap applies (C45-COW-2). */
export function repel(state: State, by: Seat, cards: Pack, emit?: Emit<Event>): void {
  const { type, count } = threatOf(state);
  spend(state, by, cards);
  act(state, by);
  state.repeller = by;
  state.repelledWith = cards;
  const sum = sumOf(cards);
  const strength = state.options.capAgainstGuards ? strengthUnder(capOf(state, playerAt(state, by)), sum) : sum;
  state.repelledStrength = strength;
  emit?.({
    type: 'repelled',
    seat: by,
    threat: type,
    cards: cardsIn(cards),
    sum,
    strength,
    needed: count,
    lost: sum - strength,
  });
  if (type === 'guards') return beginShootout(state, by, emit);
  discardRevealed(state, emit);
  endRobbery(state, by, emit);
}

/** C45-GRD-8. */
export function rideAway(state: State, by: Seat, emit?: Emit<Event>): void {
  spend(state, by, plus(NO_CARDS, MUSTANG));
  goHome(state, by, 'rode');
  emit?.({ type: 'rode', seat: by, threat: threatOf(state).type });
  nextFaces(state, by, emit);
}

export function fallInAttack(state: State, by: Seat, emit?: Emit<Event>): void {
  const cowboy = loseCowboy(state, by, 'fell');
  emit?.({ type: 'fell', seat: by, cowboy, threat: threatOf(state).type });
  nextFaces(state, by, emit);
}

/** C45-GRD-11, C45-NEXT-2: if nobody is left, the card is lost, and the last player to leave was the last to act. */
function nextFaces(state: State, by: Seat, emit?: Emit<Event>): void {
  const next = nextIn(state, by);
  if (next !== undefined) return face(state, next, emit);
  discardRevealed(state, emit);
  endRobbery(state, by, emit);
}
