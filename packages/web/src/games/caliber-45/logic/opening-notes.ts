import { type Options, sizesOf, teamsByHand } from '@saloon/caliber-45/options';
import type { OpenRequest } from '@saloon/client';
import { type SeatingNote, seatingNotes } from './seating.ts';

export type NoteId = SeatingNote | 'long-game' | 'bots-alone';

/** Thousands; above it games grow long (section 8). */
const LONG = 1000;

/** What a host should know before the table opens; nothing about one that cannot be played. */
export function notesFor(options: Options, seats: OpenRequest['seats'], loot: number): readonly NoteId[] {
  const sizes = sizesOf(options, seats.length, loot);
  if (sizes === undefined) return [];
  const teams = options.seating === 'manual' ? teamsByHand(options) : undefined;
  const isBounded = options.idleRoundLimit > 0 && options.maxRobberies > 0;
  // Random teams: only their sizes are known, so assume the largest difference.
  const notes = teams === undefined ? seatingNotes(spread(sizes)).filter(isAboutSizes) : seatingNotes(teams);
  // A head start is the answer to uneven teams.
  const seating = options.headStart === 'even' ? notes.filter((note) => !isAboutSizes(note)) : notes;
  return [
    ...seating,
    ...(Number(options.target) > LONG ? (['long-game'] as const) : []),
    ...(!isBounded && mayBeBotsAlone(seats, sizes, teams) ? (['bots-alone'] as const) : []),
  ];
}

const isAboutSizes = (note: SeatingNote): boolean => note === 'uneven-teams';
const spread = (sizes: readonly number[]): readonly number[] => sizes.flatMap((size, team) => Array(size).fill(team));

/** Are all players of some team bots? With random teams, could they be? */
function mayBeBotsAlone(
  seats: OpenRequest['seats'],
  sizes: readonly number[],
  teams: readonly number[] | undefined,
): boolean {
  const isBot = seats.map(({ type }) => type === 'bot');
  if (teams !== undefined) return sizes.some((_, team) => teams.every((other, seat) => other !== team || isBot[seat]));
  return isBot.filter((is) => is).length >= Math.min(...sizes);
}
