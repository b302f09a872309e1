import { itemAt, type Seat } from '@saloon/kernel';
import { NO_COWBOY } from './box.ts';
import type { CowboyCard } from './cards.ts';
import { type Part, type Player, playerAt, type State, seatAfter } from './state.ts';

/** C45-DIV-2: counts an action of this robbery. The latest one decides who gets the loot. */
export function act(state: State, by: Seat): void {
  state.actions += 1;
  playerAt(state, by).acted = state.actions;
}

/** The next seat clockwise that is still in, possibly `by` itself, or undefined. */
export function nextIn(state: State, by: Seat): Seat | undefined {
  let next = by;
  for (let i = 0; i < state.players.length; i++) {
    next = seatAfter(state, next);
    if (playerAt(state, next).part === 'in') return next;
  }
  return undefined;
}

/** C45-SHOOT-12: whether everyone still in belongs to one team. */
export function isOneTeam({ players }: State): boolean {
  let team = -1;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as Player;
    if (player.part !== 'in') continue;
    if (team >= 0 && team !== player.team) return false;
    team = player.team;
  }
  return true;
}

/** The cowboy leaves alive and is turned face down. */
export function goHome(state: State, by: Seat, part: Part): void {
  playerAt(state, by).part = part;
}

/** C45-COW-4: face up onto the cowboy discard; hand, money and debt stay. */
export function loseCowboy(state: State, by: Seat, part: Part): CowboyCard {
  const player = playerAt(state, by);
  const { cowboy } = player;
  state.cowboyDiscard = [...state.cowboyDiscard, cowboy];
  player.cowboy = NO_COWBOY;
  player.isSeen = false;
  player.mayBe = 0;
  player.part = part;
  return itemAt(state.box.cowboys, cowboy);
}
