import {
  boxesOf,
  DEFAULT_EDITION,
  type Edition,
  lootIn,
  type Options,
  oddsOf,
  problemOf,
  sizesOf,
  teamsByHand,
} from '@saloon/caliber-45/options';
import type { AnyOptions } from '../../core/games/entry.ts';
import type { Opening, TeamChoice } from '../../core/games/opening.ts';
import { editions } from './editions.ts';
import { PROPOSED } from './logic/bounds.ts';
import { type NoteId, notesFor } from './logic/opening-notes.ts';
import { noteWords, proposalWords, teamNames, unevenWords } from './text/opening.ts';

export const opening = async (): Promise<Opening> => openingWith(await editions());

/** What Caliber 45 says about a table that is about to be opened, in a house with these editions. */
export function openingWith(known: readonly Edition[]): Opening {
  const boxFor = boxesOf(known);
  const lootFor = (options: Options) => lootIn(boxFor(options));
  return {
    problem: (given, seats) => problemOf(read(given), seats, lootFor(read(given))),
    notes: (given, seats) => {
      const options = read(given);
      const odds = oddsOf(sizesOf(options, seats.length, lootFor(options)) ?? []);
      return notesFor(options, seats, lootFor(options)).map((id: NoteId) => ({
        text: id === 'uneven-teams' && odds !== undefined ? unevenWords(odds) : textOf(id),
        ...(id === 'bots-alone' ? { proposal: { text: proposalWords, options: PROPOSED } } : {}),
      }));
    },
    isForServer: ({ edition }) => edition !== DEFAULT_EDITION.id,
    teams,
  };
}

/** Two teams where they can be even, otherwise three (C45-SEAT-1). */
const usualTeams = (seats: number): readonly number[] => {
  const count = seats === 3 || seats > 6 ? 3 : 2;
  return Array.from({ length: seats }, (_, at) => at % count);
};

/** By hand, the teams are written as a number with a digit for each seat (C45-SEAT-3). */
const teams: TeamChoice = {
  names: teamNames,
  random: { seating: 'auto' },
  usual: usualTeams,
  of: (given, seats) => {
    const options = read(given);
    if (options.seating !== 'manual') return undefined;
    const chosen = teamsByHand(options);
    return usualTeams(seats).map((usual, at) => chosen[at] ?? usual);
  },
  options: (chosen) => ({ seating: 'manual', seatTeams: Number(chosen.map((team) => team + 1).join('')) }),
};

const textOf = (id: NoteId) => ({ en: noteWords.en[id], ru: noteWords.ru[id] });

/** The form makes them of this game's own option spec. */
const read = (given: AnyOptions): Options => given as unknown as Options;
