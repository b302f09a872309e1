import { seatProblem, type TableProblem } from '@saloon/kernel';
import { MAX_SEATS, MAX_TEAM, MAX_TEAMS, MIN_SEATS, UNIT } from '../rules/data.ts';
import { type Options, TARGETS } from '../rules/options.ts';
import { evenly, hasLootFor, isSplit, seatsFor, sizesOf, teamsByHand } from '../rules/seating.ts';
import { problems as en } from '../text/en-problems.ts';
import type { Misfit } from '../text/problems.ts';
import { problems as ru } from '../text/ru-problems.ts';

/** The option that doesn't fit the number of seats or the loot of the box, in units (C45-SETUP-1, C45-SETUP-2, section 8). */
export function problemOf(options: Options, seats: number, loot: number): TableProblem | undefined {
  const within = Math.max(MIN_SEATS, Math.min(MAX_SEATS, seats));
  // Too many or too few seats for any table: the kernel reports that, unless no table is possible at all.
  if (within !== seats && seatsFor(options, loot).max > 0) return undefined;
  const misfit = misfitOf(options, within, loot);
  if (misfit !== undefined) return { option: OPTION[misfit.type], text: { en: en(misfit), ru: ru(misfit) } };
  return options.firstPlayer === 'random' ? undefined : seatProblem('firstSeat', options.firstSeat, within);
}

const OPTION: Readonly<Record<Misfit['type'], keyof Options>> = {
  'strange-digit': 'seatTeams',
  'other-seats': 'seatTeams',
  'bad-teams': 'seatTeams',
  'teams-for-others': 'teams',
  'little-loot': 'target',
};

function misfitOf(options: Options, seats: number, loot: number): Misfit | undefined {
  if (sizesOf(options, seats, loot) !== undefined) return undefined;
  const teams = options.seating === 'manual' ? byHand(options, seats) : byRule(options, seats);
  if (typeof teams !== 'number') return teams;
  const dollars = Number(options.target) * 1000;
  const most = TARGETS.findLast((target) => hasLootFor({ ...options, target }, teams, loot));
  return { type: 'little-loot', teams, loot: loot * UNIT, target: dollars, most: Number(most ?? 0) * 1000 };
}

/** The number of teams the host has written, or what is wrong with them. */
function byHand(options: Options, seats: number): number | Misfit {
  const teams = teamsByHand(options);
  if (teams.some((team) => team < 0 || team >= MAX_TEAMS)) return { type: 'strange-digit', found: options.seatTeams };
  if (teams.length !== seats) return { type: 'other-seats', found: options.seatTeams, seats };
  const sizes = Array.from({ length: Math.max(...teams) + 1 }, (_, team) => teams.filter((t) => t === team).length);
  return isSplit(sizes) ? sizes.length : { type: 'bad-teams', found: options.seatTeams };
}

/** The number of teams, or the problem that this split is for another number of seats. */
function byRule({ teams }: Options, seats: number): number | Misfit {
  switch (teams) {
    // With `auto` only the loot can be the problem: three teams fit wherever two don't.
    case 'auto':
      return seats <= 2 * MAX_TEAM ? 2 : MAX_TEAMS;
    case 'two':
    case 'three': {
      const count = teams === 'two' ? 2 : MAX_TEAMS;
      const most = Math.min(MAX_SEATS, count * MAX_TEAM);
      return isSplit(evenly(seats, count)) ? count : { type: 'teams-for-others', teams, min: count, max: most, seats };
    }
    default: {
      const sizes = teams.split('-').map(Number);
      const all = sizes.reduce((sum, size) => sum + size, 0);
      return all === seats ? sizes.length : { type: 'teams-for-others', teams, min: all, max: all, seats };
    }
  }
}
