import { type Emit, itemAt, type Seat, seatsOf } from '@saloon/kernel';
import { drawCowboy, layCowboy, maybeRefillCowboys } from './decks.ts';
import type { Event } from './moves.ts';
import { loseCowboy, nextIn } from './participants.ts';
import { discardRevealed, endRobbery } from './robbery-end.ts';
import { type Player, playerAt, type State, seatAfter } from './state.ts';
import { ask } from './turn.ts';
import { shownTo } from './visibility.ts';

/** C45-DYN-1: kills every participant's cowboy, clockwise from the initiator. */
export function blowUp(state: State, emit?: Emit<Event>): void {
  emit?.({
    type: 'blew-up',
    seats: seatsOf(state.players.length).filter((by) => playerAt(state, by).part === 'in'),
  });
  for (let by: Seat | undefined = state.initiator; by !== undefined; by = nextIn(state, by)) {
    const cowboy = loseCowboy(state, by, 'fell');
    emit?.({ type: 'fell', seat: by, cowboy, threat: 'dynamite' });
  }
  discardRevealed(state, emit);
  if (!didAllFall(state)) return endRobbery(state, state.initiator, emit);
  switch (state.options.dynamiteMercy) {
    case 'vote':
      ask(state, 'vote', state.initiator);
      return emit?.({ type: 'vote-called', seats: seatsOf(state.players.length) });
    case 'always':
      return dealCowboys(state, emit);
    case 'never':
      return endRobbery(state, state.initiator, emit);
  }
}

/** C45-DYN-3, C45-DYN-6: whether every player took part. */
function didAllFall({ players }: State): boolean {
  for (let i = 0; i < players.length; i++) if ((players[i] as Player).part !== 'fell') return false;
  return true;
}

export function vote(state: State, by: Seat, yes: boolean, emit?: Emit<Event>): void {
  playerAt(state, by).vote = yes ? 'yes' : 'no';
  emit?.({ type: 'voted', seat: by, yes });
  if (state.players.every((player) => player.vote !== 'none' || player.isAway)) countVotes(state, emit);
}

/** Only a unanimous yes counts; silence is a no (C45-ONLINE-4). */
export function countVotes(state: State, emit?: Emit<Event>): void {
  const votes = state.players.map((player) => player.vote === 'yes');
  const isAgreed = votes.every((yes) => yes);
  emit?.({ type: 'votes-counted', votes, isAgreed });
  if (isAgreed) dealCowboys(state, emit);
  else endRobbery(state, state.initiator, emit);
}

/** C45-DYN-4: clockwise from the next first player, without bail. If the deck runs out, the dead cowboys return. */
function dealCowboys(state: State, emit?: Emit<Event>): void {
  let by = state.initiator;
  for (let i = 0; i < state.players.length; i++) {
    by = seatAfter(state, by);
    maybeRefillCowboys(state, emit);
    const cowboy = drawCowboy(state);
    layCowboy(state, by, cowboy, 0);
    emit?.({
      type: 'cowboy-dealt',
      seat: by,
      cowboy: itemAt(state.box.cowboys, cowboy),
      deck: state.cowboys.length,
      shown: shownTo(state, by),
    });
  }
  endRobbery(state, state.initiator, emit);
}
