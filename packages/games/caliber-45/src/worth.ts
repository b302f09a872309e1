import { UNIT } from './data.ts';
import type { Player, State } from './state.ts';

/** Thousands of dollars in a unit: what the game scores in. */
export const THOUSANDS = UNIT / 1000;
/** What a cowboy is worth who can go at once: what it costs to have another one, with the turns it takes. */
export const COWBOY = 180;
/** A Mustang saves him once. */
export const HORSE = 40;

/** How much a rival's gain hurts: all of it with two teams, half with three. */
export function rivalry({ players }: State): number {
  for (let i = 0; i < players.length; i++) if ((players[i] as Player).team === 2) return 0.5;
  return 1;
}
