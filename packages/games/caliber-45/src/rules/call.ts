import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { NO_CARDS } from './cards.ts';
import { charge } from './money.ts';
import type { Event } from './moves.ts';
import { act } from './participants.ts';
import { canGo, hasCowboy, NOTHING, type Player, playerAt, type State, seatAfter } from './state.ts';
import { ask } from './turn.ts';

/** C45-FLOW-3, C45-CALL-1: ends the arming phase at once and asks the others to declare. */
export function announce(state: State, by: Seat, emit?: Emit<Event>): void {
  state.idleTurns = 0;
  state.initiator = by;
  state.revealed = NOTHING;
  state.slot = NOTHING;
  state.actions = 0;
  state.shot = undefined;
  state.repeller = undefined;
  state.repelledWith = NO_CARDS;
  state.repelledStrength = 0;
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[i] as Player;
    player.part = 'none';
    player.acted = 0;
    player.vote = 'none';
  }
  goAlong(state, by, emit);
  emit?.({ type: 'announced', seat: by, cowboy: cowboyOf(state, by), robbery: state.robberies + 1 });
  callNext(state, by, emit);
}

export function join(state: State, by: Seat, emit?: Emit<Event>): void {
  goAlong(state, by, emit);
  emit?.({ type: 'joined', seat: by, cowboy: cowboyOf(state, by) });
  callNext(state, by, emit);
}

export function decline(state: State, by: Seat, emit?: Emit<Event>): void {
  playerAt(state, by).part = 'declined';
  emit?.({ type: 'declined', seat: by, why: 'chosen' });
  callNext(state, by, emit);
}

/** C45-BAIL-9, C45-CALL-4: pays the bail, then turns the cowboy face up. */
function goAlong(state: State, by: Seat, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  const { bail } = player;
  player.bail = 0;
  state.supply += bail;
  if (bail > 0) charge(state, by, bail, 'bail', emit);
  player.part = 'in';
  player.isSeen = true;
  act(state, by);
}

/** C45-CALL-2, C45-CALL-3: asks clockwise, skipping players who visibly can't go. */
function callNext(state: State, after: Seat, emit?: Emit<Event>): void {
  for (let by = seatAfter(state, after); by !== state.initiator; by = seatAfter(state, by)) {
    const player = playerAt(state, by);
    if (canGo(player)) return ask(state, 'call', by);
    player.part = 'declined';
    emit?.({ type: 'declined', seat: by, why: hasCowboy(player) ? 'bail-not-covered' : 'no-cowboy' });
  }
  ask(state, 'pick', state.initiator);
}

const cowboyOf = (state: State, by: Seat) => itemAt(state.box.cowboys, playerAt(state, by).cowboy);
