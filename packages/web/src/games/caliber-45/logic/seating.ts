import type { Seat } from '@saloon/kernel';
import { othersOf } from '../../../table/plates/seats.ts';
import type { View } from '../wire.ts';

/** Where the others sit, clockwise from your left: up the left side, along the top, down the right side. */
export type Round = { readonly left: readonly Seat[]; readonly top: readonly Seat[]; readonly right: readonly Seat[] };

const TALL = 3;

/** The sides hold up to three each; who is between them sits at the top. */
export function seatsRound(seats: number, you: Seat | undefined): Round {
  const others = othersOf(seats, you);
  const side = Math.min(TALL, others.length <= 1 ? 0 : others.length <= 3 ? 1 : others.length <= 6 ? 2 : 3);
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

/** How many seats have a teammate on their left. */
const neighboursIn = (teams: readonly number[]): number =>
  teams.filter((team, i) => teams[(i + 1) % teams.length] === team).length;

/** C45-SEAT-2: as few as there can be. With two at the table each sits beside the other twice. */
export function fewestNeighbours(teams: readonly number[]): number {
  const sizes = sizesOf(teams);
  const largest = Math.max(...sizes);
  return Math.max(0, largest - (teams.length - largest));
}

const sizesOf = (teams: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(...teams) + 1 }, (_, team) => teams.filter((one) => one === team).length);

export type SeatingNote = 'needless-neighbours' | 'uneven-teams';

/** C45-SEAT-3, C45-ONLINE-9: what a host should know about who sits where. A head start evens uneven teams (C45-HEAD-1). */
export function seatingNotes(teams: readonly number[], hasHeadStart = false): readonly SeatingNote[] {
  if (teams.length < 2) return [];
  const sizes = sizesOf(teams);
  return [
    ...(neighboursIn(teams) > fewestNeighbours(teams) ? (['needless-neighbours'] as const) : []),
    ...(new Set(sizes).size > 1 && !hasHeadStart ? (['uneven-teams'] as const) : []),
  ];
}

/** C45-HEAD-1: a team counts more money than its players own. */
export const hasHeadStart = ({ teams, players }: Pick<View, 'teams' | 'players'>): boolean =>
  teams.some(({ seats, total }) => total > seats.reduce((sum, seat) => sum + (players[seat]?.net ?? 0), 0));
