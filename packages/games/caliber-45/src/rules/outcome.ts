import { itemAt, type Outcome, type Seat } from '@saloon/kernel';
import { UNIT } from './data.ts';
import { hasCowboy, playerAt, type State, totalOf } from './state.ts';

/** C45-END-1, C45-END-5: members of a team share its rank; a score is the team's net worth in thousands of dollars. */
export function outcome(state: State): Outcome | undefined {
  if (state.endedBy === undefined) return undefined;
  const ranks = teamRanks(state);
  const teams = state.players.map(({ team }) => team);
  return {
    ranks: teams.map((team) => itemAt(ranks, team)),
    scores: teams.map((team) => (totalOf(state, team) * UNIT) / 1000),
    teams,
  };
}

export const teamCount = (state: State): number => 1 + Math.max(...state.players.map(({ team }) => team));

/** The rank of each team: by net worth, then clear cowboys, then cowboys. */
export function teamRanks(state: State): readonly number[] {
  const standings = Array.from({ length: teamCount(state) }, (_, team) => standingOf(state, team));
  return standings.map((mine) => 1 + standings.filter((other) => isBetter(other, mine)).length);
}

type Standing = readonly [net: number, clear: number, cowboys: number];

function standingOf(state: State, team: number): Standing {
  const riders = state.players.filter((player) => player.team === team && hasCowboy(player));
  return [totalOf(state, team), riders.filter(({ bail }) => bail === 0).length, riders.length];
}

function isBetter(a: Standing, b: Standing): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && itemAt(a, at) > itemAt(b, at);
}

/** The cowboy of a seat, if everybody has seen him. */
export function persona(state: State, by: Seat): string | undefined {
  const player = playerAt(state, by);
  return hasCowboy(player) && player.isSeen ? itemAt(state.box.cowboys, player.cowboy).id : undefined;
}
