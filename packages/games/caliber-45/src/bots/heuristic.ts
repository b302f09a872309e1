import type { Seat } from '@saloon/kernel';
import { type Player, playerAt, type State, targetOf, totalOf } from '../rules/state.ts';
import { hopeOf } from './hope.ts';
import { readiness, rivalry, THOUSANDS } from './worth.ts';

/** The end of the game is worth more than any lead in it. */
const WIN = 1500;

/**
 * How well a seat stands, in thousands of dollars: the lead of its team, what its players are armed with against what
 * the others are, and in a robbery what it may bring. The numbers are tuned by matches in the arena.
 */
export function evaluate(state: State, me: Seat): number {
  const { team } = playerAt(state, me);
  if (state.endedBy !== undefined) return leadOf(state, team) + (isWinner(state, team) ? WIN : -WIN);
  return leadOf(state, team) + armsOf(state, team) + hopeOf(state, team);
}

/** The same for everybody: players of a team stand alike, so each team is looked at once. */
export function evaluateAll(state: State, standings: number[]): void {
  for (let i = 0; i < state.players.length; i++) {
    const mate = firstOfTeam(state, i);
    standings[i] = mate === i ? evaluate(state, i as Seat) : (standings[mate] as number);
  }
}

function firstOfTeam({ players }: State, of: number): number {
  const { team } = players[of] as Player;
  let first = 0;
  while ((players[first] as Player).team !== team) first += 1;
  return first;
}

/** C45-END-2: the net worth of the team, in thousands of dollars, as an outcome has it. */
export const score = (state: State, me: Seat): number => THOUSANDS * totalOf(state, playerAt(state, me).team);

function isWinner(state: State, team: number): boolean {
  const mine = totalOf(state, team);
  for (let other = 0; other < 3; other++) if (totalOf(state, other) > mine) return false;
  return true;
}

/** Ahead of the others, each a little more the nearer to the target. */
function leadOf(state: State, team: number): number {
  const target = targetOf(state.options);
  const nearness = (total: number): number => THOUSANDS * total * (1 + (0.1 * total) / target);
  let lead = nearness(totalOf(state, team));
  const share = rivalry(state);
  for (let other = 0; other < 3; other++) if (other !== team) lead -= share * nearness(totalOf(state, other));
  return lead;
}

function armsOf(state: State, team: number): number {
  const share = rivalry(state);
  let arms = 0;
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[i] as Player;
    arms += player.team === team ? readiness(state, player) : -share * readiness(state, player);
  }
  return arms;
}
