import type { Seat } from '@saloon/kernel';
import { type Player, playerAt, type State, targetOf, totalOf } from '../rules/state.ts';
import { armedValue, rivalWeight, THOUSANDS } from './player-value.ts';
import { robberyValue } from './robbery-value.ts';

/** More than any lead during the game. */
const WIN = 1500;

/**
 * How well a seat stands, in thousands of dollars: its team's lead in money and in arms, and what the current robbery is
 * worth to it. The numbers come from matches between bots.
 */
export function evaluate(state: State, me: Seat): number {
  const { team } = playerAt(state, me);
  if (state.endedBy !== undefined) return moneyLead(state, team) + (isWinner(state, team) ? WIN : -WIN);
  return moneyLead(state, team) + armsLead(state, team) + robberyValue(state, team);
}

/** Evaluates each team once: teammates rivals a value. */
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

/** C45-END-2: the team's net worth in thousands of dollars, as in the outcome. */
export const score = (state: State, me: Seat): number => THOUSANDS * totalOf(state, playerAt(state, me).team);

function isWinner(state: State, team: number): boolean {
  const mine = totalOf(state, team);
  for (let other = 0; other < 3; other++) if (totalOf(state, other) > mine) return false;
  return true;
}

/** The lead in money. A dollar counts a little more the closer the team is to the target. */
function moneyLead(state: State, team: number): number {
  const target = targetOf(state.options);
  const nearness = (total: number): number => THOUSANDS * total * (1 + (0.1 * total) / target);
  let lead = nearness(totalOf(state, team));
  const rivals = rivalWeight(state);
  for (let other = 0; other < 3; other++) if (other !== team) lead -= rivals * nearness(totalOf(state, other));
  return lead;
}

function armsLead(state: State, team: number): number {
  const rivals = rivalWeight(state);
  let arms = 0;
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[i] as Player;
    arms += player.team === team ? armedValue(state, player) : -rivals * armedValue(state, player);
  }
  return arms;
}
